import { toggled } from './toggled';

test('a tap chooses one in the order of all, and another tap takes it away', () => {
  expect(toggled([0, 1, 2, 3], [1, 3], 2)).toEqual([1, 2, 3]);
  expect(toggled([0, 1, 2, 3], [3, 1], 3)).toEqual([1]);
});
