import type { OutboxEntry } from '@tablewell/chassis/outbox';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { addressLinkLifetimeMs, type Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { changeRestaurant } from './change-restaurant';

const badLink = () =>
  invalid(
    [
      {
        field: 'token',
        message: 'This link is invalid or has expired. Save the address again for a new one.',
      },
    ],
    'bad-token',
  );

/** Stores a confirmation link for a new address, and returns the event that mails it. */
export async function requestConfirmation(
  { addressLinks, secrets, eventFactory, clock }: Ports,
  { id: restaurantId, email }: Restaurant,
): Promise<OutboxEntry> {
  const token = secrets.make();
  const link = { restaurantId, email, expiresAt: new Date(clock().getTime() + addressLinkLifetimeMs) };
  // Written before the event: an unused link is better than a mail with a dead link.
  await addressLinks.insert({ ...link, hash: secrets.hash(token) });
  return eventFactory.addressConfirmationRequested(link, token);
}

/**
 * Confirms a restaurant's new address by the token of its link. Idempotent, because links are opened repeatedly.
 * Refused if the restaurant has another address by then.
 */
export function confirmAddress(ports: Ports) {
  return async (token: string): Promise<Restaurant | Refusal> => {
    if (token === '') return badLink();
    const link = await ports.addressLinks.find(ports.secrets.hash(token), ports.clock());
    if (!link || !(await ports.restaurants.find(link.restaurantId))) return badLink();
    return changeRestaurant(ports, link.restaurantId, ['confirmedEmail'], (current) => {
      if (current.email !== link.email) return badLink();
      if (current.confirmedEmail === link.email) return current;
      return { ...current, confirmedEmail: link.email, version: current.version + 1 };
    });
  };
}
