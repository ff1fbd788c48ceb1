import { startsOn } from '@tablewell/booking-rules';
import { addDays, dayBounds, instantOf, localTimeOf } from '@tablewell/booking-rules/zone';
import type { Stretch } from './occupancy';
import type { RestaurantRules } from './restaurant-rules';

const minuteMs = 60_000;

/** The zone whose dates a restaurant's service days have. It never changes, so that no claim is ever on another day. */
export function dayZoneOf({ dayZone, timezone }: Pick<RestaurantRules, 'dayZone' | 'timezone'>): string {
  return dayZone ?? timezone;
}

/**
 * The dates of the service days that a stretch of time lies on: one, or two when it reaches past midnight.
 * @param first the date that it begins on, where that is known
 */
export function serviceDates(
  { from, until }: Stretch,
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

/** The dates of the service days that decide about the starts of a local date: all that its parties would lie on. */
export function datesOfStarts(rules: RestaurantRules, date: string): string[] {
  const starts = startsOn(date, rules.periods);
  const instants = starts.flatMap(({ minute }) => instantOf({ date, minute }, rules.timezone) ?? []);
  const [first] = instants;
  const last = instants.at(-1);
  if (first === undefined || last === undefined) return [];
  return serviceDates({ from: first, until: last + rules.seatingMinutes * minuteMs }, dayZoneOf(rules));
}
