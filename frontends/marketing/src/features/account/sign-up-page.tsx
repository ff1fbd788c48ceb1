import { useSearchParams } from '@tablewell/federation/router';
import { Banner, Button, rich, Stack } from '@tablewell/ui';
import { AccountPage } from './account-page';
import { chosenPlan, planLine } from './chosen-plan';
import { SecondFactorPage } from './second-factor-page';
import { GoogleSignIn } from './google-sign-in';
import { SignUpCaptcha } from './sign-up-captcha';
import { SignUpFields } from './sign-up-fields';
import { links } from './sign-up-links';
import { useSignUp } from './use-sign-up';
import { t } from './texts';

/** Sign-up: an owner and a restaurant. A plan in the address leads on to its checkout. */
export function SignUpPage() {
  const [query] = useSearchParams();
  const plan = chosenPlan(query);
  const { form, failure, done, busy, submit, asksCaptcha, captcha, proof, prove, google } = useSignUp(plan);
  const { challenge, onEnded, ...button } = google;
  // Google’s button also signs in who has an account.
  if (challenge) return <SecondFactorPage challenge={challenge} onDone={google.onDone} onEnded={onEnded} />;
  return (
    <AccountPage
      title={t('account.signUp.title')}
      lead={planLine(plan)}
      below={rich(t('account.signUp.below'), links)}
    >
      {done && (
        <Banner tone="success" role="status" title={t('account.signUp.welcome')}>
          {done}
        </Banner>
      )}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <GoogleSignIn
        purpose="sign-up"
        restaurantName={form.values.restaurantName}
        note={rich(t('account.signUp.google'), links)}
        {...(proof ? { recaptchaToken: proof } : {})}
        {...button}
      />
      <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          <SignUpFields form={form} />
          {asksCaptcha && <SignUpCaptcha ref={captcha} error={form.errors.recaptcha} onToken={prove} />}
          <Button type="submit" size="large" wide busy={busy} disabled={done !== undefined}>
            {t('account.signUp.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
