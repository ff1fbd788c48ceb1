import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, NetworkError, storeSession } from '@tablewell/api-client';
import { readReturnTo } from '@tablewell/federation';
import { useLocation, useNavigate } from '@tablewell/federation/router';
import { Banner, Button, PasswordField, rich, Stack, TextField, useForm } from '@tablewell/ui';
import type { FormErrors } from '@tablewell/ui';
import { ownPath, paths } from '../../paths';
import { AccountPage } from './account-page';
import { challengeOf } from './api/second-factor';
import { signIn } from './api/sign-in';
import { SecondFactorPage } from './second-factor-page';
import { GoogleSignIn } from './google-sign-in';
import { PasskeySignIn } from './passkey-sign-in';
import { TextLink } from '../../lib/text-link';
import { VerificationPrompt } from './verification-prompt';
import { refusalText } from './refusal-text';
import { SsoSignIn } from './sso-sign-in';
import { t } from './texts';

const empty = { email: '', password: '' };

/** Sign-in: Google, a passkey, or email and password; then the code of a second factor, or a prompt to verify the address. */
export function SignInPage() {
  const navigate = useNavigate();
  const from = readReturnTo(useLocation().state);
  const goOn = (redirectUrl: string | undefined) => navigate(ownPath(from?.next ?? redirectUrl));
  const form = useForm(() => empty);
  const [failure, setFailure] = useState<string>();
  const [unverified, setUnverified] = useState<string>();
  const [challenge, setChallenge] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { email, password } = form.values;
    const missing: FormErrors<keyof typeof empty> = {
      ...(email.trim() ? {} : { email: t('account.missing.email') }),
      ...(password ? {} : { password: t('account.missing.password') }),
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
      const asked = challengeOf(error);
      if (asked) {
        setChallenge(asked);
      } else if (error instanceof ApiError && error.status === 403 && error.body.requiresVerification) {
        setUnverified(error.body.email ?? email.trim());
      } else {
        setFailure(signInFailure(error));
      }
    } finally {
      setBusy(false);
    }
  }

  if (challenge) {
    return (
      <SecondFactorPage
        challenge={challenge}
        onDone={({ redirectUrl }) => void goOn(redirectUrl)}
        onEnded={(reason) => {
          setChallenge(undefined);
          setFailure(reason);
        }}
      />
    );
  }
  return (
    <AccountPage
      title={t('account.signIn.title')}
      lead={t('account.signIn.lead')}
      below={rich(t('account.signIn.below'), {
        signUp: (words) => <TextLink to={paths.signUp}>{words}</TextLink>,
      })}
    >
      {from?.ended && (
        <Banner tone="info" role="status">
          {t('account.signIn.ended')}
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
        onChallenge={setChallenge}
        onFailure={setFailure}
      />
      <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={t('account.email')}
            type="email"
            autoComplete="username webauthn"
            required
            {...form.text('email')}
          />
          <PasswordField
            label={t('account.password')}
            autoComplete="current-password"
            required
            {...form.text('password')}
          />
          <p>
            <TextLink to={paths.forgotPassword}>{t('account.signIn.forgot')}</TextLink>
          </p>
          <Button type="submit" size="large" wide busy={busy}>
            {t('account.signIn.submit')}
          </Button>
          <PasskeySignIn onDone={({ redirectUrl }) => void goOn(redirectUrl)} onFailure={setFailure} />
          <SsoSignIn
            email={form.values.email}
            next={from?.next}
            onNoEmail={() => form.refuse({ email: t('account.sso.noEmail') })}
            onDone={({ redirectUrl }, next) => void navigate(ownPath(next ?? redirectUrl))}
            onFailure={setFailure}
          />
        </Stack>
      </form>
    </AccountPage>
  );
}

function signInFailure(error: unknown): string {
  if (error instanceof NetworkError) {
    return t('account.signIn.offline');
  }
  return refusalText(error, t('account.signIn.failed'));
}
