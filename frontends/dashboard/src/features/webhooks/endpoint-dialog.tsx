import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Button, Checkbox, color, Dialog, notify, space, Stack, TextField, useForm } from '@tablewell/ui';
import type { FormErrors } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { createEndpoint, updateEndpoint } from './api/webhooks';
import type { Endpoint } from './api/webhooks';
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

const Problem = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

type Field = 'name' | 'url' | 'kinds';

/** The problems of a draft by field; those of an item are problems of its list. */
function problemsOf(error: unknown): FormErrors<Field> {
  const errors: FormErrors<Field> = {};
  for (const { field, message } of error instanceof ApiError ? error.details : []) {
    const own = (['name', 'url', 'kinds'] as const).find((name) => field.split('[')[0] === name);
    if (own) errors[own] ??= message;
  }
  return errors;
}

interface EndpointDialogProps {
  restaurantId: string;
  /** The endpoint to change; undefined for a new one. */
  endpoint: Endpoint | undefined;
  /** The kinds to choose from. */
  kinds: readonly string[];
  onClose: () => void;
  /** With the secret of a new one. */
  onDone: (secret: string | undefined) => void;
}

/** Makes or changes an endpoint: who receives what, and where. */
export function EndpointDialog({ restaurantId, endpoint, kinds, onClose, onDone }: EndpointDialogProps) {
  const id = useId();
  const form = useForm(() => ({
    ...{ name: endpoint?.name ?? '', url: endpoint?.url ?? '' },
    kinds: endpoint?.kinds ?? kinds.filter((kind) => kind.startsWith('reservation.')),
    on: endpoint ? endpoint.state === 'on' : true,
  }));
  const { values } = form;
  const save = useMutation({
    mutationFn: async () => {
      if (!endpoint) return createEndpoint(restaurantId, values);
      await updateEndpoint(restaurantId, endpoint.id, values);
      return undefined;
    },
    onSuccess: onDone,
    onError: (error) => {
      const errors = problemsOf(error);
      if (Object.keys(errors).length > 0) form.refuse(errors);
      else notify(messageOf(error), { tone: 'danger' });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }

  const choose = (kind: string, isChosen: boolean): void =>
    form.change({
      kinds: kinds.filter((each) => (each === kind ? isChosen : values.kinds.includes(each))),
    });

  return (
    <Dialog
      open
      title={endpoint ? t('webhooks.edit.title', { name: endpoint.name }) : t('webhooks.new.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('webhooks.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={save.isPending}
            disabled={!values.name.trim() || !values.url.trim() || values.kinds.length === 0}
          >
            {t(endpoint ? 'webhooks.edit.save' : 'webhooks.new.make')}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.ref} noValidate onSubmit={submit}>
        <Stack $gap="sm">
          <TextField
            {...form.text('name')}
            label={t('webhooks.field.name')}
            maxLength={60}
            autoComplete="off"
            autoFocus
          />
          <TextField
            {...form.text('url')}
            label={t('webhooks.field.url')}
            hint={t('webhooks.field.urlHint')}
            type="url"
            maxLength={500}
            autoComplete="off"
          />
          <Choices aria-describedby={form.errors.kinds ? `${id}-kinds` : undefined}>
            <Legend>{t('webhooks.field.kinds')}</Legend>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={
                  <>
                    {find(`webhooks.kind.${kind}`) ?? kind} <code>{kind}</code>
                  </>
                }
                checked={values.kinds.includes(kind)}
                onChange={({ target }) => choose(kind, target.checked)}
              />
            ))}
            <Problem id={`${id}-kinds`} role="alert">
              {form.errors.kinds}
            </Problem>
          </Choices>
          <Checkbox
            label={t('webhooks.field.on')}
            checked={values.on}
            onChange={({ target }) => form.change({ on: target.checked })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
