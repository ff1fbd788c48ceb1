import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Banner, Button, PasswordField, Stack, useForm } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { resetPassword } from './api/reset-password';
import { PasswordChecklist } from './password-checklist';
import { passwordProblem } from './password-rules';
import { useLaterRedirect } from './use-redirect';
import { refusalText, refusedFields } from './refusal-text';
import { t } from './texts';

const redirectAfter = 3_000;
const fields = ['password', 'confirmPassword'] as const;

interface ResetPasswordFormProps {
  token: string;
  email: string;
  /** The token expired while the form was open. */
  onExpired: () => void;
}

/** The new password, entered twice, with a live checklist of its rules. */
export function ResetPasswordForm({ token, email, onExpired }: ResetPasswordFormProps) {
  const form = useForm(() => ({ password: '', confirmPassword: '' }));
  const { password, confirmPassword } = form.values;
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const redirect = useLaterRedirect();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    const weak = passwordProblem(password);
    const wrong = {
      ...(weak ? { password: weak } : {}),
      ...(password === confirmPassword ? {} : { confirmPassword: t('account.reset.noMatch') }),
    };
    form.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await resetPassword({ token, password, confirmPassword });
      setDone(true);
      redirect(paths.signIn, redirectAfter);
    } catch (error) {
      if (isTokenOver(error)) return onExpired();
      const refused = refusedFields(error, fields);
      form.refuse(refused);
      if (Object.keys(refused).length === 0) setFailure(refusalText(error, t('account.reset.failed')));
    } finally {
      setBusy(false);
    }
  }

  if (done) {
    return (
      <AccountPage title={t('account.reset.done')}>
        <Banner tone="success" role="status">
          {t('account.reset.doneText')}
        </Banner>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('account.reset.title')} lead={t('account.reset.lead', { email })}>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          {/* The account that the password belongs to, for password managers. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('account.reset.password')}
            autoComplete="new-password"
            required
            {...form.text('password')}
          />
          <PasswordChecklist password={password} />
          <PasswordField
            label={t('account.reset.confirm')}
            autoComplete="new-password"
            required
            {...form.text('confirmPassword')}
          />
          <Button type="submit" size="large" wide busy={busy} disabled={!password || !confirmPassword}>
            {t('account.reset.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

/** The server refuses a token with this text; a refusal of the password names its field. */
const isTokenOver = (error: unknown): boolean =>
  error instanceof ApiError && /expired|invalid.*token/i.test(error.text ?? '');
