import { openHostedPage } from '@tablewell/federation';
import { createCheckoutSession } from './api/create-checkout-session';
import type { PlanId } from './api/create-checkout-session';
import { validateSession } from './api/validate-session';

/** The plans that are paid for; Basic is free and has no checkout. */
const paidPlans: readonly PlanId[] = ['premium', 'enterprise'];

/** The plan that an address names, if it is one that is paid for. */
export const paidPlan = (name: string | null): PlanId | undefined => paidPlans.find((id) => id === name);

const attempts = 3;
const pauseMs = 1_000;

/**
 * From a fresh sign-up to the payment provider's page. The session is checked first, because a checkout without
 * one would be paid by nobody we know.
 */
export async function startCheckout(planType: PlanId, withTrial: boolean): Promise<void> {
  await waitForSession();
  const { url } = await createCheckoutSession({ planType, withTrial });
  openHostedPage(url);
}

async function waitForSession(): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      await validateSession();
      return;
    } catch {
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  throw new Error('Authentication verification failed after multiple attempts');
}
