import { languages } from '@tablewell/languages';
import type { Reservation, Restaurant } from './read-copies';
import { waiterText, type WaiterNews } from './waiter-news';

const origin = 'https://tablewell.example';
const until = new Date('2026-02-05T13:45:00Z');
const restaurant = {
  ...{ id: 'r1', name: 'Trattoria Ada', country: 'US', reminding: { timezone: 'America/New_York' } },
} as Restaurant;
// No 1 and no 9 in what a text takes from here: both are answers to it.
const waiting = {
  ...{ id: 'party', restaurantId: 'r1', name: 'Grace', partySize: 2 },
  ...{ startsAt: new Date('2026-02-06T01:00:00Z'), localDate: '2026-02-05', localMinute: 20 * 60 },
} as Reservation;
const told = (news: Partial<WaiterNews>, more: Partial<Reservation> = {}) =>
  waiterText(
    restaurant,
    { kind: 'joined', forStart: true, ...news, reservation: { ...waiting, ...more } },
    { origin, isFirst: false },
  );

test('who joined by link is told the way to its place, and who waits for a start which one', () => {
  expect(told({ forStart: false })).toMatch(/on the waitlist\. .*\/waitlist-entry\/party/);
  expect(told({})).toMatch(
    /we text you if a table for 2 guests .*8:00 PM becomes free.*\/waitlist-entry\/party/,
  );
});

test.each(languages)('an offer says until when, and how to answer, in %s', (language) => {
  const text = told({ kind: 'offered', until }, { language });
  const [before, link] = text.split('https://');
  expect(link).toContain('/waitlist-entry/party');
  expect(before).toContain('45');
  expect(before).toMatch(/\b1\b[^]*\b9\b/);
});

test('an offer is held until a time of the restaurant’s clock, and its end is told without a link', () => {
  expect(told({ kind: 'offered', until })).toContain('held for you until 8:45 AM');
  const ended = told({ kind: 'offer-ended' });
  expect(ended).toContain('8:00 PM');
  expect(ended).not.toContain('/waitlist-entry/');
});

test.each(languages)('a new range is told with the way to the place in line, in %s', (language) => {
  const text = told({ kind: 'requoted', forStart: false, range: { from: 15, until: 35 } }, { language });
  for (const part of ['15', '35', '/waitlist-entry/party']) expect(text).toContain(part);
});
