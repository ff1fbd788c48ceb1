import type { Account } from '../domain/account';
import { type Ports, ProviderDown } from '../ports';
import { changeAccount } from './change-account';
import { currentSubscription } from './receive-provider-event';

const hourMs = 3_600_000;
/** Time for the provider to renew and to send its webhook. */
const graceMs = hourMs;
const recheckMs = 24 * hourMs;
/** When another process takes over from one that died. */
const leaseMs = 10 * 60_000;
const maxPerRun = 50;

/**
 * Checks running subscriptions whose paid period is over against the card provider, each once a day: the webhook of the
 * renewal or the end may be lost, and a plan must not run for ever because of that.
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
        // Checked again when the lease expires.
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
  // Unknown to the provider: it has ended.
  return { ...account, subscription: { ...subscription, isRunning: false } };
}
