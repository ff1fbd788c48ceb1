import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { instantAfterGap } from '@tablewell/shared/zone';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { startsOfDate } from './starts-of-date';

const minuteMs = 60_000;
/** After the last start of an evening, parties are seated for so long. */
const afterLastMs = 30 * minuteMs;
/** The longest wait that is considered. */
export const longestWaitMs = 4 * 60 * minuteMs;

/** The latest instant at which a party that waits now is still seated. */
export function latestSeating(restaurant: RestaurantRules, now: number): number {
  const evening = { date: serviceDateOf(now, restaurant), evening: true };
  const last = startsOfDate(restaurant, evening).at(-1);
  const lastAt = last ? instantAfterGap(last.when, restaurant.timezone) : now;
  return Math.min(Math.max(lastAt, now) + afterLastMs, now + longestWaitMs);
}
