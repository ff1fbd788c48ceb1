import type { Reservation, Restaurant } from '../../domain/read-copies';
import { createTemplates } from './mails';

const templates = createTemplates('https://tables.example');
const restaurant = (confirmedEmail: string) =>
  ({
    ...{ id: 'r1', name: 'Da Ada', phoneNumber: '+39 06 5550 1234', address: '', confirmedEmail },
    ...{ email: 'typed@restaurant.example', timezone: 'Europe/Rome' },
  }) as unknown as Restaurant;
const reservation = (email: string) =>
  ({
    ...{ id: 'b1', version: 1, restaurantId: 'r1', name: 'Grace', partySize: 2, phoneNumber: '', notes: '' },
    ...{ localDate: '2026-12-05', localMinute: 1_140, startsAt: new Date('2026-12-05T18:00:00Z'), email },
  }) as unknown as Reservation;

test('the diner’s answer goes to the restaurant’s confirmed address, and to none without one', () => {
  const answeredTo = (confirmed: string) =>
    templates.diner('diner-booked', restaurant(confirmed), reservation('grace@x.com')).replyTo;
  expect(answeredTo('answers@restaurant.example')).toBe('answers@restaurant.example');
  expect(answeredTo('')).toBeUndefined();
});

test('the owner’s answer goes to the diner’s address, if there is one', () => {
  const answeredTo = (email: string) =>
    templates.reservation('reservation-booked', restaurant(''), reservation(email)).replyTo;
  expect(answeredTo('grace@x.com')).toBe('grace@x.com');
  expect(answeredTo('')).toBeUndefined();
});
