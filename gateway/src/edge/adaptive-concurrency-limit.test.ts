import { AdaptiveConcurrencyLimit } from './adaptive-concurrency-limit';

const bounds = { min: 8, max: 96, targetMs: 60 };

/** Runs requests with every permit taken, each for as long as `ms` says for that many at once. */
function saturate(limit: AdaptiveConcurrencyLimit, count: number, ms: (atOnce: number) => number): void {
  for (let index = 0; index < count; index++) {
    limit.reached();
    limit.finished(ms(limit.size));
  }
}

test('settles where requests just finish within the target', () => {
  const limit = new AdaptiveConcurrencyLimit(bounds);
  // Two milliseconds of work each, one after another: thirty at once take sixty.
  saturate(limit, 5_000, (atOnce) => atOnce * 2);
  expect(limit.size).toBeGreaterThanOrEqual(24);
  expect(limit.size).toBeLessThanOrEqual(31);
});

test('grows to its upper bound where requests do not slow each other down', () => {
  const limit = new AdaptiveConcurrencyLimit(bounds);
  saturate(limit, 20_000, () => 20);
  expect(limit.size).toBe(96);
});

test('shrinks to its lower bound and no further, and recovers', () => {
  const limit = new AdaptiveConcurrencyLimit(bounds);
  saturate(limit, 500, () => 4_000);
  expect(limit.size).toBe(8);
  expect(limit.medianMs).toBe(4_000);
  saturate(limit, 1_000, () => 20);
  expect(limit.size).toBeGreaterThan(30);
});

test('a minority of hanging requests does not lower it', () => {
  const limit = new AdaptiveConcurrencyLimit(bounds);
  let turn = 0;
  saturate(limit, 2_000, () => ((turn += 1) % 3 === 0 ? 4_000 : 20));
  expect(limit.size).toBeGreaterThan(30);
});

test('does not grow while the demand stays below it', () => {
  const limit = new AdaptiveConcurrencyLimit(bounds);
  const before = limit.size;
  for (let index = 0; index < 500; index++) limit.finished(20);
  expect(limit.size).toBe(before);
});

test('keeps bounds that leave no choice', () => {
  const limit = new AdaptiveConcurrencyLimit({ min: 8, max: 4, targetMs: 60 });
  saturate(limit, 100, () => 4_000);
  expect(limit.size).toBe(4);
});
