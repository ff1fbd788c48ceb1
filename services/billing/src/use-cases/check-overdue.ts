import type { Account } from '../domain/account';
import { type Ports, ProviderDown } from '../ports';
import { changeAccount } from './change-account';
import { standingAt } from './receive-provider-event';

const hourMs = 3_600_000;
/** How long the provider may take to renew and to say so. */
const graceMs = hourMs;
const lookAgainMs = 24 * hourMs;
/** A process that dies while it asks leaves the account to another one. */
const leaseMs = 10 * 60_000;
const mostAtOnce = 50;

/**
 * Asks the card provider about subscriptions that run although their paid period is over, each once a day by one process:
 * the webhook that told of the renewal or the end may never have come, and a plan must not run on for ever because of that.
 */
export function checkOverdue(ports: Ports) {
  return async (): Promise<void> => {
    for (let count = 0; count < mostAtOnce; count++) {
      const now = ports.clock();
      const due = await ports.accounts.takeOverdue({
        endedBy: new Date(now.getTime() - graceMs),
        now,
        leaseUntil: new Date(now.getTime() + leaseMs),
      });
      if (!due) return;
      try {
        await changeAccount(ports, due.ownerId, '', (account) => asProviderKnows(ports, account));
      } catch (error) {
        // The lease runs out, and the account is looked at again.
        if (error instanceof ProviderDown) return;
        throw error;
      }
      await ports.accounts.lookAgain(due.ownerId, new Date(ports.clock().getTime() + lookAgainMs));
    }
  };
}

async function asProviderKnows(ports: Ports, account: Account): Promise<Account | undefined> {
  const { subscription } = account;
  if (!subscription?.isRunning || !account.customerId) return undefined;
  const current = await standingAt(ports, account.customerId);
  if (current) return { ...account, subscription: current };
  // The provider knows of none: it has ended, whenever that was.
  return { ...account, subscription: { ...subscription, isRunning: false } };
}
