import type { User } from '@tablewell/proto/auth/v1/user_pb';
import type { Clients } from '../../clients';

/**
 * Creates the restaurant and the trial of a new account. The account's event does so as well; calling the services here
 * makes both exist when the owner's first page loads. An unavailable service does not fail the sign-up, as the event
 * follows.
 */
export async function prepareAccount(
  clients: Clients,
  user: User,
  restaurantId: string,
  name: string,
  timezone: string,
): Promise<void> {
  const soon = { timeoutMs: 2_000 };
  await Promise.allSettled([
    clients.restaurant.createRestaurant(
      { id: restaurantId, ownerId: user.id, name, timezone, email: user.email },
      soon,
    ),
    clients.billing.startTrial({ ownerId: user.id, email: user.email }, soon),
  ]);
  await clients.reservation.awaitRestaurant({ restaurantId, version: 1n }, soon).catch(() => {});
}
