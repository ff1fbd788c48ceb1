import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, serverText } from '@tablewell/api-client';
import { Banner, Button, PasswordField, Stack } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { resetPassword } from './api/reset-password';
import { PasswordChecklist } from './password-checklist';
import { passwordProblem } from './password-rules';
import { useLaterRedirect } from './use-redirect';

const redirectAfter = 3_000;

export interface ResetPasswordFormProps {
  token: string;
  email: string;
  /** The token ran out while the form was open. */
  onExpired: () => void;
}

/** The new password, twice, with what it needs shown while it is typed. */
export function ResetPasswordForm({ token, email, onExpired }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const redirect = useLaterRedirect();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = password === confirmPassword ? passwordProblem(password) : 'Passwords do not match.';
    setFailure(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await resetPassword({ token, password, confirmPassword });
      setDone(true);
      redirect(paths.signIn, redirectAfter);
    } catch (error) {
      if (saysTokenIsOver(error)) onExpired();
      else setFailure(serverText(error, 'Failed to reset password. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  if (done) {
    return (
      <AccountPage title="Password changed">
        <Banner tone="success" role="status">
          Your password has been reset. You will be taken to the sign-in page in a moment.
        </Banner>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Reset your password" lead={`Choose a new password for ${email}.`}>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordChecklist password={password} />
          <PasswordField
            label="Confirm new password"
            name="confirmPassword"
            autoComplete="new-password"
            required
            value={confirmPassword}
            onChange={(event) => setConfirmPassword(event.target.value)}
          />
          <Button type="submit" size="large" wide busy={busy} disabled={!password || !confirmPassword}>
            Reset Password
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

/** The server refuses a token by this text; a refusal of the password names its field. */
const saysTokenIsOver = (error: unknown): boolean =>
  error instanceof ApiError && /expired|invalid.*token/i.test(error.text ?? '');
