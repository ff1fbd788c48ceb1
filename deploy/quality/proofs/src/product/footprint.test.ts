import { floorsOf, type Point, slopeOf } from './footprint';

const minute = 60_000;
const megabyte = 2 ** 20;

/** An hour of a process whose garbage accumulates for 40 s and is then collected, a little more each time. */
function hourOf(leakPerMinute: number): Point[] {
  return Array.from({ length: 720 }, (_, index) => {
    const at = index * 5_000;
    const garbage = ((at % 40_000) / 40_000) * (20 * megabyte + (at / minute) * megabyte);
    return { at, value: 100 * megabyte + garbage + (at / minute) * leakPerMinute };
  });
}

const growthIn = (points: readonly Point[]) => slopeOf(floorsOf(points, 5 * minute)) * 10 * minute;

test('garbage that is not collected yet is not growth, however much it is', () => {
  expect(slopeOf(hourOf(0)) * 10 * minute).toBeGreaterThan(4 * megabyte);
  expect(Math.abs(growthIn(hourOf(0)))).toBeLessThan(megabyte / 100);
});

test('memory that is never collected is growth, even if it is a fraction of the garbage', () => {
  expect(growthIn(hourOf(megabyte / 9))).toBeCloseTo((10 / 9) * megabyte, -4);
});

test('what the first seconds of another window hold is not a floor', () => {
  const endsAmidGarbage = { at: 60 * minute + 2_000, value: 130 * megabyte };
  expect(growthIn([...hourOf(0), endsAmidGarbage])).toBeCloseTo(growthIn(hourOf(0)), -4);
});

test('the floor of a window is its lowest point, at its time; a window that started before or has not ended has none', () => {
  const points = [
    { at: 4, value: 1 },
    { at: 5, value: 3 },
    { at: 9, value: 2 },
    { at: 14, value: 5 },
    { at: 15, value: 7 },
    { at: 25, value: 6 },
    { at: 26, value: 4 },
  ];
  expect(floorsOf(points, 10, 5)).toEqual([
    { at: 9, value: 2 },
    { at: 15, value: 7 },
  ]);
});
