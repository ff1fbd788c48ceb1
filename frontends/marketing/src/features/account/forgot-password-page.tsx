import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, NetworkError, serverText } from '@tablewell/api-client';
import { Banner, Button, Stack, TextField } from '@tablewell/ui';
import { paths } from '../../paths';
import { AccountPage } from './account-page';
import { forgotPassword } from './api/forgot-password';
import { TextLink } from '../../lib/text-link';
import { useLaterRedirect } from './use-redirect';

const redirectAfter = 5_000;

/** Requests a reset link. The answer does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const redirect = useLaterRedirect();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    setBusy(true);
    try {
      await forgotPassword(email.trim());
      setSent(true);
      redirect(paths.signIn, redirectAfter);
    } catch (error) {
      setFailure(forgotFailure(error));
    } finally {
      setBusy(false);
    }
  }

  const back = <TextLink to={paths.signIn}>Back to sign in</TextLink>;
  if (sent) {
    return (
      <AccountPage title="Check Your Email" below={back}>
        <p role="status">
          If an account exists for this address, a link to set a new password is on its way. It works for 30
          minutes. You will be taken to the sign-in page in a moment.
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title="Forgot your password?"
      lead="Enter your email and we will send you a link to set a new one."
      below={back}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="large" wide busy={busy} disabled={!email.trim()}>
            Send Reset Link
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

function forgotFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'Network error. Please check your connection and try again.';
  if (error instanceof ApiError && error.status === 429) {
    return 'Too many reset requests. Please wait a few minutes before trying again.';
  }
  return serverText(error, 'Something went wrong. Please try again.');
}
