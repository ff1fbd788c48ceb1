import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError, serverText, storeSession } from '@tablewell/api-client';
import { pageConfig } from '@tablewell/federation';
import { useSearchParams } from '@tablewell/federation/router';
import { Banner, Button, Checkbox, Grid, PasswordField, Stack, TextField } from '@tablewell/ui';
import { errorsOf, recaptchaTexts, useForm } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';
import { ownPath, paths } from '../../paths';
import { AccountPage } from './account-page';
import { signUp } from './api/sign-up';
import { GoogleSignIn } from './google-sign-in';
import { PasswordChecklist } from './password-checklist';
import { captchaProblem, SignUpCaptcha } from './sign-up-captcha';
import { checkSignUp, emptySignUp, signUpFields } from './sign-up-form';
import type { SignUpValues } from './sign-up-form';
import { paidPlan, planNames, startCheckout } from './start-checkout';
import { TextLink } from '../../lib/text-link';
import { useLaterRedirect } from './use-redirect';

/** After the success message, in milliseconds. */
const redirectAfter = 1_500;
const redirectAfterFailedCheckout = 1_000;

/** Sign-up: an owner and a restaurant. A plan in the address leads on to its checkout. */
export function SignUpPage() {
  const form = useForm<SignUpValues, 'recaptcha'>(() => emptySignUp);
  const { values, errors } = form;
  const [failure, setFailure] = useState<string>();
  /** The message once the account exists. */
  const [done, setDone] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Shown from the start where every sign-up needs it, otherwise once the server requires it. */
  const [asksCaptcha, setAsksCaptcha] = useState(() => pageConfig().signUpsWithoutCaptcha === 0);
  const [proof, setProof] = useState('');
  const captcha = useRef<RecaptchaHandle>(null);
  const [query] = useSearchParams();
  const redirect = useLaterRedirect();
  const plan = paidPlan(query.get('plan'));
  const paysNow = query.get('stripe') === 'true';
  const interval = query.get('interval') === 'year' ? 'year' : 'month';

  const field = (name: Parameters<typeof form.text>[0]) => ({ ...form.text(name), required: true });

  /** Shows a failure. A captcha proof is good once: after a failure another one is needed. */
  function fail(message: string, error: unknown): void {
    setFailure(message);
    const recaptcha = captchaProblem(error);
    if (recaptcha) setAsksCaptcha(true);
    captcha.current?.reset();
    setProof('');
    const refused = error instanceof ApiError ? errorsOf(error.details, signUpFields) : {};
    form.refuse({ ...refused, ...(recaptcha ? { recaptcha } : {}) });
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (done) return;
    setFailure(undefined);
    const isUnproven = asksCaptcha && proof === '';
    const wrong = {
      ...checkSignUp(values),
      ...(isUnproven ? { recaptcha: recaptchaTexts.missing } : {}),
    };
    form.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { email, password, firstName, lastName, restaurantName } = values;
      const session = await signUp({
        email: email.trim(),
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        restaurantName: restaurantName.trim(),
        ...(proof ? { recaptchaToken: proof } : {}),
      });
      storeSession(session);
      setDone('Your account is ready. We sent you an email to verify your address.');
      await goOn(session.redirectUrl);
    } catch (error) {
      fail(serverText(error, 'An error occurred during sign up'), error);
    } finally {
      setBusy(false);
    }
  }

  async function goOn(redirectUrl: string | undefined): Promise<void> {
    if (!plan || !paysNow) return redirect(ownPath(redirectUrl), redirectAfter);
    try {
      await startCheckout(plan, {
        withTrial: query.has('trial') && query.get('trial') !== 'false',
        ...(interval === 'year' && { interval }),
      });
    } catch (error) {
      setFailure(`Payment setup failed: ${error instanceof Error ? error.message : String(error)}`);
      redirect(paths.dashboard, redirectAfterFailedCheckout);
    }
  }

  return (
    <AccountPage
      title="Create your account"
      lead={
        plan && paysNow
          ? `You chose ${planNames[plan]}, billed ${interval === 'year' ? 'yearly' : 'monthly'}. You will enter your card on the next page.`
          : trialLine(plan)
      }
      below={
        <>
          Already have an account? <TextLink to={paths.signIn}>Sign in</TextLink>
        </>
      }
    >
      {done && (
        <Banner tone="success" role="status" title="Welcome to Tablewell!">
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
        restaurantName={values.restaurantName}
        onDone={({ redirectUrl }) => {
          setFailure(undefined);
          setDone('Your account is ready.');
          void goOn(redirectUrl);
        }}
        note={
          <>
            By signing up with Google you agree to the <TextLink to={paths.terms}>Terms of Service</TextLink>{' '}
            and the <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
          </>
        }
        {...(proof ? { recaptchaToken: proof } : {})}
        onFailure={(message, error) => (error ? fail(message, error) : setFailure(message))}
      />
      <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          <Grid $min="10rem" $gap="md">
            <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
            <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
          </Grid>
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <TextField label="Restaurant name" autoComplete="organization" {...field('restaurantName')} />
          <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
          <PasswordChecklist password={values.password} />
          <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
          <Checkbox
            name="terms"
            checked={values.terms}
            error={errors.terms}
            required
            onChange={(event) => form.change({ terms: event.target.checked })}
            label={
              <>
                I agree to the <TextLink to={paths.terms}>Terms of Service</TextLink> and the{' '}
                <TextLink to={paths.privacy}>Privacy Policy</TextLink>
              </>
            }
          />
          {asksCaptcha && (
            <SignUpCaptcha
              ref={captcha}
              error={errors.recaptcha}
              onToken={(token) => {
                setProof(token);
                if (token) form.clear('recaptcha');
              }}
            />
          )}
          <Button type="submit" size="large" wide busy={busy} disabled={done !== undefined}>
            Create Account
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

/** Without a number of days: the page before may have said either of the two that the owner of the product has set. */
function trialLine(plan: 'premium' | 'enterprise' | undefined): string {
  if (pageConfig().trialDays === 0) return 'Set up your restaurant in a few minutes.';
  const trial = 'Your free trial starts now. No credit card required.';
  return plan ? `${trial} You can subscribe to ${planNames[plan]} at any time.` : trial;
}
