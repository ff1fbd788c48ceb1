import { calendarOf } from '../../domain/calendar-entry';
import type { Reservation, Restaurant } from '../../domain/read-copies';
import { createTemplates } from './mails';

const origin = 'https://tables.example';
const hostile = 'Here\n\nURGENT: refund at https://evil.example/x, www.evil.example or bank@evil.example';
const live = /evil\.example|https?:\/\/evil|www\.evil/;

const restaurant = {
  id: 'r1',
  name: `Da Ada ${hostile}`,
  phoneNumber: '+39 06 5550 1234',
  address: hostile,
  timezone: 'Europe/Rome',
} as unknown as Restaurant;
const reservation = {
  id: 'vTPT3ovfFskK8x7BSWB225',
  version: 1,
  restaurantId: 'r1',
  name: 'Ada Lovelace',
  partySize: 2,
  phoneNumber: '+39 06 1234567',
  notes: hostile,
  area: hostile,
  localDate: '2026-12-05',
  localMinute: 1_140,
  startsAt: new Date('2026-12-05T18:00:00Z'),
  email: 'ada@x.com',
  language: 'en',
} as unknown as Reservation;
const templates = createTemplates(origin);

test('a diner’s mail repeats what the restaurant typed in one line and without links', () => {
  const { subject, html, text } = templates.diner('diner-booked', restaurant, reservation);
  for (const part of [subject, html, text]) expect(part).not.toMatch(live);
  const where = text.split('\n').filter((line) => line.startsWith('Where:'));
  expect(where).toHaveLength(1);
  expect(where[0]).toContain('URGENT');
  expect(text.split('\n').some((line) => line.startsWith('URGENT'))).toBe(false);
});

test('so does the calendar file', () => {
  const file = calendarOf('reservation-booked', restaurant, reservation, {
    origin,
    now: new Date(0),
    sender: 'no-reply@example.com',
  });
  expect(file?.text.replace(/\r\n /g, '')).not.toMatch(live);
  expect(file?.text.replace(/\r\n /g, '')).toContain('URGENT');
});

test('an owner’s mail repeats a diner’s notes in one line and without links', () => {
  const { html, text } = templates.reservation('reservation-booked', restaurant, reservation);
  for (const part of [html, text]) expect(part).not.toMatch(live);
  expect(text.split('\n').filter((line) => line.startsWith('Notes: Here URGENT'))).toHaveLength(1);
});
