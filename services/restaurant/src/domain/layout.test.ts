import { bookableFloor, bookingProblems } from './floor-of-layout';
import {
  type BackgroundPiece,
  type FixedComponent,
  type LayoutContent,
  plainTable,
  type TableCombination,
  tidyComponent,
  withPlaces,
} from './layout';
import { layoutProblems } from './layout-problems';

const piece = (change: Partial<FixedComponent> = {}): FixedComponent => ({
  id: 'a',
  type: 'four-top',
  x: 50,
  y: 50,
  rotation: 0,
  tableNumber: '1',
  ...plainTable,
  ...change,
});
const together: TableCombination = { id: 'c', componentIds: ['a', 'b'], smallest: 5, largest: 8 };
const wall: BackgroundPiece = {
  id: 'w',
  kind: 'wall',
  x: 0,
  y: 0,
  width: 400,
  height: 10,
  rotation: 0,
  label: '',
};
const plan: LayoutContent = {
  fixedComponents: [piece(), piece({ id: 'b', tableNumber: '2' })],
  combinations: [together],
  background: [wall],
};
const fieldsOf = (change: Partial<LayoutContent>) =>
  layoutProblems({ ...plan, ...change }).map(({ field }) => field);
const many = <T>(count: number, make: (id: string) => T) =>
  Array.from({ length: count }, (_, index) => make(`x${index}`));

test('a floor plan has only the twelve kinds of the spec', () => {
  const kinds = [
    'one-top-circle',
    'two-top',
    'two-top-circle',
    'four-top',
    'four-top-compact',
    'four-top-circle',
    'six-top',
    'six-top-circle',
    'eight-top',
    'eight-top-circle',
    'ten-top',
    'ten-top-circle',
  ];
  const fixedComponents = kinds.map((type) => piece({ id: type, type }));
  const drawn = { fixedComponents, combinations: [], background: [] };
  expect(layoutProblems(drawn)).toEqual([]);
  expect(layoutProblems({ ...drawn, fixedComponents: [piece({ type: 'sofa' })] })).toEqual([
    { field: 'fixedComponents[0].type', message: 'sofa is not a table type' },
  ]);
});

test('a piece turns by steps of fifteen degrees, within one turn', () => {
  const turned = [0, 7, 8, 22, -20, 360, 725].map((rotation) => tidyComponent(piece({ rotation })).rotation);
  expect(turned).toEqual([0, 0, 15, 15, 345, 0, 0]);
});

test('a floor plan within its bounds has no problem', () => {
  expect(layoutProblems(plan)).toEqual([]);
});

test.each<[string, Partial<LayoutContent>]>([
  ['fixedComponents', { fixedComponents: [piece(), piece()], combinations: [] }],
  ['fixedComponents', { fixedComponents: many(501, (id) => piece({ id })), combinations: [] }],
  ['fixedComponents[0].id', { fixedComponents: [piece({ id: '' })], combinations: [] }],
  ['fixedComponents[0].id', { fixedComponents: [piece({ id: 'x'.repeat(65) })], combinations: [] }],
  ['fixedComponents[0].position', { fixedComponents: [piece({ x: 1e9 })], combinations: [] }],
  ['fixedComponents[0].rotation', { fixedComponents: [piece({ rotation: NaN })], combinations: [] }],
  ['fixedComponents[0].largestParty', { fixedComponents: [piece({ largest: 101 })], combinations: [] }],
  ['fixedComponents[0].smallestParty', { fixedComponents: [piece({ smallest: 5 })], combinations: [] }],
  ['fixedComponents[0].area', { fixedComponents: [piece({ area: 'x'.repeat(41) })], combinations: [] }],
  ['fixedComponents[0].audience', { fixedComponents: [piece({ audience: '9' as never })], combinations: [] }],
  ['fixedComponents[0].priority', { fixedComponents: [piece({ priority: 100 })], combinations: [] }],
  ['combinations', { combinations: many(101, (id) => ({ ...together, id })) }],
  ['combinations[0].componentIds', { combinations: [{ ...together, componentIds: ['a'] }] }],
  ['combinations[0].componentIds', { combinations: [{ ...together, componentIds: ['a', 'a'] }] }],
  ['combinations[0].componentIds', { combinations: [{ ...together, componentIds: ['a', 'z'] }] }],
  ['combinations[1].componentIds', { combinations: [together, { ...together, id: 'd' }] }],
  ['combinations[0].smallestParty', { combinations: [{ ...together, smallest: 9 }] }],
  ['combinations[0].largestParty', { combinations: [{ ...together, largest: 0 }] }],
  ['background', { background: many(201, (id) => ({ ...wall, id })) }],
  ['background[0].kind', { background: [{ ...wall, kind: '9' as never }] }],
  ['background[0].width', { background: [{ ...wall, width: 0 }] }],
  ['background[0].height', { background: [{ ...wall, height: 20_001 }] }],
  ['background[0].label', { background: [{ ...wall, label: 'x'.repeat(41) }] }],
])('a problem of a floor plan names %s', (field, change) => {
  expect(fieldsOf(change)).toEqual([field]);
});

