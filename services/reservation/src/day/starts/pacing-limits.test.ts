import type { PacingRule } from '@tablewell/restaurant-rules/availability/rules';
import { pacingLimits } from './pacing-limits';
import { dinner, testRestaurant } from '../../testing/test-restaurant';

const date = '2026-11-21';
const limitsOf = (...pacing: PacingRule[]) =>
  pacingLimits(
    testRestaurant({ timezone: 'Asia/Kathmandu', periods: [dinner], availabilityRules: { pacing } }),
    date,
  );
const opens = Date.parse(`${date}T${String(Math.floor(dinner.opensAt / 60)).padStart(2, '0')}:00:00+05:45`);
const minutes = (count: number) => count * 60_000;

test('the limit of each interval while the restaurant is open, in a zone whose hours do not align with those of UTC', () => {
  const limits = limitsOf({ intervalMinutes: 30, mostCovers: 12 });
  expect(limits[0]).toEqual({ from: opens, until: opens + minutes(30), mostCovers: 12 });
  expect(limits).toHaveLength((dinner.closesAt - dinner.opensAt) / 30);
});

test('of several rules, the one with the shortest interval, then the fewest covers', () => {
  const [first] = limitsOf(
    { intervalMinutes: 60, mostCovers: 20 },
    { intervalMinutes: 15, mostCovers: 10 },
    { intervalMinutes: 15, mostCovers: 8 },
  );
  expect(first).toEqual({ from: opens, until: opens + minutes(15), mostCovers: 8 });
});

test('none without a rule about covers, or for another period', () => {
  expect(limitsOf({ intervalMinutes: 15, mostParties: 3 })).toEqual([]);
  expect(limitsOf({ intervalMinutes: 15, mostCovers: 3, periodIds: ['lunch'] })).toEqual([]);
});
