import { isRefusal } from '@tablewell/chassis/refusal';
import type { BookedTable } from '../day/claim-request';
import type { Claim } from '../day/claims/claim';
import type { DayRestrictions, RestaurantOnDay } from '../day/claims/day-restrictions';
import { findStay, type PlacementRequest } from '../day/starts/place-party';
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

/** A table for a request by the rules of bookings. */
export function bookedTable(rules: RestaurantRules, request: PlacementRequest, now: Date): BookedTable {
  const stay = findStay(rules, request, now);
  if (isRefusal(stay)) throw stay;
  return { kind: 'booked', request, stay };
}