describe('tables are booked', () => {
  test('with the seats of their kind, unless the owner set others', () => {
    const bar = { id: 'b', type: 'two-top', tableNumber: 'Bar 2', smallest: 2, largest: 3 } as const;
    const fixedComponents = [piece(), piece({ ...bar, area: 'Bar', audience: 'walk-ins', priority: 7 })];
    expect(bookableFloor({ ...plan, fixedComponents })).toEqual({
      tables: [
        { number: '1', type: 'FourTop', smallest: 1, largest: 4, audience: 'everyone', priority: 0 },
        {
          number: 'Bar 2',
          type: 'TwoTop',
          smallest: 2,
          largest: 3,
          area: 'Bar',
          audience: 'walk-ins',
          priority: 7,
        },
      ],
      combinations: [{ tables: ['1', 'Bar 2'], smallest: 5, largest: 8 }],
    });
  });

  test.each<[string, string[], FixedComponent[]]>([
    ['there is none', ['fixedComponents'], []],
    [
      'tables have no number',
      ['fixedComponents[0].tableNumber', 'fixedComponents[1].tableNumber'],
      [piece({ tableNumber: '' }), piece({ id: 'b', tableNumber: '' })],
    ],
    ['two have one number', ['fixedComponents[1].tableNumber'], [piece(), piece({ id: 'b' })]],
    ['a number is too long', ['fixedComponents[0].tableNumber'], [piece({ tableNumber: '123456789' })]],
    ['there are too many', ['fixedComponents'], many(301, (id) => piece({ id, tableNumber: id }))],
  ])('never while %s', (_, fields, fixedComponents) => {
    const drawn = { ...plan, fixedComponents, combinations: [] };
    expect(bookingProblems(drawn).map(({ field }) => field)).toEqual(fields);
    expect(bookableFloor(drawn)).toBeUndefined();
  });
});

test('new places of tables keep the other fields by the tables’ ids', () => {
  const known = { ...plan, fixedComponents: [piece({ area: 'Terrace', largest: 5 }), piece({ id: 'b' })] };
  const moved = withPlaces(known, [piece({ x: 90, tableNumber: '7' }), piece({ id: 'b' })]);
  expect(moved.fixedComponents[0]).toMatchObject({ x: 90, tableNumber: '7', area: 'Terrace', largest: 5 });
  expect(moved.combinations).toEqual([together]);
  expect(moved.background).toEqual([wall]);
  const removed = withPlaces(known, [piece(), piece({ id: 'new' })]);
  expect(removed.fixedComponents[1]).toMatchObject(plainTable);
  expect(removed.combinations).toEqual([]);
});
