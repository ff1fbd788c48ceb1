import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { Restaurant } from '../domain/restaurant';
import type { Ports } from '../ports';
import { inServiceOf } from './layout-in-service';
import { restaurantNotFound } from './restaurant-not-found';

const attempts = 8;

/**
 * Writes a change of a restaurant with its event, decided anew after a concurrent change.
 * @param decide the restaurant after the change, with its new version; the same object: nothing changes
 * @param changed the names of the changed fields
 */
export async function changeRestaurant(
  ports: Ports,
  id: string,
  changed: readonly string[],
  decide: (current: Restaurant) => Restaurant | Refusal,
): Promise<Restaurant | Refusal> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const current = await ports.restaurants.find(id);
    if (!current) return restaurantNotFound();
    const next = decide(current);
    if (isRefusal(next) || next === current) return next;
    const event = ports.eventFactory.updated(next, changed, await inServiceOf(ports, next));
    if (await ports.restaurants.replace(next, [event])) return next;
  }
  const message = 'These settings are being changed by others. Please try again.';
  return new Refusal('unavailable', 'busy', message);
}
