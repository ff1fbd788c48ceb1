import { openCheckout } from '@tablewell/federation';
import { createCheckoutSession } from './api/create-checkout-session';
import { validateSession } from './api/validate-session';

const attempts = 3;
const pauseMs = 1_000;

/**
 * From a fresh sign-up to the payment provider's page. The session is checked first, because a checkout without
 * one would be paid by nobody we know.
 */
export async function startCheckout(planType: string, withTrial: boolean): Promise<void> {
  await waitForSession();
  const { sessionId } = await createCheckoutSession({ planType, withTrial });
  await openCheckout(sessionId);
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
