import { type Floor, floorFromCounts, type FloorTable } from '@tablewell/restaurant-rules/floor';
import type { Block } from '../claims/block';
import { planBlock } from './plan-block';
import type { RestaurantOnDay } from '../claims/day-restrictions';
import type { Claim } from '../claims/claim';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';

const date = '2026-11-20';
const at = (time: string) => Date.parse(`${date}T${time}:00Z`);
const table = (number: string, largest: number, area = 'Hall') => floorTable(number, largest, { area });
const restaurant = testRestaurant();
const withFloor = (...tables: FloorTable[]): RestaurantOnDay => ({
  ...restaurant,
  floor: { tables, combinations: [] } satisfies Floor,
});
const claim = (id: string, number: string, from: string, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'Seats2',
  tableNumbers: [number],
  partySize: 2,
  madeAt: 0,
  from: at(from),
  until: at(from) + 90 * 60_000,
  ...more,
});
const block = (more: Partial<Block> = {}): Block => ({
  id: 'call:1',
  date,
  dates: [date],
  from: at('18:00'),
  until: at('22:00'),
  reason: '',
  by: 'Sam',
  madeAt: at('17:00'),
  ...more,
});
const plan = (rules: RestaurantOnDay, claims: readonly Claim[], one: Block) =>
  planBlock(rules, { restaurantId: 'r1', date, version: 1, claims }, one);
const summary = (rules: RestaurantOnDay, claims: readonly Claim[], one: Block) =>
  Object.fromEntries(
    plan(rules, claims, one).parties.map(({ claim: { id }, movesTo, stays }) => [
      id,
      stays ?? movesTo.join('+'),
    ]),
  );

test('parties move to other tables where there is room, the largest first', () => {
  const rules = withFloor(table('1', 2), table('2', 4), table('3', 4));
  const claims = [
    claim('small', '1', '19:00'),
    claim('large', '2', '19:00', { partySize: 4, tableType: 'Seats4' }),
    claim('later', '3', '23:00', { tableType: 'Seats4' }),
  ];
  const planned = plan(rules, claims, block({ tableNumbers: ['1', '2'] }));
  expect(summary(rules, claims, block({ tableNumbers: ['1', '2'] }))).toEqual({
    'small:1': 'no-table',
    'large:1': '3',
  });
  expect(planned.claims.map(({ tableNumbers }) => tableNumbers)).toEqual([['1'], ['3'], ['3']]);
});

test.each<[string, string, Partial<Claim>, string]>([
  ['sits', '19:00', { seated: true }, 'begun'],
  ['has begun', '16:45', {}, 'begun'],
  ['was placed by a host', '19:00', { pinned: true }, 'chosen'],
  ['sits past midnight', '23:00', {}, 'past-midnight'],
])('a party that %s stays at its table', (_why, from, more, reason) => {
  const rules = withFloor(table('1', 2), table('2', 2));
  const claims = [claim('a', '1', from, more)];
  const one = block({ tableNumbers: ['1'], until: at('23:59') });
  expect(summary(rules, claims, one)).toEqual({ 'a:1': reason });
  expect(plan(rules, claims, one).claims).toEqual(claims);
});

test('a block of an area concerns its tables only', () => {
  const rules = withFloor(table('1', 2), table('2', 2, 'Terrace'), table('3', 2));
  const claims = [claim('a', '1', '19:00'), claim('b', '2', '19:00')];
  expect(summary(rules, claims, block({ area: 'Terrace' }))).toEqual({ 'b:1': '3' });
});

test('a party of tables from counts moves to a larger type', () => {
  const rules = {
    ...restaurant,
    floor: floorFromCounts([
      { key: 'Seats2', count: 1, capacity: 2 },
      { key: 'Seats4', count: 1, capacity: 4 },
    ]),
  };
  const planned = plan(rules, [claim('a', '1', '19:00')], block({ tableNumbers: ['1'] }));
  expect(planned.claims).toMatchObject([{ tableType: 'Seats4', tableNumbers: ['2'] }]);
});

test('a block of everything leaves every party where it is', () => {
  const rules = withFloor(table('1', 2), table('2', 2));
  expect(summary(rules, [claim('a', '1', '19:00')], block())).toEqual({ 'a:1': 'no-table' });
  const { tableNumbers: _, ...seats } = claim('a', '', '19:00', { tableType: '' });
  expect(summary(restaurant, [seats], block())).toEqual({ 'a:1': 'no-table' });
});

test('a party is not moved to a table that is blocked already', () => {
  const earlier = block({ id: 'call:0', tableNumbers: ['2'] });
  const rules = { ...withFloor(table('1', 2), table('2', 2)), blocks: [earlier] };
  expect(summary(rules, [claim('a', '1', '19:00')], block({ tableNumbers: ['1'] }))).toEqual({
    'a:1': 'no-table',
  });
});
