import type { Kind } from './message';
import { smsText } from './wording';

const restaurant = {
  id: 'r1',
  ownerId: 'u1',
  name: 'Trattoria Ada',
  email: '',
  phoneNumber: '',
  emailNotifications: true,
  smsNotifications: true,
};
const reservation = {
  id: 'x1',
  restaurantId: 'r1',
  version: 1,
  name: 'Grace',
  partySize: 4,
  phoneNumber: '',
  notes: '',
  startsAt: new Date('2027-01-05T20:45:00Z'),
  localDate: '2027-01-05',
  localMinute: 945,
};
const link = 'https://tablewell.example/edit-reservation/x1';

test.each<[Kind, string]>([
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
])('%s names restaurant, party, date, time and the change link', (kind, text) => {
  const origin = 'https://tablewell.example';
  const said = (isFirst: boolean) => smsText(kind, restaurant, reservation, { origin, isFirst });
  expect(said(false)).toBe(`Trattoria Ada: ${text}`);
  // A restaurant's first message to a guest says how to stop them.
  expect(said(true)).toBe(`Trattoria Ada: ${text} Reply STOP to opt out.`);
});
