import type { RestaurantOnDay } from '../day/claims/day-restrictions';
import { hasTables } from '../day/tables/plans';
import { seatingOf } from '../day/tables/seat-day';
import type { HeldClaim } from '../day/claims/overstay';
import type { Claim } from '../day/claims/claim';

/**
 * The other claims of a day without those that have no table while a party has its own. Without it, its table would be
 * given to one of them first, and the party could not keep it against somebody who never had it.
 */
export function withTableBeside(
  rules: RestaurantOnDay,
  claims: readonly HeldClaim[],
  own: Claim,
): readonly HeldClaim[] {
  if (!hasTables(rules) || claims.every(({ tableNumbers = [] }) => tableNumbers.length > 0)) return claims;
  const seating = seatingOf(rules, [...claims, own]);
  const seated = claims.filter(({ id }) => (seating.tablesOf(id) ?? []).length > 0);
  return seated.length === claims.length ? claims : seated;
}
