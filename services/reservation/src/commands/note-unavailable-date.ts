import { isCountable, unmetRule } from '../day/starts/demand';
import { type OfferedDay, offeredTimes } from '../day/starts/offered-times';
import { documentDatesOf, type ListedDate } from '../day/starts/starts-of-date';
import type { RestaurantRules } from '../restaurant/restaurant-rules';
import type { Claim } from '../day/claims/claim';
import type { Ports } from '../ports';

/**
 * Counts a diner's look at a date without any free start for the party (AVAIL-20). Runs in the background; a failure
 * does not affect the request.
 * @param claims the claims on which the starts were decided
 */
export function noteUnavailableDate(
  ports: Pick<Ports, 'days' | 'demand' | 'clock'>,
  restaurant: RestaurantRules,
  { date, evening, partySize }: ListedDate & { readonly partySize: number },
  { refusedBy }: OfferedDay,
  claims: readonly Claim[],
): void {
  const rule = unmetRule(refusedBy);
  if (!rule) return;
  const now = ports.clock();
  const requested = { restaurantId: restaurant.id, date, partySize };
  inBackground(async () => {
    if (!isCountable(restaurant, requested, now)) return;
    await ports.demand.note(requested, async () => {
      const isBlocked =
        rule === 'no-tables-available' &&
        (await hasBlocks(ports, restaurant, { date, evening })) &&
        offeredTimes(restaurant, [...claims], { date, evening, partySize, audience: 'public' }, now)
          .refusedBy === '';
      return isBlocked ? 'blocked' : rule;
    });
  });
}

/** Whether tables are blocked on a date. */
export async function hasBlocks(
  { days }: Pick<Ports, 'days'>,
  restaurant: RestaurantRules,
  listed: ListedDate,
): Promise<boolean> {
  const dates = documentDatesOf(restaurant, listed);
  const all = await Promise.all(dates.map((each) => days.restrictions(restaurant.id, each)));
  return all.some(({ blocks = [] }) => blocks.length > 0);
}

/** Runs in the background. A party whose counting fails is not counted. */
export function inBackground(count: () => Promise<void>): void {
  void count().catch(() => undefined);
}
