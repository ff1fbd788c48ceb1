import { isClosedOn } from '@tablewell/restaurant-rules/availability/closures';
import { minuteOf } from '@tablewell/shared/calendar';
import type { Restaurant } from '../api/types';
import { daysLater } from './days';
import type { DateRules } from './form-values';
import { bookingWindow, type LocalTime } from './local-time';
import { openingRulesOf } from './opening';

// An evening is a service day: it may begin at six and end at two, and what starts after midnight belongs to it (HOURS-15).

/** The date of a start: the next one if it is before the hour (HH:MM) at which the evening ends. Empty: at midnight. */
export const dateOfStart = (evening: string, time: string, turnsAt: string): string =>
  evening && time && time < turnsAt ? daysLater(evening, 1) : evening;

/** When the evenings of a restaurant end. A gateway of the previous release does not say it, and offers no evenings. */
export const turnOf = ({ serviceDayTurnsAt }: Partial<Restaurant>): string => serviceDayTurnsAt ?? '';

/** The evening before while it is open; else the date itself. */
export function eveningUnderWay(restaurant: Restaurant, { date, time }: LocalTime): string {
  const turnsAt = turnOf(restaurant);
  if (time >= turnsAt) return date;
  const { periods, availabilityRules } = openingRulesOf(restaurant);
  const special = availabilityRules?.specialDays?.flatMap((day) => day.periods ?? []) ?? [];
  const isOpen = [...periods, ...special].some(
    ({ opensAt, closesAt }) =>
      (closesAt <= opensAt || opensAt < minuteOf(turnsAt)) && minuteOf(time) < closesAt,
  );
  return isOpen ? daysLater(date, -1) : date;
}

/** The evenings that can be booked: from the one that is under way. */
export function eveningsOf(restaurant: Restaurant, now: LocalTime): DateRules {
  const rules = openingRulesOf(restaurant);
  return {
    ...bookingWindow(now, restaurant.daysAhead),
    first: eveningUnderWay(restaurant, now),
    isClosed: (date) => isClosedOn(date, rules),
  };
}
