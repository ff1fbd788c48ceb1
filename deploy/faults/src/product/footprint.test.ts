import { floorsOf, type Point, slopeOf } from './footprint';

const minute = 60_000;
const megabyte = 2 ** 20;

/** An hour of a process whose garbage piles up for 40 s and is collected then, a little more of it each time. */
function hourOf(leakPerMinute: number): Point[] {
  return Array.from({ length: 720 }, (_, index) => {
    const at = index * 5_000;
    const garbage = ((at % 40_000) / 40_000) * (20 * megabyte + (at / minute) * megabyte);
    return { at, value: 100 * megabyte + garbage + (at / minute) * leakPerMinute };
  });
}

const growthIn = (points: readonly Point[]) => slopeOf(floorsOf(points, 5 * minute)) * 10 * minute;

test('what waits to be collected is no growth, however much it is', () => {
  expect(slopeOf(hourOf(0)) * 10 * minute).toBeGreaterThan(4 * megabyte);
  expect(Math.abs(growthIn(hourOf(0)))).toBeLessThan(megabyte / 100);
});

test('what is never collected is growth, also where it is a fraction of what comes and goes', () => {
  expect(growthIn(hourOf(megabyte / 9))).toBeCloseTo((10 / 9) * megabyte, -4);
});

test('the floor of a window is its least point, at its time', () => {
  const points = [
    { at: 0, value: 3 },
    { at: 4, value: 2 },
    { at: 9, value: 5 },
    { at: 11, value: 7 },
  ];
  expect(floorsOf(points, 10)).toEqual([
    { at: 4, value: 2 },
    { at: 11, value: 7 },
  ]);
});
