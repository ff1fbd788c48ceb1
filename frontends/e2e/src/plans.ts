import type { Owner } from './api';
import type { Person } from './browser';

/** Pays for a plan on the card provider's page, in a tab of the owner's browser. */
export async function buyPlan(
  { api }: Owner,
  { context }: Person,
  planType: 'premium' | 'enterprise',
): Promise<void> {
  const { body } = await api.call<{ sessionId: string }>('POST', '/api/payment/create-checkout-session', {
    planType,
    withTrial: false,
  });
  const checkout = await context.newPage();
  await checkout.goto(`${api.origin}/sandbox/checkout/${body.sessionId}`);
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await checkout.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
  await checkout.close();
}
