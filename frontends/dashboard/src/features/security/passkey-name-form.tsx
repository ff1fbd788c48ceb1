import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Banner, Button, errorsOf, Inline, Stack, TextField, useForm } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { t } from './texts';

interface PasskeyNameFormProps {
  lead?: string;
  action: string;
  /** What the field has at first. */
  name: string;
  send: (name: string) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}

const narrow = { maxWidth: '34rem' };

/** Asks for the name of a passkey, of a new one or of one that is renamed. */
export function PasskeyNameForm({ send, onDone, ...props }: PasskeyNameFormProps) {
  const form = useForm(() => ({ name: props.name }));
  const { ref } = form;
  useEffect(() => {
    const field = ref.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [ref]);
  const change = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, ['name']) : {};
      if (Object.keys(errors).length > 0) form.refuse(errors);
    },
  });
  const failure =
    change.error && Object.keys(form.errors).length === 0 ? failureText(change.error) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    const name = form.values.name.trim();
    if (!name) return form.refuse({ name: t('security.passkey.nameMissing') });
    change.mutate(name);
  }

  return (
    <form noValidate ref={ref} onSubmit={submit} style={narrow}>
      <Stack $gap="sm">
        {props.lead && <p>{props.lead}</p>}
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <TextField
          label={t('security.passkey.name')}
          hint={t('security.passkey.nameHint')}
          autoComplete="off"
          required
          maxLength={60}
          {...form.text('name')}
        />
        <Inline $gap="xs">
          <Button type="submit" busy={change.isPending}>
            {props.action}
          </Button>
          <Button type="button" variant="secondary" onClick={props.onCancel}>
            {t('security.factor.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Browsers tell little about why no passkey was made, and give their errors the names of the standard. */
const byName: Readonly<
  Record<string, 'security.passkey.known' | 'security.passkey.notMade' | 'security.passkey.unavailable'>
> = {
  InvalidStateError: 'security.passkey.known',
  NotAllowedError: 'security.passkey.notMade',
  AbortError: 'security.passkey.notMade',
  // The dashboard is open at another address than the product's own.
  SecurityError: 'security.passkey.unavailable',
};

function failureText(error: Error): string {
  const id = byName[error.name];
  if (id) return t(id);
  return error instanceof ApiError ? messageOf(error) : t('security.passkey.failed');
}
