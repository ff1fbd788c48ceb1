import { nextMonday } from './next-monday';

test.each([
  // Summer ends on October 25, 2026 in Rome: seven o'clock is an hour later by UTC.
  ['2026-10-23T12:00:00Z', 'Europe/Rome', '2026-10-26T06:00:00.000Z'],
  ['2026-10-12T04:59:59Z', 'Europe/Rome', '2026-10-12T05:00:00.000Z'],
  ['2026-10-12T05:00:00Z', 'Europe/Rome', '2026-10-19T05:00:00.000Z'],
  // Still Sunday in Los Angeles, and Monday evening in Auckland.
  ['2026-11-23T05:00:00Z', 'America/Los_Angeles', '2026-11-23T15:00:00.000Z'],
  ['2026-11-23T05:00:00Z', 'Pacific/Auckland', '2026-11-29T18:00:00.000Z'],
])('after %s in %s it is Monday, seven in the morning, at %s', (now, timezone, next) => {
  expect(nextMonday(new Date(now), timezone).toISOString()).toBe(next);
});
