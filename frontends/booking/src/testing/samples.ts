import type { Availability, Reservation, Restaurant } from '../api/types';

/** A restaurant in New York, open 5 to 10 PM every day but Tuesdays. */
export const restaurant: Restaurant = {
  id: 'r1',
  mode: 'live',
  name: 'Osteria Luna',
  // As owners type it: only the address to dial has a country code.
  phoneNumber: '(212) 555-0100',
  phoneUri: 'tel:+12125550100',
  openingTime: '17:00',
  closingTime: '22:00',
  reservationInterval: 30,
  operatingHours: [
    {
      id: 'p1',
      name: 'Dinner',
      openingTime: '17:00',
      closingTime: '22:00',
      reservationInterval: '30',
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  closedDays: { weekly: [2], special: ['2026-12-25'] },
  requiresConfirmation: false,
  timezone: 'America/New_York',
  serviceDayTurnsAt: '05:00',
};

/** Anna's table for four: Monday, November 23, 2026, 6:30 PM in New York. */
export const reservation: Reservation = {
  id: 'kD0wN3xq7VfYpT5sLm2ZaB',
  name: 'Anna Moreau',
  guests: 4,
  phoneNumber: '(212) 555-0188',
  notes: 'By the window, please',
  reservation_time: '2026-11-23T23:30:00.000Z',
  status: 'active',
  restaurant: {
    id: restaurant.id,
    name: restaurant.name,
    phoneNumber: restaurant.phoneNumber,
    phoneUri: 'tel:+12125550100',
    timezone: restaurant.timezone,
  },
};

/** The server's availability of a winter day in New York, by HH:MM; true: available. */
export const availability = (date: string, times: Record<string, boolean>): Availability => ({
  date,
  timezone: restaurant.timezone,
  refusal: '',
  times: Object.entries(times).map(([time, available]) => ({
    time,
    reservation_time: new Date(`${date}T${time}:00-05:00`).toISOString(),
    period: 'Dinner',
    available,
  })),
});

/**
 * Anna's table as a request that the restaurant has not answered; it expires on Sunday, November 22, 1 PM in New York.
 */
export const request: Reservation = {
  ...reservation,
  request: { state: 'pending', expiresAt: '2026-11-22T18:00:00.000Z', message: '' },
};
