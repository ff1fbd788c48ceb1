import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { changeDocument } from '@tablewell/chassis/resilience';
import { type Account, newAccount } from '../domain/account';
import { withPublishedEntitlements } from '../domain/entitlements';
import type { Ports } from '../ports';

/** What every change of an account needs. */
export type AccountPorts = Pick<Ports, 'accounts' | 'eventFactory' | 'rules' | 'clock'>;

/**
 * Changes an account, creating it if it is missing, and publishes its entitlements if they changed. `change` returns
 * undefined for no change, and may publish further events with the write. It uses the same instant as the entitlements,
 * so that a trial ends for both at once. It runs again after a concurrent change, so its reads from the provider are
 * never older than the account's revision.
 */
export async function changeAccount(
  parts: AccountPorts,
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
