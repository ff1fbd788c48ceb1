import type { Reservation } from '../party/reservation';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Claim } from '../day/claims/claim';
import {
  byServiceDay,
  isSeatsOnly,
  reservationsToReview,
  tablelessOn,
  type ToReview,
  withoutSeats,
} from './to-review';

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
  if (isSeatsOnly(rules))
    return reservationsToReview(rules, upcoming, withoutSeats(rules.timezone, upcoming));
  const tableless = new Set<string>();
  for (const [date, reservations] of byServiceDay(upcoming)) {
    // Only a floor plan has numbers that stay; the table types of counts are assigned anew.
    const stored = claimsOn && (await claimsOn(date));
    for (const id of tablelessOn(rules, reservations, stored && (rules.floor ? stored : [])))
      tableless.add(id);
  }
  return reservationsToReview(rules, upcoming, tableless);
}
