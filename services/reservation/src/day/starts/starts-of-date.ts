import {
  calendarTimeOf,
  openServiceStartsOn,
  openStartsOn,
  serviceStartsOn,
} from '@tablewell/restaurant-rules/availability/day-hours';
import type { LocalTime } from '@tablewell/shared/zone';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { datesOfStarts } from '../claims/service-dates';

/** A date whose starts are listed. */
export interface ListedDate {
  readonly date: string;
  /** The starts of its service day, those after midnight included; else those of the local date (HOURS-15). */
  readonly evening?: boolean | undefined;
}

/** The starts of a date on which the restaurant is open, in order. */
export function startsOfDate(
  rules: RestaurantRules,
  { date, evening }: ListedDate,
): { readonly when: LocalTime; readonly periodName: string }[] {
  const starts = evening ? openServiceStartsOn(date, rules) : openStartsOn(date, rules);
  return starts.map(({ minute, periodName }) => ({ when: calendarTimeOf({ date, minute }), periodName }));
}

/** The dates of the documents on which the parties of these starts could be. */
export function documentDatesOf(rules: RestaurantRules, { date, evening }: ListedDate): string[] {
  return evening ? datesOfStarts(rules, date, serviceStartsOn(date, rules)) : datesOfStarts(rules, date);
}
