import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { restaurantNotFound } from './restaurant-not-found';

/** One restaurant, for its members. */
export function getRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<Restaurant | Refusal> =>
    refuseNonMember(actor, id) ?? (await ports.restaurants.find(id)) ?? restaurantNotFound();
}

/** One restaurant for the public; the caller removes private fields. */
export function getPublicRestaurant(ports: Ports) {
  return async (id: string): Promise<Restaurant | Refusal> =>
    (await ports.restaurants.find(id)) ?? restaurantNotFound();
}

/** The restaurants of a member, in the order in which the member joined them. */
export function listRestaurants(ports: Ports) {
  return async (actor: Actor | undefined): Promise<Restaurant[]> => {
    const ids = actor?.memberships.map(({ restaurantId }) => restaurantId) ?? [];
    const found = await ports.restaurants.findAll(ids);
    return ids.flatMap((id) => found.find((restaurant) => restaurant.id === id) ?? []);
  };
}
