import type { Floor, FloorTable } from '@tablewell/restaurant-rules/floor';
import type { Claim } from '../claims/claim';
import { floorTable } from '../../testing/test-restaurant';
import type { SeatingRequest } from './find-table';
import { arrange } from './arrange';
import { Seating } from './seating';
import { TablePlan } from './table-plan';

const quarter = 15 * 60_000;
const table = (number: string, area: string, change: Partial<FloorTable> = {}) =>
  floorTable(number, 4, { area, ...change });
const at = (partySize: number, area?: string, start = 0): SeatingRequest => ({
  partySize,
  from: start * quarter,
  until: (start + 6) * quarter,
  ...(area ? { area } : {}),
});
const claim = (id: string, tables: readonly string[], change: Partial<Claim> = {}): Claim => ({
  id: `${id}:1`,
  tableType: 'Seats4',
  ...(tables.length > 0 ? { tableNumbers: tables } : {}),
  ...(tables.length > 1 ? { tables: tables.length } : {}),
  partySize: 2,
  from: 0,
  until: 6 * quarter,
  madeAt: 0,
  ...change,
});
const floorOf = (tables: FloorTable[], combinations: Floor['combinations'] = []): Floor => ({
  tables,
  combinations,
});
const seatingOn = (floor: Floor, claims: readonly Claim[]) => new Seating(new TablePlan(floor), claims);
const tablesFor = (floor: Floor, claims: readonly Claim[], request: SeatingRequest) => {
  const found = seatingOn(floor, claims).find(request);
  return found.kind === 'table' ? [...found.tables] : found.kind;
};
const two = floorOf([table('1', 'Dining Room'), table('2', 'Terrace')]);

describe('a party that requests an area', () => {
  test('gets a table there, or none', () => {
    expect(tablesFor(two, [], at(2))).toEqual(['1']);
    expect(tablesFor(two, [], at(2, ' TERRACE '))).toEqual(['2']);
    expect(tablesFor(two, [claim('a', ['2'], { area: 'Terrace' })], at(2, 'Terrace'))).toBe('full');
    expect(tablesFor(two, [claim('a', ['2'], { area: 'Terrace' })], at(2))).toEqual(['1']);
  });

  test('gets a combination only if all of its tables are there', () => {
    const tables = [table('1', 'Dining Room'), table('2', 'Terrace'), table('3', 'Terrace')];
    const across = { tables: ['1', '2'], smallest: 5, largest: 8 };
    expect(tablesFor(floorOf(tables, [across]), [], at(6))).toEqual(['1', '2']);
    expect(tablesFor(floorOf(tables, [across]), [], at(6, 'Terrace'))).toBe('too-large');
    const within = { tables: ['2', '3'], smallest: 5, largest: 8 };
    expect(tablesFor(floorOf(tables, [across, within]), [], at(6, 'Terrace'))).toEqual(['2', '3']);
  });

  test('gets no table there that is not for its audience', () => {
    const floor = floorOf([table('1', 'Hall'), table('2', 'Bar', { audience: 'walk-ins' })]);
    expect(tablesFor(floor, [], at(2, 'Bar'))).toBe('full');
    expect(tablesFor(floor, [], { ...at(2, 'Bar'), audience: 'walk-ins' })).toEqual(['2']);
  });

  test('gets any table if no table is in that area any more', () => {
    expect(tablesFor(two, [], at(2, 'Roof'))).toEqual(['1']);
    const seating = seatingOn(two, [claim('a', ['2'], { area: 'Roof' })]);
    expect(seating.tablesOf('a:1')).toEqual(['2']);
    expect(seating.find(at(2, 'Terrace'))).toMatchObject({ tables: ['2'], moves: [{ tableNumbers: ['1'] }] });
  });
});

describe('to make room', () => {
  test('a party without a requested area makes room in the area that another requests', () => {
    expect(seatingOn(two, [claim('a', ['2'])]).find(at(2, 'Terrace'))).toMatchObject({
      tables: ['2'],
      moves: [{ id: 'a:1', tableNumbers: ['1'] }],
    });
  });

  test('a party moves only within its area', () => {
    const floor = floorOf([
      table('1', 'Terrace'),
      floorTable('2', 2, { area: 'Terrace' }),
      table('3', 'Hall'),
    ]);
    const found = seatingOn(floor, [claim('a', ['1'], { area: 'Terrace' })]).find(at(4, 'Terrace'));
    expect(found).toMatchObject({
      tables: ['1'],
      moves: [{ id: 'a:1', tableNumbers: ['2'], area: 'Terrace' }],
    });
    const full = [claim('a', ['1'], { area: 'Terrace' }), claim('b', ['3'], { partySize: 4 })];
    expect(tablesFor(floorOf([table('1', 'Terrace'), table('3', 'Hall')]), full, at(4))).toBe('full');
  });

  test('interchangeable tables are renumbered without taking a party out of its area', () => {
    const floor = floorOf([table('1', 'Hall'), table('2', 'Terrace'), table('3', 'Terrace')]);
    const claims = [
      claim('a', ['1'], { from: 0, until: 4 * quarter }),
      claim('b', ['2'], { area: 'Terrace', from: 5 * quarter, until: 9 * quarter }),
      claim('c', ['3'], { area: 'Terrace', from: 0, until: 4 * quarter }),
    ];
    const requested = { partySize: 2, from: 3 * quarter, until: 8 * quarter };
    const seating = seatingOn(floor, claims);
    expect(seating.find(requested)).toMatchObject({
      tables: ['1'],
      moves: [{ id: 'a:1', tableNumbers: ['2'] }],
    });
    const there = seating.find({ ...requested, area: 'Terrace' });
    expect(there).toMatchObject({ tables: ['2'], moves: [{ id: 'b:1', tableNumbers: ['3'] }] });
  });

  test('many parties of an area are refused at once, in any order of the others', () => {
    const tables = Array.from({ length: 60 }, (_, index) =>
      table(String(index), index < 20 ? 'Terrace' : 'Hall'),
    );
    const claims = tables
      .slice(0, 20)
      .map(({ number }) => claim(`p${number}`, [number], { area: 'Terrace' }));
    expect(tablesFor(floorOf(tables), claims, at(4, 'Terrace'))).toBe('full');
    expect(tablesFor(floorOf(tables), claims, at(4))).toEqual(['20']);
  });
});

describe('a party that has lost its table', () => {
  test('gets one of its area first, even one that is not offered online, and any rather than none', () => {
    const floor = floorOf([table('1', 'Hall'), table('2', 'Terrace', { audience: 'walk-ins' })]);
    const claims = [claim('a', [], { area: 'Terrace' }), claim('b', [], { area: 'Terrace' })];
    const seating = seatingOn(floor, claims);
    expect([seating.tablesOf('a:1'), seating.tablesOf('b:1')]).toEqual([['2'], ['1']]);
  });

  test('goes back to its area when the tables change, if one is free there', () => {
    const [stray] = [claim('a', ['1'], { area: 'Terrace' })];
    expect(seatingOn(two, [stray]).tablesOf('a:1')).toEqual(['1']);
    const numbers = (claims: readonly Claim[]) => claims.map(({ tableNumbers }) => tableNumbers?.[0]);
    expect(numbers(arrange({ floor: two }, [stray], new Set()))).toEqual(['2']);
    const taken = [stray, claim('b', ['2'], { pinned: true })];
    expect(numbers(arrange({ floor: two }, taken, new Set()))).toEqual(['1', '2']);
    const chosen = { ...stray, pinned: true };
    expect(numbers(arrange({ floor: two }, [chosen], new Set()))).toEqual(['1']);
  });
});
