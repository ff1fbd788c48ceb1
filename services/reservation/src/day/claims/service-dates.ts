import { calendarTimeOf, startsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import { longestStayOn } from '@tablewell/restaurant-rules/availability/rules-on';
import { addDays, dayBounds, instantOf, localTimeOf } from '@tablewell/shared/zone';
import type { Interval } from './intervals';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

const minuteMs = 60_000;

/** The zone of a restaurant's service days. It never changes, so that claims never move between days. */
export function dayZoneOf({ dayZone, timezone }: Pick<RestaurantRules, 'dayZone' | 'timezone'>): string {
  return dayZone ?? timezone;
}

/**
 * The service days of a stretch: one, or two if it crosses midnight.
 * @param first the date of its start, if known
 */
export function serviceDates(
  { from, until }: Interval,
  dayZone: string,
  first = localTimeOf(from, dayZone).date,
): string[] {
  const dates = [first];
  for (;;) {
    const last = dates.at(-1) as string;
    if (until <= dayBounds(last, dayZone).end) return dates;
    dates.push(addDays(last, 1));
  }
}

/**
 * The service days of all parties that could start on a local date.
 * @param starts those of the date; minutes beyond 24:00 are of the next one
 */
export function datesOfStarts(
  rules: RestaurantRules,
  date: string,
  starts: readonly { readonly minute: number }[] = startsOn(date, rules),
): string[] {
  const instants = starts.flatMap(
    ({ minute }) => instantOf(calendarTimeOf({ date, minute }), rules.timezone) ?? [],
  );
  const [first] = instants;
  const last = instants.at(-1);
  if (first === undefined || last === undefined) return [];
  return serviceDates({ from: first, until: last + longestStayOn(rules, date) * minuteMs }, dayZoneOf(rules));
}
