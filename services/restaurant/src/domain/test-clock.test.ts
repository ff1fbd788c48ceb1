import { advanceProblem, testClockOf, withClockAt } from './test-clock';
import type { Restaurant } from './restaurant';

const machine = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 86_400_000;
const restaurant = { id: 'r1', version: 3, isTest: true } as Restaurant;

test('a test restaurant’s clock shows the machine’s time until it is moved, and goes on from there', () => {
  expect(testClockOf(restaurant, machine)).toMatchObject({ now: machine, aheadMs: 0 });
  const moved = withClockAt(restaurant, machine + dayMs, machine);
  expect(moved.version).toBe(4);
  expect(testClockOf(moved, machine + 60_000)).toMatchObject({
    now: machine + dayMs + 60_000,
    aheadMs: dayMs,
  });
});

test('it is moved neither back nor further than 400 days ahead of the machine, however often', () => {
  const clock = testClockOf(withClockAt(restaurant, machine + dayMs, machine), machine);
  const problem = (to: number) => advanceProblem(clock, to)?.message;
  expect(problem(machine + dayMs)).toContain('forward only, and shows 2026-11-21T12:00:00.000Z');
  expect(problem(machine)).toContain('forward only');
  expect(problem(machine + dayMs + 1)).toBeUndefined();
  expect(problem(machine + 400 * dayMs)).toBeUndefined();
  expect(advanceProblem(clock, machine + 400 * dayMs + 1)).toEqual({
    ...{ field: 'now', message: 'The clock can be moved to 2027-12-25T12:00:00.000Z at the latest' },
  });
});
