import type { Claim } from '../day/claims/claim';
import type { DayRestrictions, RestaurantOnDay } from '../day/claims/day-restrictions';
import { DayOccupancy } from '../day/tables/day-occupancy';
import { DayView } from '../day/tables/day-view';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** A service day with these claims. */
export const dayOf = (
  rules: RestaurantRules,
  claims: readonly Claim[],
  now: Date,
  restrictions: DayRestrictions = {},
): DayView => DayView.of(rules, [{ ...restrictions, claims }], now);

/** These claims at the tables of a restaurant. */
export const occupiedBy = (rules: RestaurantOnDay, claims: readonly Claim[]): DayOccupancy =>
  new DayOccupancy(rules, claims);
