import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, NetworkError, serverText, storeSession } from '@tablewell/api-client';
import { useNavigate } from '@tablewell/federation/router';
import { Banner, Button, PasswordField, Stack, TextField } from '@tablewell/ui';
import { ownPath, paths } from '../../paths';
import { AccountPage } from './account-page';
import { signIn } from './api/sign-in';
import { focusFirstError } from './field-errors';
import type { FieldErrors } from './field-errors';
import { GoogleSignIn } from './google-sign-in';
import { TextLink } from '../../lib/text-link';
import { VerificationPrompt } from './verification-prompt';

type Field = 'email' | 'password';

/** Sign-in: Google, or email and password; a prompt when the address is not verified yet. */
export function SignInPage() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [failure, setFailure] = useState<string>();
  const [unverified, setUnverified] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const missing: FieldErrors<Field> = {
      ...(email.trim() ? {} : { email: 'Email is required' }),
      ...(password ? {} : { password: 'Password is required' }),
    };
    setErrors(missing);
    setFailure(undefined);
    setUnverified(undefined);
    if (Object.keys(missing).length > 0) return focusFirstError(form);
    setBusy(true);
    try {
      const session = await signIn({ email: email.trim(), password });
      storeSession(session);
      await navigate(ownPath(session.redirectUrl));
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
      {unverified && <VerificationPrompt email={unverified} />}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <GoogleSignIn
        purpose="sign-in"
        onDone={({ redirectUrl }) => void navigate(ownPath(redirectUrl))}
        onFailure={setFailure}
      />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            error={errors.email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            error={errors.password}
            onChange={(event) => setPassword(event.target.value)}
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
