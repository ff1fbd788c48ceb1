import { staysOf } from '../../evening/waiting/stays';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Block } from '../../day/claims/block';
import type { Claim } from '../../day/claims/claim';
import type { DayRestrictions } from '../../day/claims/day-restrictions';
import { dayOf } from '../../testing/day-of';
import { testParty, testPlacement } from '../../testing/test-party';
import { dinner, floorTable, testRestaurant } from '../../testing/test-restaurant';
import { fullStarts, overbookingAdvice } from './advice';
import { missingShares } from './missing-shares';

const now = new Date('2026-11-20T12:00:00Z');
const date = '2026-11-21';
const at = (minute: number) => Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
const trattoria = testRestaurant({
  periods: [{ ...dinner, opensAt: 1080, closesAt: 1260 }],
  floor: { tables: [floorTable('1', 2), floorTable('2', 2), floorTable('3', 4)], combinations: [] },
});
const claim = (id: string, table: string, minute = 1140, partySize = 2): Claim => ({
  ...{ id: `${id}:1`, tableType: '', tableNumbers: [table], pinned: true, partySize, madeAt: 0 },
  ...{ from: at(minute), until: at(minute + 90) },
});
const taken = [claim('a', '1'), claim('b', '2'), claim('c', '3', 1140, 4)];
interface Given {
  claims?: readonly Claim[];
  more?: Partial<RestaurantRules>;
  restrictions?: DayRestrictions;
  partySize?: number;
}
const full = ({ claims = taken, more = {}, restrictions = {}, partySize = 2 }: Given = {}) =>
  fullStarts(dayOf({ ...trattoria, ...more }, claims, now, restrictions), date, partySize).map(
    ({ minute }) => minute,
  );

test('a start is full if only a table is lacking', () => {
  expect(full()).toEqual([1080, 1110, 1140, 1170, 1200]);
  expect(full({ claims: taken.slice(1) })).toEqual([]);
  expect(full({ claims: taken.slice(2), partySize: 4 })).toEqual([1080, 1110, 1140, 1170, 1200]);
});

test('a start that pacing, a block or a closed day refuses is not full', () => {
  const pacing = [{ intervalMinutes: 30, mostCovers: 8 }];
  // Eight covers start at seven already; at other times a table is lacking.
  expect(full({ more: { availabilityRules: { pacing } } })).toEqual([1080, 1110, 1170, 1200]);
  const block: Block = {
    ...{ id: 'b', date, dates: [date], tableNumbers: ['1'], from: at(1080), until: at(1320) },
    ...{ reason: '', madeAt: 0, by: '' },
  };
  expect(full({ claims: taken.slice(1), restrictions: { blocks: [block] } })).toEqual([]);
  expect(full({ more: { closures: { weekly: [], special: [date] } } })).toEqual([]);
});

test('a start with a table that is kept from the public is not full', () => {
  const kept = floorTable('4', 2, { audience: 'walk-ins' });
  const floor = { ...trattoria.floor, tables: [...trattoria.floor.tables, kept] };
  expect(full({ more: { floor } })).toEqual([]);
  expect(full({ more: { floor }, claims: [...taken, claim('d', '4')] })).toEqual([
    ...[1080, 1110, 1140, 1170, 1200],
  ]);
});

test('a size that no table seats has no full starts, and neither has a restaurant without tables', () => {
  expect(full({ partySize: 5 })).toEqual([]);
  expect(full({ more: { floor: { tables: [], combinations: [] } } })).toEqual([]);
});

test('each full start has its chances by covers, in the order of the evening', () => {
  const shares = missingShares(trattoria, [
    {
      date: '2026-11-13',
      counts: [
        ...[{ minute: 1140, sizeBand: 0, leadBand: 0, isConfirmed: false, came: 800, canceledLate: 0 }],
      ].map((count) => ({ ...count, noShows: 200 })),
    },
  ]);
  const reservations = ['a', 'b', 'c'].map((id) =>
    testParty({ id, placement: testPlacement({ date, from: at(1140), minute: 1140 }) }),
  );
  const day = dayOf(trattoria, taken, now);
  const known = { shares, reservations, stays: staysOf(trattoria, []) };
  const advice = overbookingAdvice(day, date, known);
  expect(advice.map(({ minute }) => minute)).toEqual([1080, 1110, 1140, 1170, 1200]);
  expect(advice.every(({ periodName }) => periodName === 'Dinner')).toBe(true);
  const seven = advice[2]?.chances ?? [];
  expect(seven.map(({ covers }) => covers)).toEqual([2, 4]);
  // A party of two has any of three tables; one of four only its own.
  expect(seven[0]?.withParty).toBeCloseTo(0.8 ** 3, 1);
  expect(seven[1]?.withParty).toBeCloseTo(0.8, 1);
  expect(overbookingAdvice(dayOf(trattoria, [], now), date, known)).toEqual([]);
});
