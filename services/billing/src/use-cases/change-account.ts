import { type Account, newAccount } from '../domain/account';
import { withTelling } from '../domain/entitlements';
import type { Ports } from '../ports';

type Parts = Pick<Ports, 'accounts' | 'facts' | 'rules' | 'clock'>;

const attempts = 12;

/**
 * Changes an account, making it where it is missing, and tells others when what it may do has changed. `change`
 * answers undefined for "nothing to do". Whatever it reads elsewhere it reads after the account's revision, and
 * a lost race runs it again: so no older reading ever overwrites a newer one.
 */
export async function changeAccount(
  parts: Parts,
  ownerId: string,
  email: string,
  change: (account: Account) => Promise<Account | undefined> | Account | undefined,
): Promise<Account> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const now = parts.clock();
    const known = await parts.accounts.find(ownerId);
    const before = known ?? newAccount(ownerId, email, parts.rules.trialDays, now);
    const changed = (await change(before)) ?? before;
    if (known && changed === before) return known;
    const after = withTelling({ ...changed, revision: before.revision + 1 }, now, parts.rules);
    const events = after.toldVersion > before.toldVersion ? [parts.facts.entitlementsChanged(after)] : [];
    if (await parts.accounts.save(after, events)) return after;
  }
  throw new Error('an account is being changed by others');
}

/** Starts the account's trial, once; later calls change nothing. */
export function startTrial(parts: Parts) {
  return (ownerId: string, email: string): Promise<Account> =>
    changeAccount(parts, ownerId, email, (account) =>
      // It may have been made by a call that did not know the address.
      account.email === '' && email !== '' ? { ...account, email } : undefined,
    );
}

/** Ends the trials whose time is over, each once, whichever process comes first. */
export function settleTrials(parts: Parts) {
  return async (): Promise<void> => {
    for (const ownerId of await parts.accounts.trialsOver(parts.clock())) {
      await changeAccount(parts, ownerId, '', (account) =>
        account.trialSettled ? undefined : { ...account, trialSettled: true },
      );
    }
  };
}
