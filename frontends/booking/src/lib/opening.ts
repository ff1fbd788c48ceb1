import { isClosedOn, type OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import type { Restaurant } from '../api/types';
import { minuteOf } from './labels';

const defaultIntervalMinutes = 30;

/** The restaurant's operating periods; without any, its main hours count as one (HOURS-2). */
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

/** True when the restaurant is closed on that date (HOURS-7). */
export const isClosed = (restaurant: Restaurant, date: string): boolean =>
  isClosedOn(date, restaurant.closedDays);
