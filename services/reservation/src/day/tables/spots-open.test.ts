import { isRefusal } from '@tablewell/chassis/refusal';
import type { Combination } from '@tablewell/restaurant-rules/floor';
import { placeParty } from '../starts/place-party';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { DayView } from './day-view';
import { dinner, floorTable, testRestaurant } from '../../testing/test-restaurant';
import { dayOf } from '../../testing/day-of';

// `spots_open` of Google's documentation of dining availability ("Structure availability data", Actions Center): the number of
// parties of a size that can still be seated at a start. The figures of the room without bookings, three tables for 4 to 6
// people and one for 6 to 8, are the published ones. Those with combined tables and with bookings are derived from the
// published definition.

const now = new Date('2026-11-20T12:00:00Z');
const when = { date: '2026-11-21', minute: 1140 };
const tables = [
  ...['1', '2', '3'].map((number) => floorTable(number, 6, { smallest: 4 })),
  floorTable('4', 8, { smallest: 6 }),
];
const pairs: Combination[] = [
  ['1', '2'],
  ['2', '3'],
  ['1', '3'],
].map((numbers) => ({ tables: numbers, smallest: 7, largest: 10 }));

const roomWith = (combinations: readonly Combination[]) =>
  testRestaurant({
    seatingMinutes: 60,
    periods: [{ ...dinner, intervalMinutes: 60 }],
    floor: { tables, combinations },
  });

/** The day with another party, or undefined if it is refused. */
function seat(day: DayView, partySize: number): DayView | undefined {
  const placed = placeParty(day, { when, partySize, rules: 'book' });
  if (isRefusal(placed)) return undefined;
  const { tableType, tables: count, tableNumbers, from, until, moves } = placed;
  const combined = count ? { tables: count } : {};
  const own = { id: `p${day.claims.length}:1`, tableType, ...combined, partySize, from, until, madeAt: 0 };
  return day.with({ ...own, ...(tableNumbers ? { tableNumbers } : {}) }, moves);
}

/** How many parties of each size can be seated in addition to the booked ones. */
function spotsOpen(rules: RestaurantRules, booked: readonly number[], sizes: readonly number[]) {
  const start = () => booked.reduce((day, size) => seat(day, size) ?? day, dayOf(rules, [], now));
  return sizes.map((size) => {
    let spots = 0;
    for (let day = seat(start(), size); day; day = seat(day, size)) spots += 1;
    return spots;
  });
}

const plain = roomWith([]);
const combining = roomWith(pairs);

test('without bookings, every table that seats a party of the size is a spot', () => {
  expect(spotsOpen(plain, [], [3, 4, 5, 6, 7, 8, 9])).toEqual([0, 3, 3, 4, 1, 1, 0]);
});

test('a booking takes a spot from each size that its table seats, at the table where it leaves the most', () => {
  expect(spotsOpen(plain, [4], [4, 5, 6, 7, 8])).toEqual([2, 2, 3, 1, 1]);
  // A party of six sits at a small table while a party of seven may come, and at the large one while three parties of
  // four may.
  expect(spotsOpen(plain, [6], [4, 5, 6, 7, 8])).toEqual([3, 3, 3, 1, 1]);
  expect(spotsOpen(plain, [7], [4, 5, 6, 7, 8])).toEqual([3, 3, 3, 0, 0]);
});

test('with combined tables there are spots for larger parties, and none is lost for smaller ones', () => {
  expect(spotsOpen(combining, [], [4, 5, 6, 7, 8, 9, 10, 11])).toEqual([3, 3, 4, 2, 2, 1, 1, 0]);
});

test('a party at combined tables takes a spot from smaller parties for each of them', () => {
  expect(spotsOpen(combining, [10], [4, 5, 6, 7, 8, 9, 10])).toEqual([1, 1, 2, 1, 1, 0, 0]);
});

test('two small bookings leave no pair of small tables to combine', () => {
  expect(spotsOpen(combining, [4, 5], [4, 6, 7, 8, 9, 10])).toEqual([1, 2, 1, 1, 0, 0]);
});
