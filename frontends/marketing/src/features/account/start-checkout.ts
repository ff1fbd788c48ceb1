import { createCheckoutSession, validateSession } from '@tablewell/api-client/account-calls';
import type { CheckoutRequest } from '@tablewell/api-client/account-calls';
import { openHostedPage } from '@tablewell/federation';
import { refusalText } from './refusal-text';
import { t } from './texts';

/** The paid plans; Basic is free and has no checkout. */
const paidPlans = ['premium', 'enterprise'] as const satisfies readonly CheckoutRequest['planType'][];
export type PaidPlanId = (typeof paidPlans)[number];

export const planNames: Record<PaidPlanId, string> = { premium: 'Premium', enterprise: 'Enterprise' };

/** The plan in an address, if it is a paid one. */
export const paidPlan = (name: string | null): PaidPlanId | undefined => paidPlans.find((id) => id === name);

const attempts = 3;
const pauseMs = 1_000;

export type CheckoutOptions = Omit<CheckoutRequest, 'planType'>;

/**
 * From a new sign-up to the payment provider's page. The session is checked first, because a checkout without one could
 * not be assigned to an account. Rejects with a text for the user.
 */
export async function startCheckout(planType: PaidPlanId, how: CheckoutOptions): Promise<void> {
  await waitForSession();
  try {
    const { url } = await createCheckoutSession({ planType, ...how });
    openHostedPage(url);
  } catch (error) {
    throw new Error(refusalText(error, t('account.checkout.failed')), { cause: error });
  }
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
  throw new Error(t('account.checkout.noSession'));
}
