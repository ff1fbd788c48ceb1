import type { ReadCopies } from '../../ports';

/** The plan that includes webhooks, as API keys (HOOK-1). */
export const requiredPlan = 'enterprise';

/** Whether a restaurant's plan includes them; a trial does not. A test restaurant needs none (TEST-3). */
export async function includesWebhooks(
  { copies }: { readonly copies: Pick<ReadCopies, 'plan' | 'restaurant'> },
  { ownerId, restaurantId }: { readonly ownerId: string; readonly restaurantId: string },
): Promise<boolean> {
  if ((await copies.plan(ownerId)) === requiredPlan) return true;
  const restaurant = await copies.restaurant(restaurantId);
  return restaurant !== 'deleted' && restaurant?.isTest === true;
}
