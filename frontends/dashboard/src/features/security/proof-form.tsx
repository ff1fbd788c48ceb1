import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Banner, Button, errorsOf, Inline, PasswordField, Stack, TextField, useForm } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { t } from './texts';

interface ProofFormProps<Result> {
  /** What it is for. */
  lead: string;
  action: string;
  dangerous?: boolean;
  /** What is asked for. */
  way: 'password' | 'code';
  send: (typed: string) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

const empty = { password: '', code: '' };
const narrow = { maxWidth: '34rem' };

/** Asks for the password, or for a code, before something about signing in is changed. */
export function ProofForm<Result>({ way, send, onDone, ...props }: ProofFormProps<Result>) {
  const form = useForm(() => empty);
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const change = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      const errors = error instanceof ApiError ? errorsOf(error.details, [way]) : {};
      if (Object.keys(errors).length > 0) form.refuse(errors);
    },
  });
  const failure = change.error && Object.keys(form.errors).length === 0 ? messageOf(change.error) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change.isPending) return;
    const typed = form.values[way];
    if (!typed.trim()) return form.refuse({ [way]: t(`security.factor.${way}Missing`) });
    change.mutate(typed);
  }

  return (
    <form noValidate ref={ref} onSubmit={submit} style={narrow}>
      <Stack $gap="sm">
        <p>{props.lead}</p>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        {way === 'password' ? (
          <PasswordField
            label={t('security.factor.password')}
            autoComplete="current-password"
            required
            {...form.text('password')}
          />
        ) : (
          <TextField
            label={t('security.factor.anyCode')}
            hint={t('security.factor.anyCodeHint')}
            autoComplete="one-time-code"
            required
            maxLength={40}
            spellCheck={false}
            {...form.text('code')}
          />
        )}
        <Inline $gap="xs">
          <Button type="submit" variant={props.dangerous ? 'danger' : 'primary'} busy={change.isPending}>
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
