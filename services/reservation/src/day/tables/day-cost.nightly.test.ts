import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import { arrange } from './arrange';
import { Occupancy } from './occupancy';
import { offeredTimes } from '../starts/offered-times';
import type { Claim } from '../claims/claim';
import { testRestaurant } from '../../testing/test-restaurant';
import { dayOf } from '../../testing/day-of';

const minute = 60_000;
const midnight = Date.parse('2026-11-21T00:00:00Z');
const rules = testRestaurant({
  periods: [{ id: 'p', name: 'Day', opensAt: 0, closesAt: 1440, intervalMinutes: 15, daysOfWeek: [] }],
  tables: Array.from({ length: 50 }, (_, index) => ({
    key: `Type${index}`,
    count: 2,
    capacity: 1 + (index % 8),
  })),
});

/** Counts the reads of claims, and the reads and changes of the tables in use. */
function counted(count: number, tableType: (index: number) => string) {
  let looks = 0;
  const claims = Array.from({ length: count }, (_, index): Claim => {
    const from = midnight + (index % 96) * 15 * minute;
    return {
      id: `party-${index}:1`,
      get tableType() {
        looks += 1;
        return tableType(index);
      },
      get partySize() {
        looks += 1;
        return 1 + (index % 8);
      },
      get from() {
        looks += 1;
        return from;
      },
      until: from + 90 * minute,
      madeAt: index,
    };
  });
  const spies = [jest.spyOn(Occupancy.prototype, 'add'), jest.spyOn(Occupancy.prototype, 'most')];
  const steps = () => looks + spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  return { claims, steps };
}

afterEach(() => jest.restoreAllMocks());

/**
 * The cost of sorting and a few reads of each claim. Reading all claims for each of them would cost 400 times as much.
 */
const inProportion = (count: number) => 10 * count * Math.log2(count);

test.each([
  ['hold no table yet', () => ''],
  ['hold tables that are gone', () => 'Gone'],
  ['crowd one type', () => 'Type7'],
  ['are spread over all types', (index: number) => `Type${(index % 8) + 8 * (index % 5)}`],
])('a whole day of parties that %s is given tables in time n log n', (_name, tableType) => {
  const { claims, steps } = counted(5_000, tableType);
  expect(arrange(rules, claims, new Set())).toHaveLength(5_000);
  expect(steps()).toBeLessThan(inProportion(5_000));
});

test('the starts of a day are computed without scanning the claims for each', () => {
  const { claims, steps } = counted(5_000, () => '');
  const request = { date: '2026-11-21', partySize: 2, audience: 'public' } as const;
  expect(offeredTimes(dayOf(rules, claims, new Date(midnight)), request).times).toHaveLength(96);
  expect(steps()).toBeLessThan(inProportion(5_000));
});

test('placing parties in turn does not scan the whole day for each', () => {
  const { claims, steps } = counted(5_000, () => 'Type0');
  const house = { ...rules, floor: floorFromCounts([{ key: 'Type0', count: 1_000, capacity: 8 }]) };
  const interval = { from: midnight, until: midnight + 90 * minute };
  const movable = { from: -Infinity, until: Infinity };
  let day = dayOf(house, claims, new Date(midnight));
  const choose = () => day.at(midnight).choose({ partySize: 2, ...interval }, movable);
  choose();
  const before = steps();
  for (let index = 0; index < 256; index++) {
    expect(choose().kind).toBe('table');
    day = day.with({ id: `new-${index}:1`, tableType: 'Type0', partySize: 2, ...interval, madeAt: 0 });
  }
  expect(steps() - before).toBeLessThan(256 * 4);
});

test('the seats of the fallback are added up once for all starts of a day', () => {
  const { claims, steps } = counted(4_800, () => '');
  const request = { date: '2026-11-21', partySize: 2, audience: 'public' } as const;
  offeredTimes(dayOf({ ...rules, floor: floorFromCounts([]) }, claims, new Date(midnight)), request);
  expect(steps()).toBeLessThan(4_800 * 4);
});

test('the cached occupancy grows with the minutes of a day, not with its claims', () => {
  const inUse = new Occupancy();
  for (const claim of counted(5_000, () => 'Type0').claims) inUse.add('Type0', claim, 1);
  const steps = inUse as unknown as { groups: Map<string, { starts: number[] }> };
  expect(steps.groups.get('Type0')?.starts.length).toBeLessThanOrEqual(96 + 6);
});
