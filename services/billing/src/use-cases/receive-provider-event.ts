import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { type Account, type Subscription, withSeen } from '../domain/account';
import { type Ports, ProviderDown, type ProviderEvent } from '../ports';
import { changeAccount } from './change-account';
import { providerDown } from './open-provider-pages';

/**
 * Takes in news of the card provider, each once and in any order: what stands is read from the provider itself, so
 * that late news cannot bring back what has passed.
 */
export function receiveProviderEvent(ports: Ports) {
  return async (body: Uint8Array, signature: string): Promise<void | Refusal> => {
    const event = ports.provider.readEvent(body, signature, ports.clock());
    if (!event) {
      return invalid([{ field: 'signature', message: 'The signature does not match.' }], 'bad-signature');
    }
    const ownerId = await ownerOf(ports, event);
    // Of nobody we know: another installation's, perhaps. Nothing to do, and nothing to send again.
    if (!ownerId) return undefined;
    try {
      await changeAccount(ports, ownerId, '', (account) => takeIn(ports, account, event));
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
 * What stands at the provider. Of two checkouts that were both paid the newer one stays: the older is ended there
 * before the account is written, so that a failure in between leaves the news to be told again.
 */
async function takeIn(
  { provider }: Ports,
  account: Account,
  event: ProviderEvent,
): Promise<Account | undefined> {
  if (account.seen.includes(event.id)) return undefined;
  const seen = withSeen({ ...account, customerId: account.customerId || event.customerId }, event.id);
  const current = seen.customerId ? await standingAt({ provider }, seen.customerId) : undefined;
  if (current) return { ...seen, subscription: current, asOf: Math.max(seen.asOf, event.createdAt) };
  return withToldSubscription(seen, event.subscription, event.createdAt);
}

/** The customer's subscription at the provider, after those that it supersedes were ended there. */
export async function standingAt(
  { provider }: Pick<Ports, 'provider'>,
  customerId: string,
): Promise<Subscription | undefined> {
  const { current, superseded } = await provider.subscriptions(customerId);
  for (const id of superseded) await provider.endSubscription(id);
  return current;
}

/** The provider no longer knows the subscription: the news itself counts, unless it is older than what is known. */
function withToldSubscription(account: Account, told: Subscription | undefined, at: number): Account {
  if (!told || at < account.asOf) return account;
  // Of one moment's news, the end is the last.
  const isEnded = account.subscription?.id === told.id && account.subscription.isRunning === false;
  if (at === account.asOf && isEnded) return account;
  return { ...account, subscription: told, asOf: at };
}
