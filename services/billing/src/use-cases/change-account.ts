import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { changeDocument } from '@tablewell/chassis/resilience';
import { type Account, checkTrial, newAccount } from '../domain/account';
import { withPublishedEntitlements } from '../domain/entitlements';
import type { Ports } from '../ports';

type Parts = Pick<Ports, 'accounts' | 'eventFactory' | 'rules' | 'clock'>;

/**
 * Changes an account, creating it if it is missing, and publishes its entitlements if they changed. `change` returns
 * undefined for no change, and may publish further events with the write. It uses the same instant as the entitlements,
 * so that a trial ends for both at once. It runs again after a concurrent change, so its reads from the provider are
 * never older than the account's revision.
 */
export async function changeAccount(
  parts: Parts,
  ownerId: string,
  email: string,
  change: (
    account: Account,
    publish: (event: OutboxEntry) => void,
    now: Date,
  ) => Promise<Account | undefined> | Account | undefined,
): Promise<Account> {
  const account = await changeDocument(async () => {
    const now = parts.clock();
    const known = await parts.accounts.find(ownerId);
    const before = known ?? newAccount(ownerId, email, parts.rules.trialDays, now);
    const events: OutboxEntry[] = [];
    const changed = (await change(before, (event) => events.push(event), now)) ?? before;
    if (known && changed === before) return known;
    const after = withPublishedEntitlements({ ...changed, revision: before.revision + 1 }, now, parts.rules);
    if (after.publishedVersion > before.publishedVersion)
      events.unshift(parts.eventFactory.entitlementsChanged(after));
    return (await parts.accounts.save(after, events)) ? after : 'conflict';
  });
  if (account !== 'busy') return account;
  throw new Error('the account is being changed concurrently');
}

/** Starts the account's trial, once. Idempotent. */
export function startTrial(parts: Parts) {
  return (ownerId: string, email: string): Promise<Account> =>
    changeAccount(parts, ownerId, email, (account) =>
      // A call without the address may have created the account.
      account.email === '' && email !== '' ? { ...account, email } : undefined,
    );
}

/** Announces and ends trials, each once across processes. */
export function checkTrials(parts: Parts) {
  return async (): Promise<void> => {
    for (const ownerId of await parts.accounts.trialsDue(parts.clock())) {
      await changeAccount(parts, ownerId, '', (account, publish, now) => {
        if (account.trialSettled || (account.trialCheckAt && account.trialCheckAt > now)) return undefined;
        const { account: after, noticeOf } = checkTrial(account, now);
        if (noticeOf !== undefined) publish(parts.eventFactory.trialEnding(after, noticeOf));
        return after;
      });
    }
  };
}
