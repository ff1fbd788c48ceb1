import { dayBounds } from '@tablewell/shared/zone';
import type { RestaurantOnDay } from '../day/claims/day-restrictions';
import { hasTables } from '../day/tables/plans';
import { arrange } from '../day/tables/seat-day';
import { dayZoneOf } from '../day/claims/service-dates';
import type { Claim, ServiceDay } from '../day/claims/claim';

/**
 * The claims of a day, with tables for parties that lost theirs while others were blocked, if tables are free now
 * (EVENING-12). Parties that sit past midnight keep theirs, because their claims are on two days. Returns the same list
 * if no party waits.
 */
export function seatWaiting(rules: RestaurantOnDay, { date, claims }: ServiceDay): readonly Claim[] {
  if (!hasTables(rules) || claims.every(({ tableNumbers }) => tableNumbers?.length)) return claims;
  const { start, end } = dayBounds(date, dayZoneOf(rules));
  const fixed = claims.filter(({ from, until }) => from < start || until > end);
  return arrange(rules, claims, new Set(fixed.map(({ id }) => id)));
}
