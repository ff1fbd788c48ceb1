import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { type Account, type Subscription, withSeen } from '../domain/account';
import { type Ports, ProviderDown, type ProviderEvent } from '../ports';
import { changeAccount } from './change-account';
import { providerDown } from './open-provider-pages';

/**
 * Handles a webhook of the card provider, once and in any order. The current state is read from the provider, so that a
 * late webhook cannot restore an old one.
 */
export function receiveProviderEvent(ports: Ports) {
  return async (body: Uint8Array, signature: string): Promise<void | Refusal> => {
    const event = ports.provider.readEvent(body, signature, ports.clock());
    if (!event) {
      return invalid([{ field: 'signature', message: 'The signature does not match.' }], 'bad-signature');
    }
    const ownerId = await ownerOf(ports, event);
    // The customer is unknown, perhaps of another installation: the webhook is accepted, so that it is not sent again.
    if (!ownerId) return undefined;
    try {
      await changeAccount(ports, ownerId, '', (account) => applyEvent(ports, account, event));
      return undefined;
    } catch (error) {
      // The provider sends it again later.
      if (error instanceof ProviderDown) return providerDown();
      throw error;
    }
  };
}

async function ownerOf({ accounts }: Ports, event: ProviderEvent): Promise<string | undefined> {
  const byCustomer = event.customerId ? await accounts.findByCustomer(event.customerId) : undefined;
  if (byCustomer) return byCustomer.ownerId;
  return event.ownerId && (await accounts.find(event.ownerId)) ? event.ownerId : undefined;
}

/**
 * Applies the provider's current state. If two checkouts were paid, the newer subscription stays. The older one is
 * ended at the provider before the account is written, so that a failure in between makes the provider send the webhook
 * again.
 */
async function applyEvent(
  { provider }: Ports,
  account: Account,
  event: ProviderEvent,
): Promise<Account | undefined> {
  if (account.seen.includes(event.id)) return undefined;
  const seen = withSeen({ ...account, customerId: account.customerId || event.customerId }, event.id);
  const current = seen.customerId ? await currentSubscription({ provider }, seen.customerId) : undefined;
  if (current) return { ...seen, subscription: current, asOf: Math.max(seen.asOf, event.createdAt) };
  return withEventSubscription(seen, event.subscription, event.createdAt);
}

/** The customer's current subscription at the provider, after ending the ones it supersedes. */
export async function currentSubscription(
  { provider }: Pick<Ports, 'provider'>,
  customerId: string,
): Promise<Subscription | undefined> {
  const { current, superseded } = await provider.subscriptions(customerId);
  for (const id of superseded) await provider.endSubscription(id);
  return current;
}

/** Without a subscription at the provider the event's own is used, unless it is older than the stored one. */
function withEventSubscription(
  account: Account,
  subscription: Subscription | undefined,
  at: number,
): Account {
  if (!subscription || at < account.asOf) return account;
  // Of events in the same second, the end is the last.
  const isEnded = account.subscription?.id === subscription.id && account.subscription.isRunning === false;
  if (at === account.asOf && isEnded) return account;
  return { ...account, subscription, asOf: at };
}
