import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { Refusal } from '@tablewell/chassis/refusal';
import type { Ports } from '../ports';
import { eraseRestaurant } from './erase-restaurants';
import { restaurantNotFound } from './restaurant-not-found';

/** Deletes a restaurant, for its owner. Its event makes the other services delete their data of the restaurant. */
export function deleteRestaurant(ports: Ports) {
  return async (actor: Actor | undefined, id: string): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('deletion', actor, id);
    return refused ?? removeRestaurant(ports)(id);
  };
}

/** Deletes a restaurant, without an access check. */
export function removeRestaurant(ports: Ports) {
  return async (id: string): Promise<void | Refusal> => {
    const current = await ports.restaurants.find(id);
    if (!current) return restaurantNotFound();
    const gone = { ...current, version: current.version + 1 };
    const deletedAt = ports.clock();
    if (!(await ports.restaurants.remove(gone, deletedAt, [ports.eventFactory.deleted(gone)])))
      return removeRestaurant(ports)(id);
    // Its data need not wait for the job, which deletes what is left if this process ends now.
    await eraseRestaurant(ports)(id);
    if ((await ports.restaurants.ownedBy(gone.ownerId)).length === 0)
      await ports.groups.removeOf(gone.ownerId);
    return undefined;
  };
}
