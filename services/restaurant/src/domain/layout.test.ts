import { componentProblems, type FixedComponent, tidyComponent } from './layout';

const piece = (change: Partial<FixedComponent> = {}): FixedComponent => ({
  id: 'a',
  type: 'four-top',
  x: 50,
  y: 50,
  rotation: 0,
  tableNumber: '1',
  ...change,
});

test('a floor plan has the twelve kinds of the spec only', () => {
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
  expect(componentProblems(kinds.map((type) => piece({ id: type, type })))).toEqual([]);
  expect(componentProblems([piece({ type: 'sofa' })])).toEqual([
    { field: 'fixedComponents[0].type', message: 'sofa is not a table type' },
  ]);
});

test('a piece turns by steps of fifteen degrees, within one turn', () => {
  const turned = [0, 7, 8, 22, -20, 360, 725].map((rotation) => tidyComponent(piece({ rotation })).rotation);
  expect(turned).toEqual([0, 0, 15, 15, 345, 0, 0]);
});

test('each piece has a unique id and lies on the plan', () => {
  expect(componentProblems([piece(), piece()])).toHaveLength(1);
  expect(componentProblems([piece({ id: '', x: 1e9 })]).map(({ field }) => field)).toEqual([
    'fixedComponents[0].id',
    'fixedComponents[0].position',
  ]);
});
