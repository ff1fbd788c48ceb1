import { type Floor, floorFromCounts } from '@tablewell/restaurant-rules/floor';
import fc from 'fast-check';
import type { Block } from '../claims/block';
import { type Claim, isHard } from '../claims/claim';
import { floorTable as table } from '../../testing/test-restaurant';
import { anyTime } from './find-table';
import { Seating } from './seating';
import { TablePlan } from './table-plan';

const quarter = 15 * 60_000;
const interval = (start: number, quarters = 6) => ({
  from: start * quarter,
  until: (start + quarters) * quarter,
});
const block = (tableNumbers: readonly string[], start: number, quarters = 6): Block => ({
  id: `call:${tableNumbers.join()}-${start}`,
  date: '2026-11-20',
  dates: ['2026-11-20'],
  tableNumbers,
  ...interval(start, quarters),
  reason: '',
  by: 'Sam',
  madeAt: 0,
});
const claim = (id: string, tableNumbers: readonly string[], start: number, partySize = 2): Claim => ({
  id: `${id}:1`,
  tableType: 'Seats2',
  tableNumbers,
  partySize,
  ...interval(start),
  madeAt: 0,
});
const fromCounts = floorFromCounts([{ key: 'Seats2', count: 2, capacity: 2 }]);

test.each<[string, Floor]>([
  ['of a floor plan', { tables: [table('1', 2), table('2', 2)], combinations: [] }],
  ['from counts', fromCounts],
])(
  'a party stays at its table %s that is blocked after it, and the other table is still free',
  (_, floor) => {
    const seating = new Seating(new TablePlan(floor), [claim('a', ['1'], 0)], anyTime, [block(['1'], 0)]);
    expect(seating.tablesOf('a:1')).toEqual(['1']);
    expect(seating.find({ partySize: 2, ...interval(0) })).toMatchObject({ tables: ['2'] });
    seating.add(claim('b', ['2'], 0));
    expect(seating.find({ partySize: 2, ...interval(0) }).kind).toBe('full');
    expect(seating.find({ partySize: 2, ...interval(6) }).kind).toBe('table');
  },
);

test('a party without a number gets a table that is not blocked', () => {
  const { tableNumbers: _, ...unnumbered } = claim('a', [], 0);
  const seating = new Seating(new TablePlan(fromCounts), [unnumbered], anyTime, [block(['1'], 3, 1)]);
  expect(seating.tablesOf('a:1')).toEqual(['2']);
});

const anyNight = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 }),
  blocks: fc.array(
    fc.record({
      table: fc.nat({ max: 4 }),
      start: fc.nat({ max: 9 }),
      quarters: fc.integer({ min: 1, max: 8 }),
    }),
    {
      maxLength: 4,
    },
  ),
  parties: fc.array(
    fc.record({
      partySize: fc.integer({ min: 1, max: 6 }),
      start: fc.nat({ max: 9 }),
      isPinned: fc.nat({ max: 3 }),
    }),
    { maxLength: 9 },
  ),
});

test('a decision treats a blocked table as taken', () => {
  fc.assert(
    fc.property(anyNight, ({ sizes, blocks: drawn, parties }) => {
      const tables = sizes.map((size, index) => table(String(index + 1), size));
      const plan = new TablePlan({ tables, combinations: [] });
      const blocks = drawn.map(({ table: at, start, quarters }) =>
        block([String((at % sizes.length) + 1)], start, quarters),
      );
      // Parties that share a table are counted twice, blocks of the same table are not.
      fc.pre(new Set(blocks.flatMap(({ tableNumbers = [] }) => tableNumbers)).size === blocks.length);
      const guests = blocks.map((one, index): Claim => ({
        ...claim(`guest${index}`, one.tableNumbers ?? [], 0, 1),
        from: one.from,
        until: one.until,
        pinned: true,
      }));
      let claims: readonly Claim[] = [];
      parties.forEach(({ partySize, start, isPinned }, index) => {
        const request = { partySize, ...interval(start) };
        const found = new Seating(plan, claims, anyTime, blocks).find(request);
        expect(found).toEqual(new Seating(plan, [...guests, ...claims]).find(request));
        if (found.kind !== 'table') return;
        const moved = new Map(found.moves.map((move) => [move.id, move]));
        const made = {
          ...claim(`p${index}`, found.tables, start, partySize),
          tableType: found.tableType,
          ...(isPinned === 0 ? { pinned: true } : {}),
        };
        claims = [...claims.map((one) => moved.get(one.id) ?? one), made];
        for (const one of claims)
          for (const { tableNumbers = [], from, until } of blocks)
            if (one.from < until && from < one.until)
              expect(one.tableNumbers?.filter((number) => tableNumbers.includes(number))).toEqual([]);
      });
    }),
    { numRuns: 400 },
  );
});

test('a table that is blocked while parties have it goes to no other, and they keep their tables', () => {
  fc.assert(
    fc.property(anyNight, ({ sizes, blocks: drawn, parties }) => {
      const tables = sizes.map((size, index) => table(String(index + 1), size));
      const plan = new TablePlan({ tables, combinations: [] });
      const seating = new Seating(plan, []);
      const claims = parties.flatMap(({ partySize, start, isPinned }, index): Claim[] => {
        const found = seating.find({ partySize, ...interval(start), movable: { from: 0, until: 0 } });
        if (found.kind !== 'table') return [];
        const made = {
          ...claim(`p${index}`, found.tables, start, partySize),
          tableType: found.tableType,
          ...(isPinned === 0 ? { pinned: true } : {}),
        };
        seating.add(made);
        return [made];
      });
      const blocks = drawn.map(({ table: at, start, quarters }) =>
        block([String((at % sizes.length) + 1)], start, quarters),
      );
      const after = new Seating(plan, claims, anyTime, blocks);
      for (const one of claims) expect(after.tablesOf(one.id)).toEqual(one.tableNumbers);
      for (let start = 0; start < 12; start++) {
        const found = after.find({ partySize: 1, ...interval(start) });
        if (found.kind !== 'table') continue;
        for (const { tableNumbers = [], from, until } of blocks)
          if (from < (start + 6) * quarter && start * quarter < until)
            expect(found.tables.filter((number) => tableNumbers.includes(number))).toEqual([]);
        for (const move of found.moves)
          expect(claims.some(({ id, ...one }) => id === move.id && isHard(one))).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
