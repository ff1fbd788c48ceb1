import { useEffect, useState } from 'react';
import { isAuthFailure, serverText } from '@tablewell/api-client';
import { createPortalSession } from '@tablewell/api-client/account-calls';
import { openHostedPage } from '@tablewell/federation';
import { useNavigate } from '@tablewell/federation/router';
import { notify } from '@tablewell/ui';
import { useRefusedSession } from '../../app/use-refused-session';
import { openCheckout } from './open-checkout';
import type { Plan, PlanId } from './plan';
import type { PlanStep } from './plan-rules';
import type { PaymentScript } from './use-payment-script';
import { t } from '../../texts';

const notifyError = (text: string): void => void notify(text, { tone: 'danger' });

interface PlanChoice {
  /** The plan that is being chosen; until that is done, no other one can be chosen. */
  busy: PlanId | undefined;
  take: (plan: Plan, step: PlanStep) => Promise<void>;
}

/** Handles a click on a plan. `returnPath`: the page to which the provider's portal returns. */
export function usePlanChoice(payment: PaymentScript, returnPath: string): PlanChoice {
  const [busy, setBusy] = useState<PlanId>();
  const navigate = useNavigate();
  const refused = useRefusedSession();
  useEffect(() => {
    // The Back button restores this page from the provider's as it was left: busy.
    const onShow = (): void => setBusy(undefined);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function leaveFor(
    plan: Plan,
    open: () => Promise<{ url: string }>,
    failure: (error: unknown) => string,
  ) {
    setBusy(plan.id);
    try {
      const { url } = await open();
      openHostedPage(url); // Stays busy: the page is about to be left.
    } catch (error) {
      setBusy(undefined);
      if (isAuthFailure(error)) refused();
      else notifyError(failure(error));
    }
  }

  async function take(plan: Plan, step: PlanStep): Promise<void> {
    if (step.kind === 'go') return void navigate(step.to);
    if (step.kind === 'portal') {
      const back = window.location.origin + returnPath;
      return leaveFor(
        plan,
        () => createPortalSession(back),
        () => t('prices.portal.failed'),
      );
    }
    if (step.kind === 'checkout') {
      if (!payment.loaded) {
        payment.load();
        return notifyError(t('prices.payment.loading'));
      }
      const failure = (error: unknown): string =>
        t('prices.checkout.failed', { reason: serverText(error, t('prices.checkout.noSession')) });
      return leaveFor(plan, () => openCheckout(plan.id, step.interval), failure);
    }
  }
  return { busy, take };
}
