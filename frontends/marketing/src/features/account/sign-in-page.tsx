import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, NetworkError, serverText, storeSession } from '@tablewell/api-client';
import { readReturnTo } from '@tablewell/federation';
import { useLocation, useNavigate } from '@tablewell/federation/router';
import { Banner, Button, PasswordField, Stack, TextField, useForm } from '@tablewell/ui';
import type { FormErrors } from '@tablewell/ui';
import { ownPath, paths } from '../../paths';
import { AccountPage } from './account-page';
import { signIn } from './api/sign-in';
import { GoogleSignIn } from './google-sign-in';
import { TextLink } from '../../lib/text-link';
import { VerificationPrompt } from './verification-prompt';

const empty = { email: '', password: '' };

/** Sign-in: Google, or email and password; a prompt when the address is not verified yet. */
export function SignInPage() {
  const navigate = useNavigate();
  const from = readReturnTo(useLocation().state);
  const goOn = (redirectUrl: string | undefined) => navigate(ownPath(from?.next ?? redirectUrl));
  const form = useForm(() => empty);
  const [failure, setFailure] = useState<string>();
  const [unverified, setUnverified] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { email, password } = form.values;
    const missing: FormErrors<keyof typeof empty> = {
      ...(email.trim() ? {} : { email: 'Email is required' }),
      ...(password ? {} : { password: 'Password is required' }),
    };
    form.refuse(missing);
    setFailure(undefined);
    setUnverified(undefined);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      const session = await signIn({ email: email.trim(), password });
      storeSession(session);
      await goOn(session.redirectUrl);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403 && error.body.requiresVerification) {
        setUnverified(error.body.email ?? email.trim());
      } else {
        setFailure(signInFailure(error));
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <AccountPage
      title="Welcome back"
      lead="Sign in to your restaurant."
      below={
        <>
          New to Tablewell? <TextLink to={paths.signUp}>Create an account</TextLink>
        </>
      }
    >
      {from?.ended && (
        <Banner tone="info" role="status">
          You were signed out. Sign in to continue where you were.
        </Banner>
      )}
      {unverified && <VerificationPrompt email={unverified} />}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <GoogleSignIn
        purpose="sign-in"
        onDone={({ redirectUrl }) => void goOn(redirectUrl)}
        onFailure={setFailure}
      />
      <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField label="Email" type="email" autoComplete="username" required {...form.text('email')} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...form.text('password')}
          />
          <p>
            <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
          </p>
          <Button type="submit" size="large" wide busy={busy}>
            Sign In
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

function signInFailure(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'Something went wrong. Please check your connection and try again.';
  }
  return serverText(error, 'Invalid email or password. Please try again.');
}
