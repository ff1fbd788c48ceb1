import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import { hasTables } from '../day/tables/plans';
import type { Claim } from '../day/claims/claim';
import { byServiceDay, reservationsToReview, tablelessOn, type ToReview, withoutSeats } from './to-review';

/** More upcoming reservations than a large restaurant has; bounds the cost of a call. */
export const maxUpcoming = 5_000;

/**
 * The reservations that these settings would refuse.
 * @param claimsOn the claims of a service day, read one day after another; absent for draft settings, for which no table
 *   numbers are stored
 */
export async function review(
  rules: RestaurantRules,
  upcoming: readonly Reservation[],
  claimsOn?: (date: string) => Promise<readonly Claim[]>,
): Promise<ToReview[]> {
  // The seats of the fallback are shared across service days.
  if (!hasTables(rules)) return reservationsToReview(rules, upcoming, withoutSeats(rules.timezone, upcoming));
  const tableless = new Set<string>();
  for (const [date, reservations] of byServiceDay(upcoming)) {
    for (const id of tablelessOn(rules, reservations, await claimsOn?.(date))) tableless.add(id);
  }
  return reservationsToReview(rules, upcoming, tableless);
}
