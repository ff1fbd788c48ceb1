import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { Clients } from '../../clients';
import { restaurantFields } from '../fields';

export const tags = ['Restaurants'];
export const member = { session: 'required', fields: restaurantFields } as const;

export function present(restaurant: Restaurant | undefined): Restaurant {
  if (!restaurant) throw new Error('the restaurant service answered without a restaurant');
  return restaurant;
}

/** Waits until the reservation service has applied a change; if it is unavailable, the change succeeds all the same. */
export async function inForce(clients: Clients, { id: restaurantId, version }: Restaurant): Promise<void> {
  await clients.reservation.awaitRestaurant({ restaurantId, version }, { timeoutMs: 1_500 }).catch(() => {});
}
