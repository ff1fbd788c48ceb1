import { type Actor, Role } from '@tablewell/chassis';
import type { Refusal } from '@tablewell/chassis/refusal';
import { type Account, newAccount, trialDaysLeft } from '../domain/account';
import { type Entitlements, entitlementsOf } from '../domain/entitlements';
import type { Ports } from '../ports';
import { refuseOthers } from './access';

/** Where an account stands. */
export interface Standing {
  readonly account: Account;
  readonly entitlements: Entitlements;
  readonly trialDaysLeft: number;
}

/** The account's subscription, what it allows now, and what is left of the trial. For the owner. */
export function readSubscription({ accounts, clock, rules }: Pick<Ports, 'accounts' | 'clock' | 'rules'>) {
  return async (actor: Actor | undefined, ownerId: string): Promise<Standing | Refusal> => {
    const other = refuseOthers(actor, ownerId);
    if (other) return other;
    const now = clock();
    // One who has just signed up may ask before the news of it is here: their trial begins now. Who only works at
    // somebody else's restaurant tries nothing.
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
