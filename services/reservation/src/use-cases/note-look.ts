import { isCountable, unmetRule } from '../domain/demand';
import { type OfferedDay, offeredTimes } from '../domain/offered-times';
import type { RestaurantRules } from '../domain/restaurant-rules';
import { datesOfStarts } from '../domain/service-dates';
import type { Claim } from '../domain/service-day';
import type { Ports } from '../ports';

/**
 * Counts a diner's look at a date without any free start for the party (AVAIL-20). The answer to
 * the diner neither waits for the count nor fails with it.
 * @param claims those on which the starts were decided
 */
export function noteLookInVain(
  ports: Pick<Ports, 'days' | 'demand' | 'clock'>,
  restaurant: RestaurantRules,
  { date, partySize }: { readonly date: string; readonly partySize: number },
  { refusedBy }: OfferedDay,
  claims: readonly Claim[],
): void {
  const rule = unmetRule(refusedBy);
  if (!rule) return;
  void unheard(async () => {
    const now = ports.clock();
    if (!isCountable(restaurant, { date, partySize }, now)) return;
    const isBlocked =
      rule === 'no-tables-available' &&
      (await hasBlocks(ports, restaurant, date)) &&
      offeredTimes(restaurant, [...claims], { date, partySize, audience: 'public' }, now).refusedBy === '';
    const { id: restaurantId } = restaurant;
    ports.demand.note({ restaurantId, date, partySize, rule: isBlocked ? 'blocked' : rule });
  });
}

/** Whether tables are blocked on a date. */
export async function hasBlocks(
  { days }: Pick<Ports, 'days'>,
  restaurant: RestaurantRules,
  date: string,
): Promise<boolean> {
  const dates = datesOfStarts(restaurant, date);
  const all = await Promise.all(dates.map((each) => days.restrictions(restaurant.id, each)));
  return all.some(({ blocks = [] }) => blocks.length > 0);
}

/** Counting is worth no failed request: what goes wrong is not counted. */
export async function unheard(work: () => Promise<void>): Promise<void> {
  await work().catch(() => undefined);
}
