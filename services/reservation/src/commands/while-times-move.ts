import { Refusal } from '@tablewell/chassis/refusal';
import type { DayStore, RestaurantRulesStore } from '../ports';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** The refusal of everything that gives a table to a party while a restaurant's reservations move to its new zone. */
export function refuseWhileTimesMove({
  movesTimes,
}: Pick<RestaurantRules, 'movesTimes'>): Refusal | undefined {
  if (!movesTimes) return undefined;
  const message =
    'The restaurant’s reservations are being moved to its new time zone. Please try again in a moment.';
  return new Refusal('unavailable', 'busy', message);
}

/** Service days on which no table is claimed while a restaurant's reservations move to its new zone. */
export function closedWhileTimesMove(
  days: DayStore,
  restaurants: Pick<RestaurantRulesStore, 'find'>,
): DayStore {
  return {
    ...days,
    claim: async (request) =>
      refuseWhileTimesMove((await restaurants.find(request.restaurant.id)) ?? {}) ?? days.claim(request),
  };
}
