import { detailsLeft } from './load-chart';

it.each([
  ['to the right of a bar on the left', 100, 800, 116],
  ['to the left of a bar on the right', 700, 800, 500],
  ['in sight at the left edge of a phone', 90, 200, 16],
  ['in sight at the right edge of a phone', 190, 200, 0],
])('a slot’s details are shown %s', (_where, middle, room, left) => {
  expect(detailsLeft(middle, room)).toBe(left);
});
