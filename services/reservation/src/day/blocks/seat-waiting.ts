import { dayBounds } from '@tablewell/shared/zone';
import type { RestaurantOnDay } from '../claims/day-restrictions';
import { arrange } from '../tables/arrange';
import { dayZoneOf } from '../claims/service-dates';
import type { Claim, ServiceDay } from '../claims/claim';

/**
 * The claims of a day, with tables for parties that lost theirs while others were blocked, if tables are free now
 * (EVENING-12). Parties that sit past midnight keep theirs, because their claims are on two days. Returns the same list
 * if no party waits.
 */
export function seatWaiting(rules: RestaurantOnDay, { date, claims }: ServiceDay): readonly Claim[] {
  if (claims.every(({ tableNumbers }) => tableNumbers?.length)) return claims;
  const { start, end } = dayBounds(date, dayZoneOf(rules));
  const fixed = claims.filter(({ from, until }) => from < start || until > end);
  return arrange(rules, claims, new Set(fixed.map(({ id }) => id)));
}
