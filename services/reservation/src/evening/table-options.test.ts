import { tableOptions } from './table-options';
import type { Claim } from '../day/claims/claim';
import { testRestaurant } from '../testing/test-restaurant';
import { occupiedBy } from '../testing/day-of';

const minuteMs = 60_000;
const seven = Date.parse('2026-11-20T19:00:00Z');
const tables = 20;
const rules = testRestaurant({ tables: [{ key: 'TwoTop', count: tables, capacity: 2 }] });
/** A party at each table, one after the other, each for a minute. */
const dayOf = (count: number): Claim[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `party-${index}:1`,
    tableType: 'TwoTop',
    tableNumbers: [String((index % tables) + 1)],
    partySize: 2,
    from: seven + Math.floor(index / tables) * minuteMs,
    until: seven + (Math.floor(index / tables) + 1) * minuteMs,
    madeAt: seven,
  }));
const costsOn = (claims: readonly Claim[]) => {
  const interval = { from: seven, until: seven + 90 * minuteMs };
  return tableOptions(occupiedBy(rules, claims), { partySize: 2, interval }).filter(
    ({ displaced }) => displaced.length > 0,
  ).length;
};

test('what each table of a real house costs is listed, and of the largest possible day a few', () => {
  expect(costsOn(dayOf(tables))).toBe(tables);
  expect(costsOn(dayOf(4_000))).toBe(3);
});
