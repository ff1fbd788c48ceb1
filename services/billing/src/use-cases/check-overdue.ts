import type { Account } from '../domain/account';
import { type Ports, ProviderDown } from '../ports';
import { changeAccount } from './change-account';
import { currentSubscription } from './receive-provider-event';

const hourMs = 3_600_000;
/** The time that the provider has to renew a subscription and to send its webhook. */
const graceMs = hourMs;
const recheckMs = 24 * hourMs;
/** After this long another process takes over from a crashed one. */
const leaseMs = 10 * 60_000;
const maxPerRun = 50;

/**
 * Asks the card provider about running subscriptions whose paid period has ended, each once a day. The webhook of the
 * renewal or of the end may be lost, and then the plan would run on without limit.
 */
export function checkOverdue(ports: Ports) {
  return async (): Promise<void> => {
    for (let count = 0; count < maxPerRun; count++) {
      const now = ports.clock();
      const due = await ports.accounts.takeOverdue({
        endedBy: new Date(now.getTime() - graceMs),
        now,
        leaseUntil: new Date(now.getTime() + leaseMs),
      });
      if (!due) return;
      try {
        await changeAccount(ports, due.ownerId, '', (account) => refreshFromProvider(ports, account));
      } catch (error) {
        // The account is checked again when the lease expires.
        if (error instanceof ProviderDown) return;
        throw error;
      }
      await ports.accounts.postponeCheck(due.ownerId, new Date(ports.clock().getTime() + recheckMs));
    }
  };
}

async function refreshFromProvider(ports: Ports, account: Account): Promise<Account | undefined> {
  const { subscription } = account;
  if (!subscription?.isRunning || !account.customerId) return undefined;
  const current = await currentSubscription(ports, account.customerId);
  if (current) return { ...account, subscription: current };
  // The provider does not know the subscription, so it has ended.
  return { ...account, subscription: { ...subscription, isRunning: false } };
}
