import { isClosedOn } from '@tablewell/booking-rules';
import type { OperatingPeriod } from '@tablewell/booking-rules';
import type { Restaurant } from '../api/types';
import { minuteOf } from './labels';

const defaultIntervalMinutes = 30;

/** The restaurant's operating periods; where it has none, its main hours are one (spec public §5). */
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

/** True when the restaurant takes nobody on that date. */
export const isClosed = (restaurant: Restaurant, date: string): boolean =>
  isClosedOn(date, restaurant.closedDays);
