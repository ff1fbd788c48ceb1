import { Refusal } from '@tablewell/chassis/refusal';
import type { RestaurantRulesStore, ServiceDays } from '../ports';
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
  days: ServiceDays,
  restaurants: Pick<RestaurantRulesStore, 'find'>,
): ServiceDays {
  return {
    claim: async (request) =>
      refuseWhileTimesMove((await restaurants.find(request.restaurantId)) ?? {}) ?? days.claim(request),
    release: (...given) => days.release(...given),
    claims: (...given) => days.claims(...given),
    restrictions: (...given) => days.restrictions(...given),
  };
}
