import { LearntLimit } from './learnt-limit';

const bounds = { least: 8, most: 96, targetMs: 60 };

/** So many come and go, as many at once as may, each staying as long as `ms` says for that many. */
function rush(limit: LearntLimit, count: number, ms: (inside: number) => number): void {
  for (let index = 0; index < count; index++) {
    limit.entered(limit.size);
    limit.left(ms(limit.size));
  }
}

test('as many are let in as are done in time, neither few nor many more', () => {
  const limit = new LearntLimit(bounds);
  // Two milliseconds of work each, one after another: thirty at once take sixty.
  rush(limit, 5_000, (inside) => inside * 2);
  expect(limit.size).toBeGreaterThanOrEqual(24);
  expect(limit.size).toBeLessThanOrEqual(31);
});

test('where nobody waits for anybody, the most are let in', () => {
  const limit = new LearntLimit(bounds);
  rush(limit, 20_000, () => 20);
  expect(limit.size).toBe(96);
});

test('however slow it is, some are let in, and it recovers', () => {
  const limit = new LearntLimit(bounds);
  rush(limit, 500, () => 4_000);
  expect(limit.size).toBe(8);
  expect(limit.typicalMs).toBe(4_000);
  rush(limit, 1_000, () => 20);
  expect(limit.size).toBeGreaterThan(30);
});

test('a few that hang do not shut out the others', () => {
  const limit = new LearntLimit(bounds);
  let turn = 0;
  rush(limit, 2_000, () => ((turn += 1) % 3 === 0 ? 4_000 : 20));
  expect(limit.size).toBeGreaterThan(30);
});

test('a limit that nobody reaches does not grow', () => {
  const limit = new LearntLimit(bounds);
  const before = limit.size;
  for (let index = 0; index < 500; index++) {
    limit.entered(1);
    limit.left(20);
  }
  expect(limit.size).toBe(before);
});

test('bounds that leave no choice are kept, whatever is learnt', () => {
  const limit = new LearntLimit({ least: 8, most: 4, targetMs: 60 });
  rush(limit, 100, () => 4_000);
  expect(limit.size).toBe(4);
});
