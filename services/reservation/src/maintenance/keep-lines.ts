import type { Logger } from '@tablewell/chassis/ops';
import { findWaiting } from '../commands/waitlist/find-line';
import { datesOfLine, inLineOf, isSameLine } from '../commands/waitlist/line-on-day';
import type { LineParty } from '../day/claims/day-restrictions';
import type { DaysWithLine, Ports } from '../ports';
import type { RestaurantClock } from '../restaurant/restaurant-clock';

/** A party that is in line without a reservation is taken off after this long, which is longer than joining takes. */
const orphanMs = 30_000;
const maxPerRun = 500;

interface LineParts extends Pick<Ports, 'days' | 'reservations' | 'restaurants'> {
  readonly lines: DaysWithLine;
  readonly clock: RestaurantClock;
  readonly logger: Logger;
}

/**
 * Makes the lines of days what the reservations say (WAIT-22): after a crash, and past midnight, where the next date has to
 * know of those who wait. Every process runs it; it writes only what differs.
 */
export function keepLines(parts: LineParts): () => Promise<void> {
  return async () => {
    const restaurants = new Map<string, string[]>();
    for (const { restaurantId, date } of await parts.lines.daysWithLine(maxPerRun))
      restaurants.set(restaurantId, [...(restaurants.get(restaurantId) ?? []), date]);
    for (const [restaurantId, dates] of restaurants)
      try {
        await keepLine(parts, restaurantId, dates);
      } catch (error) {
        parts.logger.warn({ error, restaurantId }, 'the line of a day was not renewed, the next run retries');
      }
  };
}

async function keepLine(parts: LineParts, restaurantId: string, known: readonly string[]): Promise<void> {
  const restaurant = await parts.restaurants.find(restaurantId);
  if (!restaurant) return;
  const now = parts.clock(restaurantId);
  const at = now.getTime();
  const waiting = await findWaiting(parts, restaurant, now);
  const line = waiting.flatMap((party) => inLineOf(party, at) ?? []);
  const ids = new Set(waiting.map(({ id }) => id));
  const isJoining = ({ id, placedAt }: LineParty) => !ids.has(id) && at - placedAt < orphanMs;
  const current = datesOfLine(restaurant, at);
  for (const date of new Set([...known, ...current]))
    await parts.days.change(
      restaurantId,
      date,
      ({ line: stored = [] }) => {
        // A past date keeps nobody. A party that is just joining is kept although it has no reservation yet.
        const kept = current.includes(date) ? [...line, ...stored.filter(isJoining)] : [];
        return isSameLine(stored, kept) ? undefined : { line: kept };
      },
      () => undefined,
    );
}
