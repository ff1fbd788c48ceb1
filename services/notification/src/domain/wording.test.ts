import { calendarOf } from './calendar-entry';
import type { ReservationChange } from './reservation-notices';
import { smsText } from './wording';

const restaurant = {
  id: 'r1',
  ownerId: 'u1',
  name: 'Trattoria Ada',
  email: '',
  phoneNumber: '',
  emailNotifications: true,
  smsNotifications: true,
  confirmedEmail: '',
  country: 'US',
  smsCountries: ['US'],
  address: '',
  brand: {},
};
const reservation = {
  id: 'x1',
  restaurantId: 'r1',
  version: 1,
  name: 'Grace',
  partySize: 4,
  phoneNumber: '',
  notes: '',
  email: '',
  seatingMinutes: 90,
  startsAt: new Date('2027-01-05T20:45:00Z'),
  localDate: '2027-01-05',
  localMinute: 945,
};
const link = 'https://tablewell.example/edit-reservation/x1';

test.each<[ReservationChange['kind'], string]>([
  [
    'reservation-booked',
    `your table for 4 guests is booked for Tue, Jan 5 at 3:45 PM. Change or cancel: ${link}`,
  ],
  [
    'reservation-changed',
    `your reservation is now for 4 guests on Tue, Jan 5 at 3:45 PM. Change or cancel: ${link}`,
  ],
  [
    'reservation-canceled',
    `your reservation for 4 guests on Tue, Jan 5 at 3:45 PM is canceled. Details: ${link}`,
  ],
  [
    'reservation-restored',
    `your reservation for 4 guests on Tue, Jan 5 at 3:45 PM is back on. Change or cancel: ${link}`,
  ],
  [
    'reservation-requested',
    `we have your request for 4 guests on Tue, Jan 5 at 3:45 PM. It is not confirmed yet; we will text you our answer. Change or withdraw: ${link}`,
  ],
  [
    'reservation-request-changed',
    `your request is now for 4 guests on Tue, Jan 5 at 3:45 PM. It is not confirmed yet. Change or withdraw: ${link}`,
  ],
  [
    'reservation-accepted',
    `your table for 4 guests on Tue, Jan 5 at 3:45 PM is confirmed. Change or cancel: ${link}`,
  ],
  [
    'reservation-declined',
    `we are sorry, we cannot take your request for 4 guests on Tue, Jan 5 at 3:45 PM. Details: ${link}`,
  ],
  [
    'reservation-expired',
    `we are sorry, your request for 4 guests on Tue, Jan 5 at 3:45 PM was not answered in time and has ended. Details: ${link}`,
  ],
  [
    'reservation-withdrawn',
    `your request for 4 guests on Tue, Jan 5 at 3:45 PM is withdrawn. Details: ${link}`,
  ],
])('%s names restaurant, party, date, time and the change link', (kind, text) => {
  const origin = 'https://tablewell.example';
  const smsOf = (isFirst: boolean) => smsText(kind, restaurant, reservation, { origin, isFirst });
  expect(smsOf(false)).toBe(`Trattoria Ada: ${text}`);
  // A restaurant's first message to a guest explains how to opt out.
  expect(smsOf(true)).toBe(`Trattoria Ada: ${text} Reply STOP to opt out.`);
});

test('the message of a declined request contains the restaurant’s words, without links', () => {
  const smsOf = (words: string) => {
    const request = { isPending: false, isWithdrawn: false, words };
    const options = { origin: 'https://tablewell.example', isFirst: false };
    return smsText('reservation-declined', restaurant, { ...reservation, request }, options);
  };
  const before = 'we cannot take your request for 4 guests on Tue, Jan 5 at 3:45 PM.';
  expect(smsOf('We have a private party')).toContain(`${before} We have a private party. Details: `);
  expect(smsOf('Sorry!')).toContain(`${before} Sorry! Details: `);
  expect(smsOf('See https://evil.example/x')).toContain(`${before} See evil example x. Details: `);
});

test('a reservation after midnight is told with its date by the calendar, in messages and in the calendar file', () => {
  const late = {
    ...reservation,
    startsAt: new Date('2026-11-27T23:30:00Z'),
    localDate: '2026-11-28',
    localMinute: 30,
  };
  const options = { origin: 'https://tablewell.example', isFirst: false };
  expect(smsText('reservation-booked', restaurant, late, options)).toContain('Sat, Nov 28 at 12:30 AM');
  const file = calendarOf('reservation-booked', restaurant, late, {
    ...options,
    ...{ sender: 'no-reply@tablewell.example', now: new Date(0) },
  });
  expect(file?.text).toContain('DTSTART:20261127T233000Z');
});

test('times and dates are those of the restaurant’s country', () => {
  const at = { ...reservation, localDate: '2026-12-07', localMinute: 19 * 60 };
  const text = (country: string) =>
    smsText('reservation-booked', { ...restaurant, country }, at, {
      origin: 'https://tablewell.example',
      isFirst: false,
    });
  expect(text('US')).toContain('Mon, Dec 7 at 7:00 PM');
  expect(text('GB')).toContain('Mon 7 Dec at 19:00');
});
