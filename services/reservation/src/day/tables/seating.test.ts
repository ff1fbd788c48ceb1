import type { Floor, FloorTable } from '@tablewell/restaurant-rules/floor';
import { floorFromCounts } from '@tablewell/restaurant-rules/floor';
import fc from 'fast-check';
import { anyArrangement } from '../../testing/any-arrangement';
import type { Claim } from '../claims/claim';
import { floorTable as table } from '../../testing/test-restaurant';
import type { SeatingRequest } from './find-table';
import { Seating } from './seating';
import { TablePlan } from './table-plan';

const quarter = 15 * 60_000;
const at = (partySize: number, start: number, quarters = 6): SeatingRequest => ({
  partySize,
  from: start * quarter,
  until: (start + quarters) * quarter,
});
const claim = (id: string, tables: readonly string[], request: SeatingRequest, pinned = false): Claim => ({
  id: `${id}:1`,
  tableType: '',
  tableNumbers: tables,
  ...(tables.length > 1 ? { tables: tables.length } : {}),
  ...(pinned ? { pinned } : {}),
  partySize: request.partySize,
  ...(request.area ? { area: request.area } : {}),
  from: request.from,
  until: request.until,
  madeAt: 0,
});
const floorOf = (tables: FloorTable[], combinations: Floor['combinations'] = []): Floor => ({
  tables,
  combinations,
});
/** The claims with the type of their first table, as every decision stores it. */
const typed = (floor: Floor, claims: readonly Claim[]): Claim[] =>
  claims.map((one) => {
    const first = floor.tables.find(({ number }) => number === one.tableNumbers?.[0]);
    return { ...one, tableType: first?.type ?? one.tableType };
  });
const find = (floor: Floor, claims: readonly Claim[], request: SeatingRequest) =>
  new Seating(new TablePlan(floor), typed(floor, claims)).find(request);
const tablesFor = (floor: Floor, claims: readonly Claim[], request: SeatingRequest) => {
  const found = find(floor, claims, request);
  return found.kind === 'table' ? found.tables : found.kind;
};

describe('a party gets', () => {
  test('the table with the least wasted seats', () => {
    expect(tablesFor(floorOf([table('1', 6), table('2', 4), table('3', 8)]), [], at(3, 0))).toEqual(['2']);
  });

  test('a combinable table only where no other of its size is free', () => {
    const floor = floorOf(
      [table('1', 2), table('2', 2), table('3', 2)],
      [{ tables: ['1', '2'], smallest: 3, largest: 4 }],
    );
    expect(tablesFor(floor, [], at(2, 0))).toEqual(['3']);
    expect(tablesFor(floor, [claim('a', ['3'], at(2, 0))], at(2, 0))).toEqual(['1']);
  });

  test('the table whose evening keeps the smallest useless gap', () => {
    const floor = floorOf([table('1', 2), table('2', 2)]);
    const claims = [claim('a', ['1'], at(2, 0)), claim('b', ['2'], at(2, 2))];
    // After 6 quarters on table 1 two would be lost; on table 2 none is.
    expect(tablesFor(floor, claims, at(2, 8))).toEqual(['2']);
  });

  test('among equals the lowest priority, then the lowest number', () => {
    const first = table('9', 2, { priority: 0 });
    expect(tablesFor(floorOf([table('1', 2, { priority: 1 }), table('10', 2), first]), [], at(2, 0))).toEqual(
      ['9'],
    );
  });

  test('a combination only where no single table does', () => {
    const floor = floorOf(
      [table('1', 4), table('2', 4), table('3', 8)],
      [{ tables: ['1', '2'], smallest: 5, largest: 8 }],
    );
    expect(tablesFor(floor, [], at(6, 0))).toEqual(['3']);
    expect(tablesFor(floor, [claim('a', ['3'], at(8, 0))], at(6, 0))).toEqual(['1', '2']);
  });

  test('among combinations of equal waste the smallest useless gap, then the fewest tables', () => {
    const floor = floorOf(
      ['1', '2', '3', '4', '5'].map((number) => table(number, 2)),
      [
        { tables: ['1', '2', '3'], smallest: 3, largest: 4 },
        { tables: ['4', '5'], smallest: 3, largest: 4 },
      ],
    );
    expect(tablesFor(floor, [], at(4, 0))).toEqual(['4', '5']);
    // Two useless quarters would be left on table 4.
    expect(tablesFor(floor, [claim('a', ['4'], at(2, 0))], at(4, 8))).toEqual(['1', '2', '3']);
  });

  test('only a table that its audience may have', () => {
    const floor = floorOf([table('1', 2, { audience: 'walk-ins' }), table('2', 2, { audience: 'staff' })]);
    expect(tablesFor(floor, [], at(2, 0))).toBe('full');
    expect(tablesFor(floor, [], { ...at(2, 0), audience: 'staff' })).toEqual(['2']);
    expect(tablesFor(floor, [], { ...at(2, 0), audience: 'walk-ins' })).toEqual(['1']);
    expect(tablesFor(floor, [], at(3, 0))).toBe('too-large');
  });

  test('its tables, and those of the parties that are moved for it', () => {
    const floor = floorOf([table('1', 4), table('2', 2)]);
    const found = find(floor, [claim('a', ['1'], at(2, 0))], at(4, 0));
    expect(found).toMatchObject({
      tables: ['1'],
      tableType: 'Seats4',
      moves: [{ id: 'a:1', tableNumbers: ['2'], tableType: 'Seats2' }],
    });
  });
});

