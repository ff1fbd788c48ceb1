import { isClosedOn, type OpeningRules } from '@tablewell/restaurant-rules/availability/closures';
import type { OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import type { Restaurant } from '../api/types';
import { addDays, minuteOf } from '@tablewell/shared/calendar';

const defaultIntervalMinutes = 30;

/** The restaurant's operating periods; if there are none, its main hours count as one (HOURS-2). */
export function periodsOf(restaurant: Restaurant): OperatingPeriod[] {
  const { operatingHours, openingTime, closingTime, reservationInterval } = restaurant;
  if (operatingHours.length === 0) {
    return [
      {
        id: 'main',
        name: '',
        opensAt: minuteOf(openingTime),
        closesAt: minuteOf(closingTime),
        intervalMinutes: reservationInterval || defaultIntervalMinutes,
        daysOfWeek: [],
      },
    ];
  }
  return operatingHours.map((period) => ({
    id: period.id,
    name: period.name,
    opensAt: minuteOf(period.openingTime),
    closesAt: minuteOf(period.closingTime),
    intervalMinutes: Number(period.reservationInterval) || defaultIntervalMinutes,
    daysOfWeek: period.daysOfWeek,
  }));
}

/** The rules that decide the hours of a date, including special days (AVAIL-5). */
export function openingRulesOf(restaurant: Restaurant): OpeningRules {
  // A gateway of the previous release does not say when the service day turns.
  const { closedDays, specialDays = [], serviceDayTurnsAt } = restaurant as Partial<Restaurant> & Restaurant;
  return {
    ...(serviceDayTurnsAt === undefined ? {} : { dayTurnsAt: minuteOf(serviceDayTurnsAt) }),
    periods: periodsOf(restaurant),
    closures: closedDays,
    availabilityRules: {
      specialDays: specialDays.map(({ periods, name, from, until, closed = false }, index) => ({
        ...{ id: String(index), name, from, until, closed },
        ...(periods ? { periods: periods.map(specialPeriod) } : {}),
      })),
    },
  };
}

type SpecialPeriod = NonNullable<NonNullable<Restaurant['specialDays']>[number]['periods']>[number];

function specialPeriod({
  id = '',
  name,
  openingTime,
  closingTime,
  reservationInterval,
}: SpecialPeriod): OperatingPeriod {
  const [opensAt, closesAt] = [minuteOf(openingTime), minuteOf(closingTime)];
  return { id, name, opensAt, closesAt, intervalMinutes: reservationInterval, daysOfWeek: [] };
}

/**
 * True when the restaurant is closed on that date (HOURS-7). The last starts of the evening before may be on a date that is
 * closed itself.
 */
export function isClosed(restaurant: Restaurant, date: string): boolean {
  const rules = openingRulesOf(restaurant);
  // The server knows the last starts of an evening that crosses midnight.
  const isLate = rules.periods.some(({ opensAt, closesAt }) => closesAt <= opensAt);
  return isClosedOn(date, rules) && !(isLate && !isClosedOn(addDays(date, -1), rules));
}
