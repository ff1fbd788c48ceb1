import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Button,
  Checkbox,
  color,
  Grid,
  notify,
  space,
  Stack,
  TextArea,
  TextField,
  useForm,
} from '@tablewell/ui';
import type { FormErrors } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { createKey } from './api/keys';
import { find, t } from './texts';

const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${space.xs};
  font-weight: 600;
  font-size: 0.9375rem;
`;

/** At most two columns, so that what is read stands beside what is written. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: 0 ${space.md};
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

interface NewKeyFormProps {
  restaurantId: string;
  /** The scopes to choose from. */
  scopes: readonly string[];
  onMade: (key: string) => void;
}

/** One address or range a line, or several with commas between them. */
const linesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The problems of a draft by field; those of an item are problems of its list. */
function problemsOf(error: unknown): FormErrors<'name' | 'scopes' | 'addresses'> {
  const errors: FormErrors<'name' | 'scopes' | 'addresses'> = {};
  for (const { field, message } of error instanceof ApiError ? error.details : []) {
    const own = (['name', 'scopes', 'addresses'] as const).find((name) => field.split('[')[0] === name);
    if (own) errors[own] ??= message;
  }
  return errors;
}

/** Makes a key: which program uses it, what it may do, and from where. */
export function NewKeyForm({ restaurantId, scopes, onMade }: NewKeyFormProps) {
  const id = useId();
  const form = useForm(() => ({ name: '', scopes: [] as string[], addresses: '' }));
  const { values } = form;
  const create = useMutation({
    mutationFn: createKey,
    onSuccess: (key) => {
      form.reset();
      onMade(key);
    },
    onError: (error) => {
      const errors = problemsOf(error);
      if (Object.keys(errors).length > 0) form.refuse(errors);
      else notify(messageOf(error), { tone: 'danger' });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate({ restaurantId, ...values, addresses: linesOf(values.addresses) });
  }

  const choose = (scope: string, isChosen: boolean): void =>
    form.change({
      scopes: scopes.filter((each) => (each === scope ? isChosen : values.scopes.includes(each))),
    });

  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label={t('apiKeys.new.label')}>
      <Stack $gap="sm">
        <Grid $gap="md">
          <TextField
            {...form.text('name')}
            label={t('apiKeys.new.name')}
            hint={t('apiKeys.new.nameHint')}
            maxLength={60}
            autoComplete="off"
          />
          <TextArea
            name="addresses"
            label={t('apiKeys.new.addresses')}
            hint={t('apiKeys.new.addressesHint')}
            optional
            rows={2}
            value={values.addresses}
            error={form.errors.addresses}
            onChange={({ target }) => form.change({ addresses: target.value })}
          />
        </Grid>
        <Choices aria-describedby={form.errors.scopes ? `${id}-scopes` : undefined}>
          <Legend>{t('apiKeys.new.scopes')}</Legend>
          <Columns>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                label={
                  <>
                    {find(`apiKeys.scope.${scope}`) ?? scope} <code>{scope}</code>
                  </>
                }
                checked={values.scopes.includes(scope)}
                onChange={({ target }) => choose(scope, target.checked)}
              />
            ))}
          </Columns>
          <Problem id={`${id}-scopes`} role="alert">
            {form.errors.scopes}
          </Problem>
        </Choices>
        <div>
          <Button
            type="submit"
            variant="secondary"
            busy={create.isPending}
            disabled={!values.name.trim() || values.scopes.length === 0}
          >
            {t('apiKeys.new.make')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
