import { compareTimes, type PairOfTimes } from './compared-times';

const bound = { part: 0.5, times: 1.1, noiseMs: 1 };
const pair = (without: number, withLoad: number): PairOfTimes => ({
  without: [without, without, without],
  with: [withLoad, withLoad, withLoad],
});

test('a load that costs a fifth in most pairs is too much', () => {
  const { isTooMuch, says } = compareTimes('booking', [pair(50, 60), pair(80, 96), pair(50, 50)], bound);
  expect([isTooMuch, says]).toEqual([true, 'booking p50: 1.20 times as long, and 10.0 ms more']);
});

test('one pair that was disturbed does not decide', () => {
  expect(compareTimes('booking', [pair(50, 500), pair(80, 82), pair(50, 51)], bound).isTooMuch).toBe(false);
});

test('a machine that slows down hits both phases of a pair alike, and costs nothing', () => {
  expect(compareTimes('booking', [pair(50, 51), pair(100, 103), pair(400, 410)], bound).isTooMuch).toBe(
    false,
  );
});

test('less than the noise is no cost, however many times it is', () => {
  expect(compareTimes('look', [pair(1, 1.9), pair(1, 1.8), pair(1, 1.9)], bound).isTooMuch).toBe(false);
});
