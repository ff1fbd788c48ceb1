import { isInside } from './lasso';

const at = (x: number, y: number) => ({ x, y });

describe('a line drawn round tables', () => {
  const round = [at(0, 0), at(10, 0), at(10, 10), at(5, 5), at(0, 10)];

  it.each([
    [3, 3, true],
    [5, 8, false],
    [11, 5, false],
    [1, 9, false],
    [0.5, 8, true],
  ])('has a table at %d, %d inside: %p', (x, y, inside) => {
    expect(isInside(at(x, y), round)).toBe(inside);
  });

  it('holds nothing while it is too short', () => {
    expect(isInside(at(1, 1), [at(0, 0), at(10, 10)])).toBe(false);
    expect(isInside(at(1, 1), [])).toBe(false);
  });
});
