import type { ReadCopies } from '../../ports';

/** The plan that includes webhooks, as API keys (HOOK-1). */
export const requiredPlan = 'enterprise';

/** Whether an owner's plan includes them; a trial does not. */
export const includesWebhooks = async (
  { copies }: { readonly copies: Pick<ReadCopies, 'plan'> },
  ownerId: string,
): Promise<boolean> => (await copies.plan(ownerId)) === requiredPlan;
