import { type Actor, refuseNonMember } from '@tablewell/chassis/access';
import { invalid, type Refusal, signInFirst } from '@tablewell/chassis/refusal';

/** Bounds what one call reads. */
export const maxRestaurants = 500;

/** The items in groups of the same key, in the order in which the keys came. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The access check of a read of several restaurants (GROUP-2): one that is not the actor's makes the whole answer `not-found`. */
export function refuseRestaurants(
  actor: Actor | undefined,
  restaurantIds: readonly string[],
): Refusal | undefined {
  if (!actor) return signInFirst();
  const count = restaurantIds.length;
  if (count === 0 || count > maxRestaurants || new Set(restaurantIds).size < count)
    return invalid([
      { field: 'restaurantIds', message: `Please give 1 to ${maxRestaurants} restaurants, each once` },
    ]);
  const known = new Set(actor.memberships.map(({ restaurantId }) => restaurantId));
  const foreign = restaurantIds.find((id) => !known.has(id));
  return foreign === undefined ? undefined : refuseNonMember(actor, foreign);
}
