import { languages } from '@tablewell/languages';
import type { Reservation, Restaurant } from './read-copies';
import { waiterText, type WaiterNews } from './waiter-news';

const origin = 'https://tablewell.example';
const until = new Date('2026-01-05T22:20:00Z');
const restaurant = {
  ...{ id: 'r1', name: 'Trattoria Ada', country: 'US', reminding: { timezone: 'America/New_York' } },
} as Restaurant;
const waiting = {
  ...{ id: 'w1', restaurantId: 'r1', name: 'Grace', partySize: 2 },
  ...{ startsAt: new Date('2026-01-06T00:00:00Z'), localDate: '2026-01-05', localMinute: 19 * 60 },
} as Reservation;
const told = (news: Partial<WaiterNews>, more: Partial<Reservation> = {}) =>
  waiterText(
    restaurant,
    { kind: 'joined', forStart: true, ...news, reservation: { ...waiting, ...more } },
    { origin, isFirst: false },
  );

test('who joined by link is told the way to its place, and who waits for a start which one', () => {
  expect(told({ forStart: false })).toMatch(/on the waitlist\. .*\/waitlist-entry\/w1/);
  expect(told({})).toMatch(
    /we text you if a table for 2 guests .*7:00 PM becomes free.*\/waitlist-entry\/w1/,
  );
});

test.each(languages)('an offer says until when, and how to answer, in %s', (language) => {
  const text = told({ kind: 'offered', until }, { language });
  for (const part of ['20', '1', '9', '/waitlist-entry/w1']) expect(text).toContain(part);
});

test('an offer is held until a time of the restaurant’s clock, and its end is told without a link', () => {
  expect(told({ kind: 'offered', until })).toContain('held for you until 5:20 PM');
  const ended = told({ kind: 'offer-ended' });
  expect(ended).toContain('7:00 PM');
  expect(ended).not.toContain('/waitlist-entry/');
});

test.each(languages)('a new range is told with the way to the place in line, in %s', (language) => {
  const text = told({ kind: 'requoted', forStart: false, range: { from: 15, until: 35 } }, { language });
  for (const part of ['15', '35', '/waitlist-entry/w1']) expect(text).toContain(part);
});
