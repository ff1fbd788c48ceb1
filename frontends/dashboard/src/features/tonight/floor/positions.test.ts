import { planeOf, spotsOf } from './positions';

const at = (tableNumber: string, x: number, y: number) => ({ tableNumber, position: { x, y } });

it('keeps who is beside whom on the plan', () => {
  const spots = spotsOf([
    at('1', 0, 0),
    at('2', 200, 12),
    at('3', 10, 300),
    at('', 50, 50),
    at('4', 210, 290),
  ]);
  const { columns, rows, cells } = planeOf(['1', '2', '3', '4', '5'], spots);
  expect([columns, rows]).toEqual([2, 2]);
  expect(Object.fromEntries(cells)).toEqual({
    1: { column: 1, row: 1 },
    2: { column: 2, row: 1 },
    3: { column: 1, row: 2 },
    4: { column: 2, row: 2 },
  });
});

it('gives no two tables one place', () => {
  const spots = spotsOf([at('1', 0, 0), at('2', 20, 10), at('3', 30, 0)]);
  const { cells } = planeOf(['1', '2', '3'], spots);
  expect(new Set([...cells.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(3);
});
