import { type Api, daysAhead } from './api';

/** Every hour of every day, for journeys that must not depend on the hour at which they run. */
export const alwaysOpen = [
  {
    id: 'all',
    name: 'All day',
    openingTime: '00:00',
    closingTime: '24:00',
    reservationInterval: '30',
    daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
  },
];

/** A day on which `aTableForTwo` is closed. */
export const closedDay = daysAhead(20);

/** An owner whose only table for two is available at lunch and at dinner. */
export const aTableForTwo = {
  timezone: 'America/New_York',
  settings: {
    phoneNumber: '(212) 555-0100',
    tableAvailability: { TwoTop: 1 },
    operatingHours: [0, 1].map((index) => ({
      name: ['Lunch', 'Dinner'][index],
      openingTime: ['12:00', '18:00'][index],
      closingTime: ['15:00', '22:00'][index],
      reservationInterval: 30,
      daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
    })),
    closedDays: { special: [closedDay], weekly: [] },
  },
};

/** Books as a restaurant's page does, and returns the reservation's id. */
export async function book(
  api: Api,
  restaurantId: string,
  reservation_time: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { status, body } = await api.call<{ id: string }>('POST', `/api/reservations/${restaurantId}`, {
    name: 'Ada Lovelace',
    guests: 2,
    phoneNumber: '+1 202 555 0143',
    reservation_time,
    recaptchaToken: 'sandbox-pass',
    ...more,
  });
  expect(status).toBe(201);
  return body.id;
}
