import type { Claim } from '../day/claims/claim';
import type { DayOccupancy } from '../day/tables/day-occupancy';

/**
 * A day of the other parties without those that have no table while a party has its own. Without it, its table would be
 * given to one of them first, and the party could not keep it against somebody who never had it.
 */
export function withTableBeside(day: DayOccupancy, own: Claim): DayOccupancy {
  const { claims, hasTables } = day;
  if (!hasTables || claims.every(({ tableNumbers = [] }) => tableNumbers.length > 0)) return day;
  const { seating } = day.withClaims([...claims, own]);
  const seated = claims.filter(({ id }) => (seating.tablesOf(id) ?? []).length > 0);
  return seated.length === claims.length ? day : day.withClaims(seated);
}
