import { queuesOf } from './admission-sizes';

/** The sizes as shipped (config.ts). */
const sizes = {
  PUBLIC_AT_ONCE: 1_000,
  PUBLIC_RUNNING: 64,
  ENTRANCE_AT_ONCE: 96,
  MEMBERS_AT_ONCE: 192,
  PROVIDERS_AT_ONCE: 96,
  WEBHOOKS_AT_ONCE: 48,
  CAPTCHAS_AT_ONCE: 2_000,
  BODIES_AT_ONCE: 4_000,
};
/** What two cores book in a second (npm run bench -- hot): the services work on all running bookings alike. */
const usualRate = 215;
const deadlineMs = 4_500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets diners come at a steady rate, and answers those that run, oldest first, at the rate of the services. */
function rush(diners: number, withinMs: number, { restaurants = 1, perSecond = usualRate } = {}) {
  const { bookings } = queuesOf(sizes);
  const running: { from: number; release: () => void }[] = [];
  const answered: number[] = [];
  const refused: number[] = [];
  let come = 0;
  let due = 0;
  for (let now = 0; now < withinMs + 6_000; now++) {
    for (; come < diners && come <= (now * diners) / withinMs; come++) {
      const network = `10.${come >> 8}.${come & 255}.1`;
      const one = { from: now, release: () => undefined as void };
      const at = performance.now();
      const permit = bookings.enter(
        { network, tenant: `r${come % restaurants}` },
        () => running.push(one),
        () => refused.push(performance.now() - at),
      );
      one.release = () => permit?.release();
    }
    due = Math.min(due + perSecond / 1_000, 1 + running.length);
    for (; due >= 1 && running.length > 0; due--) {
      const one = running.shift();
      answered.push(now - (one?.from ?? 0));
      one?.release();
    }
    jest.advanceTimersByTime(1);
  }
  refused.sort((a, b) => a - b);
  return {
    refused: refused.length,
    /** How long 99 of 100 of those who were turned away waited for that, at most. */
    refusedMs: refused[Math.floor(refused.length * 0.99)] ?? 0,
    booked: answered.length,
    slowestMs: Math.max(...answered),
  };
}

test('of 500 bookings of one restaurant in one second none is turned away', () => {
  const { refused, booked, slowestMs } = rush(500, 1_000);
  expect([refused, booked]).toEqual([0, 500]);
  expect(slowestMs).toBeLessThan(deadlineMs);
});

test('below the capacity nobody is turned away, however long it lasts', () => {
  expect(rush(2_000, 10_000)).toMatchObject({ refused: 0, booked: 2_000 });
});

test.each([1, 20])(
  'at five times the capacity of %i restaurants the services stay busy, and all keep the deadline',
  (restaurants) => {
    const seconds = 10;
    const { refused, booked, slowestMs } = rush(5 * usualRate * seconds, seconds * 1_000, { restaurants });
    expect(booked).toBeGreaterThan(usualRate * seconds * 0.95);
    expect(booked + refused).toBe(5 * usualRate * seconds);
    expect(slowestMs).toBeLessThan(deadlineMs);
  },
);

// Only a measured rate knows on a slow machine that most of the thousand who may wait would wait in vain.
test.each([60, 120, usualRate])(
  'who is turned away at five times a capacity of %i a second hears so within a second',
  (perSecond) => {
    const seconds = 20;
    const { refused, refusedMs, booked } = rush(5 * perSecond * seconds, seconds * 1_000, { perSecond });
    expect(booked).toBeGreaterThan(perSecond * seconds * 0.95);
    expect(refused).toBeGreaterThan(3 * perSecond * seconds);
    expect(refusedMs).toBeLessThan(1_000);
  },
);
