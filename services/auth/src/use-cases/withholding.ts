import { Refusal } from '@tablewell/chassis/refusal';
import type { Ports } from '../ports';

const enterprise = 'enterprise';

/** The plan with which an owner can withhold permissions (PLAN-17); empty if they have it. */
export const planToWithhold = async (
  { entitlements }: Pick<Ports, 'entitlements'>,
  ownerId: string,
): Promise<string> => ((await entitlements.find(ownerId))?.apiKeys ? '' : enterprise);

/** What is withheld stays when the plan lapses, and can be given back without it. */
export const planRequired = (requiredPlan: string) =>
  new Refusal(
    'plan-required',
    'plan-required',
    'Permissions of single people are part of the Enterprise plan.',
    { requiredPlan },
  );
