import { dayOf } from '../../testing/day-of';
import { floorTable, testRestaurant } from '../../testing/test-restaurant';
import type { Claim } from '../claims/claim';
import { anyTime } from './find-table';
import type { DayView } from './day-view';

const seven = Date.parse('2026-11-20T19:00:00Z');
const minuteMs = 60_000;
const now = new Date(seven);
const stay = { from: seven, until: seven + 90 * minuteMs };
const house = testRestaurant({
  floor: { tables: [floorTable('1', 2), floorTable('2', 4)], combinations: [] },
});
const claim = (id: string, table: string, more: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: table === '1' ? 'Seats2' : 'Seats4',
  tableNumbers: [table],
  partySize: 2,
  madeAt: 0,
  ...stay,
  ...more,
});
const choose = (day: DayView, partySize = 2) => day.at(seven).choose({ partySize, ...stay }, anyTime);
const tablesFor = (day: DayView, partySize = 2) => {
  const choice = choose(day, partySize);
  return choice.kind === 'table' ? choice.tables : choice.kind;
};

test('a view that another claim was added to still decides as before', () => {
  const before = dayOf(house, [claim('a', '2')], now);
  const choice = choose(before, 4);
  if (choice.kind !== 'table') throw new Error('no table');
  const after = before.with(claim('b', '2', { partySize: 4 }), choice.moves);
  expect(after.claims.map(({ tableNumbers }) => tableNumbers)).toEqual([['1'], ['2']]);
  expect(tablesFor(after)).toBe('full');
  expect([tablesFor(before), tablesFor(before, 4)]).toEqual([['1'], ['2']]);
  expect(before.claims).toEqual([claim('a', '2')]);
});

test('without tables, seats are added up in the same way', () => {
  const before = dayOf(testRestaurant(), [], now);
  const crowd = { ...claim('crowd', '1', { partySize: 60 }), tableType: '', tableNumbers: [] };
  expect([tablesFor(before, 60), tablesFor(before.with(crowd), 60)]).toEqual([[], 'full']);
  expect(tablesFor(before, 60)).toEqual([]);
});

test('a hold that ends and a party whose turn is over count as of the instant of the view', () => {
  const held = claim('hold', '1', { expiresAt: seven + minuteMs });
  const before = dayOf(house, [held, claim('b', '2')], now);
  expect(tablesFor(before)).toBe('full');
  expect(tablesFor(before.again(house, new Date(seven + minuteMs)))).toEqual(['1']);
  const over = { from: seven - 90 * minuteMs, until: seven, seated: true };
  const late = dayOf(house, [claim('over', '1', over), claim('b', '2')], new Date(seven - minuteMs));
  expect(tablesFor(late)).toEqual(['1']);
  expect(tablesFor(late.again(house, now))).toBe('full');
});

test('a claim is known to the view that it was added to, and to no other view of the day', () => {
  const before = dayOf(house, [claim('a', '1')], now);
  expect(before.index.find('b:1')).toBeUndefined();
  const later = before.again(house, new Date(seven + 10 * minuteMs));
  const after = later.with(claim('b', '2'));
  expect(after.index.find('b:1')).toBeDefined();
  expect([before, later].map(({ index }) => index.find('b:1'))).toEqual([undefined, undefined]);
});

test('other settings have their own tables', () => {
  const smaller = testRestaurant({ floor: { tables: [floorTable('1', 2)], combinations: [] } });
  const before = dayOf(house, [claim('a', '1')], now);
  expect([tablesFor(before), tablesFor(before.again(smaller, now))]).toEqual([['2'], 'full']);
  expect(tablesFor(before)).toEqual(['2']);
});

test('a day is also seen as if nothing was blocked, and without a party', () => {
  const block = { id: 'c:1', date: '2026-11-20', dates: [], reason: '', by: 'Sam', madeAt: 0, ...stay };
  const blocked = dayOf(house, [claim('a', '1')], now, { blocks: [block] });
  expect([tablesFor(blocked), tablesFor(blocked.unblocked)]).toEqual(['full', ['2']]);
  expect(tablesFor(blocked.unblocked.without('a:1'))).toEqual(['1']);
});
