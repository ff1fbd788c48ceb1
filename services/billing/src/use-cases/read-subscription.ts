import { type Actor, Role } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import { type Account, newAccount, trialDaysLeft } from '../domain/account';
import { type Entitlements, entitlementsOf } from '../domain/entitlements';
import type { Ports } from '../ports';
import { refuseNonOwner } from './access';

/** An account's subscription, entitlements and trial. */
interface Standing {
  readonly account: Account;
  readonly entitlements: Entitlements;
  readonly trialDaysLeft: number;
}

/** The account's subscription with its entitlements and the remaining trial. For the owner. */
export function readSubscription({ accounts, clock, rules }: Pick<Ports, 'accounts' | 'clock' | 'rules'>) {
  return async (actor: Actor | undefined, ownerId: string): Promise<Standing | Refusal> => {
    const other = refuseNonOwner(actor, ownerId);
    if (other) return other;
    const now = clock();
    // A new owner may call before the sign-up event arrives, so their trial begins now. Staff without a restaurant of
    // their own have no trial.
    const trialDays = ownsOne(actor) ? rules.trialDays : 0;
    const account = (await accounts.find(ownerId)) ?? newAccount(ownerId, '', trialDays, now);
    return {
      account,
      entitlements: entitlementsOf(account, now, rules),
      trialDaysLeft: trialDaysLeft(account, now),
    };
  };
}

function ownsOne(actor: Actor | undefined): boolean {
  return actor?.memberships.some(({ role }) => role === Role.OWNER) ?? false;
}
