import { queuesOf } from './admission-sizes';

/** The sizes as shipped (config.ts), as far as they count here. */
const sizes = {
  ...{ PUBLIC_AT_ONCE: 1_000, PUBLIC_RUNNING: 64, ENTRANCE_AT_ONCE: 96, MEMBERS_AT_ONCE: 192 },
  ...{ PROVIDERS_AT_ONCE: 96, WEBHOOKS_AT_ONCE: 48, CAPTCHAS_AT_ONCE: 2_000, BODIES_AT_ONCE: 4_000 },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Enters requests, each of another network, which take so long. */
function callers(name: 'sso' | 'providers' = 'sso', queues = queuesOf(sizes)) {
  let networks = 0;
  const enter = (workMs: number) => {
    const one = { waitedMs: NaN, isRefused: false };
    const at = performance.now();
    const permit = queues[name].enter(
      { network: `10.0.${(networks += 1) >> 8}.${networks & 255}` },
      () => {
        one.waitedMs = performance.now() - at;
        setTimeout(() => permit?.release(), workMs);
      },
      () => (one.isRefused = true),
    );
    return one;
  };
  return {
    enter,
    many: (count: number, workMs: number) => Array.from({ length: count }, () => enter(workMs)),
  };
}

test('a burst at a company whose provider never answers has no sign-in of others refused', () => {
  const { enter, many } = callers();
  // As many as may wait for one provider (SSO-11), and more that are refused soon, on a busy machine.
  many(16, 4_000);
  const burst = many(180, 300);
  const another = enter(100);
  jest.advanceTimersByTime(5_000);
  expect(burst.filter(({ isRefused }) => isRefused)).toEqual([]);
  expect(another.isRefused).toBe(false);
  expect(another.waitedMs).toBeLessThanOrEqual(1_000);
});

test('who finds all places taken for seconds is refused then', () => {
  const { enter, many } = callers();
  many(96, 30_000);
  const another = enter(100);
  jest.advanceTimersByTime(3_900);
  expect(another.isRefused).toBe(false);
  jest.advanceTimersByTime(200);
  expect(another.isRefused).toBe(true);
});

test('six companies with slow providers have no checkout wait', () => {
  const queues = queuesOf(sizes);
  const { many } = callers('sso', queues);
  const checkouts = callers('providers', queues);
  // As many of each as may wait for its provider (SSO-11): all places.
  many(6 * 16, 16_000);
  const paid = checkouts.many(30, 300);
  jest.advanceTimersByTime(5_000);
  expect(paid.filter(({ isRefused, waitedMs }) => isRefused || waitedMs > 0)).toEqual([]);
});
