import { type Floor, floorFromCounts, type FloorTable } from './floor';
import { floorProblems } from './floor-problems';

const table = (number: string, change: Partial<FloorTable> = {}): FloorTable => ({
  number,
  type: 'FourTop',
  smallest: 1,
  largest: 4,
  audience: 'everyone',
  priority: 0,
  ...change,
});
const floor: Floor = {
  tables: [table('1'), table('2'), table('Bar 3', { area: 'Bar', audience: 'walk-ins' })],
  combinations: [{ tables: ['1', '2'], smallest: 5, largest: 8 }],
};

test('tables made from counts are numbered from one, in the order of the types', () => {
  const { tables, combinations } = floorFromCounts([
    { key: 'TwoTop', count: 2, capacity: 2 },
    { key: 'SixTop', count: 0, capacity: 6 },
    { key: 'FourTop', count: 1, capacity: 4 },
  ]);
  expect(tables.map(({ number, type, largest }) => [number, type, largest])).toEqual([
    ['1', 'TwoTop', 2],
    ['2', 'TwoTop', 2],
    ['3', 'FourTop', 4],
  ]);
  expect(combinations).toEqual([]);
});

test('a floor within its bounds has no problem', () => {
  expect(floorProblems(floor)).toEqual([]);
});

test.each<[string, Partial<Floor>]>([
  ['tables', { tables: Array.from({ length: 301 }, (_, index) => table(String(index))) }],
  ['combinations', { combinations: Array.from({ length: 101 }, () => floor.combinations[0]!) }],
  ['tables[0].number', { tables: [table('no\nlines')], combinations: [] }],
  ['tables[1].number', { tables: [table('1'), table('1')], combinations: [] }],
  ['tables[0].type', { tables: [table('1', { type: '' })], combinations: [] }],
  ['tables[0].largest', { tables: [table('1', { largest: 101 })], combinations: [] }],
  ['tables[0].smallest', { tables: [table('1', { smallest: 5 })], combinations: [] }],
  ['tables[0].priority', { tables: [table('1', { priority: 0.5 })], combinations: [] }],
  ['tables[0].audience', { tables: [table('1', { audience: 'all' as never })], combinations: [] }],
  ['tables[0].area', { tables: [table('1', { area: 'x'.repeat(41) })], combinations: [] }],
  ['combinations[0].tables', { combinations: [{ tables: ['1'], smallest: 1, largest: 4 }] }],
  ['combinations[0].tables', { combinations: [{ tables: ['1', '1'], smallest: 1, largest: 4 }] }],
  ['combinations[0].tables', { combinations: [{ tables: ['1', '9'], smallest: 1, largest: 4 }] }],
  ['combinations[1].tables', { combinations: [floor.combinations[0]!, floor.combinations[0]!] }],
  ['combinations[0].smallest', { combinations: [{ tables: ['1', '2'], smallest: 9, largest: 8 }] }],
])('a problem of a floor names %s', (field, change) => {
  expect(floorProblems({ ...floor, ...change }).map((problem) => problem.field)).toEqual([field]);
});
