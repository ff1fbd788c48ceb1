import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { storeSession } from '@tablewell/api-client';
import { pageConfig } from '@tablewell/federation';
import { recaptchaTexts, useForm } from '@tablewell/ui';
import type { RecaptchaHandle } from '@tablewell/ui';
import { ownPath, paths } from '../../paths';
import { signUp } from './api/sign-up';
import type { ChosenPlan } from './chosen-plan';
import { refusalText, refusedFields } from './refusal-text';
import { captchaProblem } from './sign-up-captcha';
import { checkSignUp, emptySignUp, signUpFields, toSignUp } from './sign-up-form';
import type { SignUpValues } from './sign-up-form';
import { startCheckout } from './start-checkout';
import { useLaterRedirect } from './use-redirect';
import { t } from './texts';

/** After the success message, in milliseconds. */
const redirectAfter = 1_500;
const redirectAfterFailedCheckout = 1_000;

/** The form of a sign-up, and what follows: the dashboard, or the checkout of a plan. */
export function useSignUp({ paidNow, checkout }: ChosenPlan) {
  const form = useForm<SignUpValues, 'recaptcha'>(() => emptySignUp);
  const [failure, setFailure] = useState<string>();
  /** The message once the account exists. */
  const [done, setDone] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Shown from the start if every sign-up needs it, otherwise once the server requires it. */
  const [asksCaptcha, setAsksCaptcha] = useState(() => pageConfig().signUpsWithoutCaptcha === 0);
  const [proof, setProof] = useState('');
  const [challenge, setChallenge] = useState<string>();
  const captcha = useRef<RecaptchaHandle>(null);
  const redirect = useLaterRedirect();

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
      ...checkSignUp(form.values),
      ...(isUnproven ? { recaptcha: recaptchaTexts.missing } : {}),
    };
    form.refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const session = await signUp({
        ...toSignUp(form.values),
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
    if (!paidNow) return redirect(ownPath(redirectUrl), redirectAfter);
    try {
      await startCheckout(paidNow, checkout);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      setFailure(t('account.signUp.noPayment', { reason }));
      redirect(paths.dashboard, redirectAfterFailedCheckout);
    }
  }

  return {
    form,
    failure,
    done,
    busy,
    submit,
    asksCaptcha,
    captcha,
    proof,
    prove(token: string) {
      setProof(token);
      if (token) form.clear('recaptcha');
    },
    /** A sign-up by Google's button, which sends no form. */
    google: {
      onNoName: () => form.refuse({ restaurantName: t('account.google.noName') }),
      challenge,
      onChallenge: setChallenge,
      onEnded(reason?: string) {
        setChallenge(undefined);
        setFailure(reason);
      },
      onDone({ redirectUrl }: { redirectUrl?: string | undefined }) {
        setChallenge(undefined);
        setFailure(undefined);
        setDone(t('account.signUp.done'));
        void goOn(redirectUrl);
      },
      onFailure: (message: string, error?: unknown) => (error ? fail(message, error) : setFailure(message)),
    },
  };
}
