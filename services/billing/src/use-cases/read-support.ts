import type { Actor } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { entitlementsOf } from '../domain/entitlements';
import { supportOf, type SupportOfPlan } from '../domain/support';
import type { Ports } from '../ports';
import { refuseNonOwner } from './access';

/** Where the owner gets help, by the plan in effect (PLAN-15). For the owner. */
export function readSupport({
  accounts,
  clock,
  rules,
  support,
}: Pick<Ports, 'accounts' | 'clock' | 'rules' | 'support'>) {
  return async (actor: Actor | undefined): Promise<SupportOfPlan | Refusal> => {
    const ownerId = actor?.userId ?? '';
    const refused = refuseNonOwner(actor, ownerId);
    if (refused) return refused;
    const account = await accounts.find(ownerId);
    const plan = account ? entitlementsOf(account, clock(), rules).effectivePlan : 'basic';
    return supportOf(plan, support, account?.subscription?.accountManager);
  };
}
