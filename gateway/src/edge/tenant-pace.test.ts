import { TenantPace } from './tenant-pace';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pace = () => new TenantPace({ burst: 3, perSecond: 10, bytesOfOne: 1_000, msOfOne: 15 }, 2);
const quick = { answerBytes: 10, ms: 5 };

test('a tenant’s burst is free, and then all its permits together come back at the pace', () => {
  const paced = pace();
  const returned = jest.fn();
  for (let count = 0; count < 3; count += 1) paced.ended('r1', quick, returned);
  expect(paced.heldBack('r1')).toBe(0);
  paced.ended('r1', quick, returned);
  expect([paced.heldBack('r1'), paced.heldBack('r2')]).toEqual([1, 0]);
  jest.advanceTimersByTime(199);
  expect(returned).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect([paced.heldBack('r1'), returned.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['took long', { answerBytes: 10, ms: 50 }],
  ['has a large answer', { answerBytes: 3_500, ms: 5 }],
])('a request that %s counts as several', (_what, work) => {
  const paced = pace();
  paced.ended('r1', work, () => undefined);
  expect(paced.heldBack('r1')).toBe(1);
  jest.advanceTimersByTime(799);
  expect(paced.heldBack('r1')).toBe(1);
  jest.advanceTimersByTime(1);
  expect(paced.heldBack('r1')).toBe(0);
});

test('time that passes makes up for what was sent', () => {
  const paced = pace();
  for (let count = 0; count < 20; count += 1) {
    paced.ended('r1', quick, () => undefined);
    jest.advanceTimersByTime(100);
  }
  expect(paced.heldBack('r1')).toBe(0);
});
