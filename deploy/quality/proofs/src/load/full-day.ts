import { type Caller, need } from '../product/caller';
import { dayAhead } from '../product/final-state';
import type { Owner } from '../product/owner';

/** A quarter of an hour apart, so that a day has as many starts as possible. */
export const everyQuarter = {
  operatingHours: [
    {
      name: 'All day',
      openingTime: '00:00',
      closingTime: '23:59',
      reservationInterval: '15',
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
};

/** Tables for some hundred parties at once. */
export const manyTables = {
  tableAvailability: Object.fromEntries(
    [1, 2, 4].map((capacity) => [`Tables of ${capacity}`, { count: 99, capacity }]),
  ),
};

export const timeOf = (index: number): string => {
  const minute = (index % 95) * 15;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/**
 * Fills one day with the default of a hundred seats, by bookings of diners: a member who sends so many at once is slowed
 * down.
 */
export async function fill({ restaurantId }: Owner, parties: number, newDiner: () => Caller): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < parties; index = next++) {
      const reservation_time = `${dayAhead(6)}T${timeOf(index)}`;
      const party = { name: 'Ada Lovelace', guests: 1, reservation_time, recaptchaToken: 'sandbox-pass' };
      need(await newDiner().call('POST', `/api/reservations/${restaurantId}`, party), 201);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
