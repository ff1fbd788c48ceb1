import { table } from '../testing/driver';
import { neighbor } from './neighbor';

const grid = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => table(`${row}${column}`, { x: column * 200, y: row * 200 })),
);
const from = (id: string) => grid.find((each) => each.id === id) ?? table('none');

describe('the table that an arrow key leads to', () => {
  it.each([
    ['ArrowRight', '12'],
    ['ArrowLeft', '10'],
    ['ArrowUp', '01'],
    ['ArrowDown', '21'],
  ] as const)('%s leads straight ahead', (key, id) => {
    expect(neighbor(grid, from('11'), key)?.id).toBe(id);
  });

  it('does not exist at the edge of the room', () => {
    expect(neighbor(grid, from('02'), 'ArrowRight')).toBeUndefined();
  });

  it('reaches every table from every other one on a regular floor', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
    const reached = new Set(['00']);
    for (const id of reached) keys.forEach((key) => reached.add(neighbor(grid, from(id), key)?.id ?? id));
    expect(reached.size).toBe(grid.length);
  });
});