describe('a party that a host pinned', () => {
  const floor = floorOf([table('1', 4), table('2', 2)]);

  test('is not moved for another', () => {
    expect(tablesFor(floor, [claim('a', ['1'], at(2, 0), true)], at(4, 0))).toBe('full');
  });

  test('keeps its tables before a party with the same ones', () => {
    const claims = [claim('a', ['1'], at(2, 0)), claim('b', ['1'], at(4, 0), true)];
    const seating = new Seating(new TablePlan(floor), typed(floor, claims));
    expect([seating.tablesOf('b:1'), seating.tablesOf('a:1')]).toEqual([['1'], ['2']]);
  });
});

test('two parties at one table leave the other one free, also while a larger party waits for both', () => {
  const floor = floorOf([table('1', 2), table('2', 2)], [{ tables: ['1', '2'], smallest: 3, largest: 4 }]);
  // The first is over, and the second is due there.
  const both = [claim('a', ['1'], at(2, 0), true), claim('b', ['1'], at(2, 5), true)];
  expect(tablesFor(floor, both, at(2, 4))).toEqual(['2']);
  expect(tablesFor(floor, [...both, claim('c', [], at(4, 4))], at(2, 4))).toEqual(['2']);
  expect(tablesFor(floor, [...both, claim('c', ['2'], at(2, 5), true)], at(2, 4))).toBe('full');
});

test('a party outside the movable stretch is not moved', () => {
  const floor = floorOf([table('1', 4), table('2', 2)]);
  const claims = [claim('a', ['1'], at(2, 1))];
  const movable = { from: 2 * quarter, until: 100 * quarter };
  expect(find(floor, claims, { ...at(4, 2), movable })).toEqual({ kind: 'full' });
});

test('a party leaves a number that a table of another type has got', () => {
  const floor = floorOf([table('1', 2), table('2', 6)]);
  const former = { ...claim('a', ['2'], at(2, 0)), tableType: 'TwoTop' };
  expect(new Seating(new TablePlan(floor), [former]).tablesOf('a:1')).toEqual(['1']);
});

test('a party that is larger than every table keeps as many as seat it', () => {
  const floor = floorOf([table('1', 2), table('2', 4), table('3', 4)]);
  const ten = claim('ten', [], at(8, 0));
  const seating = new Seating(new TablePlan(floor), [ten]);
  expect(seating.tablesOf('ten:1')).toEqual(['2', '3']);
  expect(seating.find(at(4, 0)).kind).toBe('full');
  const stored = { ...seating.arranged(ten), pinned: false };
  const later = new Seating(new TablePlan(floor), [
    { ...claim('a', ['1'], at(2, 0)), tableType: 'Seats2' },
    stored,
  ]);
  expect(later.tablesOf('ten:1')).toEqual(['2', '3']);
});

test('a party that was promised a table gets one that is not offered online, rather than none', () => {
  const floor = floorOf([table('1', 2), table('2', 2, { audience: 'walk-ins' })]);
  const claims = [claim('a', [], at(2, 0)), claim('b', [], at(2, 0))];
  const seating = new Seating(new TablePlan(floor), claims);
  expect([seating.tablesOf('a:1'), seating.tablesOf('b:1')]).toEqual([['1'], ['2']]);
});

test('claims without numbers get the tables of their type, none is lost', () => {
  const floor = floorFromCounts([
    { key: 'Two', count: 2, capacity: 2 },
    { key: 'Four', count: 1, capacity: 4 },
  ]);
  const typed = (id: string, tableType: string, start: number): Claim => {
    const { tableNumbers: _, ...rest } = claim(id, [], at(2, start));
    return { ...rest, tableType };
  };
  const claims = [typed('a', 'Two', 0), typed('b', 'Two', 3), typed('c', 'Two', 6), typed('d', 'Four', 0)];
  const seating = new Seating(new TablePlan(floor), claims);
  expect(claims.map(({ id }) => seating.tablesOf(id))).toEqual([['1'], ['2'], ['1'], ['3']]);
  const overfull = new Seating(new TablePlan(floor), [...claims, typed('e', 'Four', 2)]);
  expect(overfull.tablesOf('e:1')).toBeUndefined();
  expect(overfull.find(at(3, 5)).kind).toBe('full');
  expect(overfull.find(at(3, 6)).kind).toBe('table');
});

