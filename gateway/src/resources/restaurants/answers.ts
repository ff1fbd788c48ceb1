import type { Scope } from '@tablewell/chassis/access';
import type { Layout } from '@tablewell/proto/restaurant/v1/layout_pb';
import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { Clients } from '../../clients';
import { restaurantFields } from '../fields';
import { answered } from '../mapping';

export const tags = ['Restaurants'];
/** A route for members, and for API keys with this scope. */
export const member = (scope: Scope | 'never') =>
  ({ session: 'required', scope, fields: restaurantFields }) as const;

export const present = (restaurant: Restaurant | undefined): Restaurant =>
  answered(restaurant, 'restaurant', 'a restaurant');

/**
 * Waits until the reservation service has applied a change; if that service is unavailable, the change still succeeds.
 */
export async function waitUntilInForce(
  clients: Pick<Clients, 'reservation'>,
  { id: restaurantId, version }: Pick<Restaurant, 'id' | 'version'>,
): Promise<void> {
  await clients.reservation.awaitRestaurant({ restaurantId, version }, { timeoutMs: 1_500 }).catch(() => {});
}

/** The same for a saved layout, if reservations are booked on it. */
export async function waitUntilLayoutInForce(
  clients: Pick<Clients, 'reservation'>,
  layout: Layout | undefined,
): Promise<void> {
  if (!layout?.inService) return;
  const { id: layoutId, restaurantId, version: layoutVersion } = layout;
  const query = { restaurantId, version: 0n, layoutId, layoutVersion };
  await clients.reservation.awaitRestaurant(query, { timeoutMs: 1_500 }).catch(() => {});
}
