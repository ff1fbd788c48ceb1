import { periodAt } from '@tablewell/restaurant-rules/availability/day-hours';
import { pacingOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { addDays, instantOf } from '@tablewell/shared/zone';
import { intervalOf } from '../claims/intervals';
import type { Interval } from '../claims/intervals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** The most covers that may start in an interval (AVAIL-3). */
export interface PacingLimit extends Interval {
  readonly mostCovers: number;
}

const dayMinutes = 24 * 60;
const quarter = 15;
/** A service that crosses midnight ends by 5 AM. */
const lastMinute = dayMinutes + 5 * 60;

/**
 * The limits of a date while the restaurant is open, in order of time. If several rules apply, the one with the
 * shortest interval is named, because it shows best where there is room; a start must satisfy all of them.
 */
export function pacingLimits(rules: RestaurantRules, date: string): PacingLimit[] {
  const found = new Map<number, PacingLimit>();
  for (let minute = 0; minute < lastMinute; minute += quarter) {
    if (!periodAt(date, minute, rules)) continue;
    const [rule] = pacingOn(rules, date, minute)
      .flatMap(({ intervalMinutes, mostCovers }) =>
        mostCovers === undefined ? [] : [{ intervalMinutes, mostCovers }],
      )
      .sort((a, b) => a.intervalMinutes - b.intervalMinutes || a.mostCovers - b.mostCovers);
    const local = { date: addDays(date, Math.floor(minute / dayMinutes)), minute: minute % dayMinutes };
    const at = rule && instantOf(local, rules.timezone);
    if (!rule || at === undefined) continue;
    const interval = intervalOf(at, rule.intervalMinutes, rules.timezone);
    const { mostCovers } = rule;
    if (!found.has(interval.from)) found.set(interval.from, { ...interval, mostCovers });
  }
  return [...found.values()];
}
