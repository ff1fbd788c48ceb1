import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { storeSession } from '@tablewell/api-client';
import { pageConfig } from '@tablewell/federation';
import { useSearchParams } from '@tablewell/federation/router';
import { Banner, Button, Checkbox, Grid, PasswordField, rich, Stack, TextField } from '@tablewell/ui';
import { recaptchaTexts, useForm } from '@tablewell/ui';
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
import { refusalText, refusedFields } from './refusal-text';
import { t } from './texts';

/** After the success message, in milliseconds. */
const redirectAfter = 1_500;
const redirectAfterFailedCheckout = 1_000;

const link = (to: string) => (words: string) => <TextLink to={to}>{words}</TextLink>;
const links = { terms: link(paths.terms), privacy: link(paths.privacy), signIn: link(paths.signIn) };

/** Sign-up: an owner and a restaurant. A plan in the address leads on to its checkout. */
export function SignUpPage() {
  const form = useForm<SignUpValues, 'recaptcha'>(() => emptySignUp);
  const { values, errors } = form;
  const [failure, setFailure] = useState<string>();
  /** The message once the account exists. */
  const [done, setDone] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Shown from the start if every sign-up needs it, otherwise once the server requires it. */
  const [asksCaptcha, setAsksCaptcha] = useState(() => pageConfig().signUpsWithoutCaptcha === 0);
  const [proof, setProof] = useState('');
  const captcha = useRef<RecaptchaHandle>(null);
  const [query] = useSearchParams();
  const redirect = useLaterRedirect();
  const plan = paidPlan(query.get('plan'));
  const paysNow = query.get('stripe') === 'true';
  const interval = query.get('interval') === 'year' ? 'year' : 'month';

  const field = (name: Parameters<typeof form.text>[0]) => ({ ...form.text(name), required: true });

  /** Shows a failure. A captcha token is valid once, so after a failure another one is needed. */
  function fail(message: string, error: unknown): void {
    setFailure(message);
    const recaptcha = captchaProblem(error);
    if (recaptcha) setAsksCaptcha(true);
    captcha.current?.reset();
    setProof('');
    const refused = refusedFields(error, signUpFields);
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
      setDone(t('account.signUp.doneMail'));
      await goOn(session.redirectUrl);
    } catch (error) {
      fail(refusalText(error, t('account.signUp.failed')), error);
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
      const reason = error instanceof Error ? error.message : String(error);
      setFailure(t('account.signUp.noPayment', { reason }));
      redirect(paths.dashboard, redirectAfterFailedCheckout);
    }
  }

  return (
    <AccountPage
      title={t('account.signUp.title')}
      lead={
        plan && paysNow ? t(`account.signUp.chosen.${interval}`, { plan: planNames[plan] }) : trialLine(plan)
      }
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
        restaurantName={values.restaurantName}
        onDone={({ redirectUrl }) => {
          setFailure(undefined);
          setDone(t('account.signUp.done'));
          void goOn(redirectUrl);
        }}
        note={rich(t('account.signUp.google'), links)}
        {...(proof ? { recaptchaToken: proof } : {})}
        onFailure={(message, error) => (error ? fail(message, error) : setFailure(message))}
      />
      <form noValidate ref={form.ref} onSubmit={(event) => void submit(event)}>
        <Stack>
          <Grid $min="10rem" $gap="md">
            <TextField label={t('account.firstName')} autoComplete="given-name" {...field('firstName')} />
            <TextField label={t('account.lastName')} autoComplete="family-name" {...field('lastName')} />
          </Grid>
          <TextField label={t('account.email')} type="email" autoComplete="email" {...field('email')} />
          <TextField
            label={t('account.restaurantName')}
            autoComplete="organization"
            {...field('restaurantName')}
          />
          <PasswordField label={t('account.password')} autoComplete="new-password" {...field('password')} />
          <PasswordChecklist password={values.password} />
          <PasswordField
            label={t('account.confirmPassword')}
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <Checkbox
            name="terms"
            checked={values.terms}
            error={errors.terms}
            required
            onChange={(event) => form.change({ terms: event.target.checked })}
            label={rich(t('account.signUp.terms'), links)}
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
            {t('account.signUp.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

/** Without the number of days: the previous page may have shown either of the two that are configured. */
function trialLine(plan: 'premium' | 'enterprise' | undefined): string {
  if (pageConfig().trialDays === 0) return t('account.signUp.lead');
  return plan ? t('account.signUp.trialPlan', { plan: planNames[plan] }) : t('account.signUp.trial');
}
