import { ticksTo } from './starts-chart';

test.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 5, 10]],
  [36, [0, 10, 20, 30, 40]],
  [1000, [0, 500, 1000]],
])('the axis of up to %s starts has few round counts', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks);
});