const anyFloor = fc
  .tuple(
    fc.array(
      fc.record({
        largest: fc.integer({ min: 1, max: 6 }),
        slack: fc.integer({ min: 0, max: 3 }),
        priority: fc.nat({ max: 1 }),
        isStaffs: fc.integer({ min: 0, max: 5 }),
        area: fc.constantFrom(undefined, 'Terrace', 'Bar'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    fc.array(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
  )
  .map(([tables, sets]): Floor => {
    const made = tables.map(({ largest, slack, priority, isStaffs, area }, index) =>
      table(String(index + 1), largest, {
        smallest: Math.max(1, largest - slack),
        priority,
        ...(area ? { area } : {}),
        audience: isStaffs === 0 ? 'staff' : 'everyone',
      }),
    );
    const combinations = sets.flatMap((set) => {
      if (set.some((index) => index >= made.length)) return [];
      if (set.some((index) => made[index]?.audience === 'staff')) return [];
      const seats = set.reduce((sum, index) => sum + (made[index]?.largest ?? 0), 0);
      return [{ tables: set.map((index) => String(index + 1)), smallest: 2, largest: seats }];
    });
    return floorOf(made, combinations);
  });
const anyRequests = fc.array(
  fc.record({
    partySize: fc.integer({ min: 1, max: 8 }),
    start: fc.integer({ min: 0, max: 9 }),
    quarters: fc.integer({ min: 1, max: 6 }),
    isStaffs: fc.boolean(),
    area: fc.constantFrom(undefined, undefined, 'Terrace', 'Bar'),
    isPinned: fc.integer({ min: 0, max: 4 }),
    leaves: fc.integer({ min: 0, max: 4 }),
  }),
  { maxLength: 9 },
);

test('a party is refused only where no arrangement seats it, no table is given twice, no pinned party moves, and each keeps its area', () => {
  fc.assert(
    fc.property(anyFloor, anyRequests, (floor, requests) => {
      let claims: readonly Claim[] = [];
      requests.forEach(({ partySize, start, quarters, isStaffs, area: drawn, isPinned, leaves }, index) => {
        if (leaves === 0) claims = claims.slice(1);
        const area = floor.tables.some((one) => one.area === drawn) ? drawn : undefined;
        const request: SeatingRequest = {
          ...at(partySize, start, quarters),
          ...(area ? { area } : {}),
          audience: isStaffs ? 'staff' : 'everyone',
        };
        const found = find(floor, claims, request);
        expect(find(floor, claims, request)).toEqual(found);
        if (found.kind !== 'table') {
          const others = isStaffs
            ? { ...floor, tables: floor.tables.map((one) => ({ ...one, audience: 'everyone' as const })) }
            : floor;
          if (!isStaffs || others.tables.every(({ audience }, at) => audience === floor.tables[at]?.audience))
            expect(anyArrangement(others, claims, request)).toBe(false);
          return;
        }
        const moved = new Map(found.moves.map((move) => [move.id, move]));
        for (const before of claims) if (before.pinned) expect(moved.has(before.id)).toBe(false);
        const made = claim(`p${index}`, found.tables, request, isPinned === 0);
        claims = [...claims.map((one) => moved.get(one.id) ?? one), made];
        expectDistinct(floor, claims);
      });
    }),
    { numRuns: 400 },
  );
});

function expectDistinct(floor: Floor, claims: readonly Claim[]): void {
  for (const [index, one] of claims.entries()) {
    const tables = one.tableNumbers ?? [];
    const single = floor.tables.find(({ number }) => number === tables[0]);
    const isSeated =
      tables.length === 1
        ? single !== undefined && single.smallest <= one.partySize && one.partySize <= single.largest
        : floor.combinations.some(
            (option) =>
              option.tables.join() === tables.join() &&
              option.smallest <= one.partySize &&
              one.partySize <= option.largest,
          );
    expect(isSeated).toBe(true);
    const areas = floor.tables.flatMap(({ number, area }) => (tables.includes(number) ? [area] : []));
    if (one.area) expect(areas.filter((area) => area !== one.area)).toEqual([]);
    for (const other of claims.slice(index + 1)) {
      if (other.from >= one.until || other.until <= one.from) continue;
      expect(tables.filter((number) => other.tableNumbers?.includes(number))).toEqual([]);
    }
  }
}
