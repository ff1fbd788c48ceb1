import * as fc from 'fast-check';
import { reasons } from './delivery';
import { testKind } from './kinds';
import { type Answer, pausesMs, retryAfterMs, verdictOf } from './outcome';

const now = new Date('2026-11-20T12:00:00Z');
const hours = 3_600_000;
const answered = (status: number, retryAfter = ''): Answer => ({
  ...{ kind: 'answered', status, retryAfter, text: '' },
});
const delivery = (attempts: number) => ({ kind: 'reservation.booked' as const, attempts });
const verdict = (answer: Answer, attempts = 1, random = 0) =>
  verdictOf(answer, delivery(attempts), now, random);
const pauseOf = (answer: Answer, attempts = 1, random = 0) => {
  const { outcome } = verdict(answer, attempts, random);
  return outcome.state === 'waiting' ? outcome.nextTryAt.getTime() - now.getTime() : undefined;
};

test('the tries take more than three days, and then it has failed', () => {
  const pauses = pausesMs.map((_, index) => pauseOf(answered(500), index + 1));
  expect(pauses.slice(0, -1)).toEqual(pausesMs.slice(1));
  expect(pauses.at(-1)).toBeUndefined();
  expect(verdict(answered(500), pausesMs.length).outcome).toEqual({
    ...{ state: 'failed', reason: reasons.exhausted },
  });
  expect(pausesMs.reduce((sum, each) => sum + each, 0)).toBe(75 * hours + 35 * 60_000 + 5_000);
});

test.each([200, 201, 204, 299])('%d is success', (status) => {
  expect(verdict(answered(status)).outcome).toEqual({ state: 'delivered' });
});

test.each([100, 301, 302, 307, 308, 400, 404, 500, 503])('%d is not', (status) => {
  expect(verdict(answered(status)).outcome.state).toBe('waiting');
});

test('410 ends the endpoint, at whichever try', () => {
  expect(verdict(answered(410), 3)).toMatchObject({
    ...{ isGone: true, outcome: { state: 'failed', reason: reasons.gone } },
  });
});

test('an endpoint that has too much to do is left alone, as long as it says', () => {
  const pausedFor = (answer: Answer) => {
    const { pausedUntil } = verdict(answer);
    return pausedUntil && pausedUntil.getTime() - now.getTime();
  };
  expect(pausedFor(answered(500))).toBeUndefined();
  for (const status of [429, 502, 504]) expect(pausedFor(answered(status))).toBe(10_000);
  expect(pausedFor(answered(429, '120'))).toBe(120_000);
  expect(pauseOf(answered(429, '120'))).toBe(120_000);
  expect(pausedFor(answered(503, 'Fri, 20 Nov 2026 12:00:30 GMT'))).toBe(30_000);
  // Nobody keeps us waiting for longer than a day, nor other events than an hour.
  expect([pausedFor(answered(429, '999999')), pauseOf(answered(429, '999999'))]).toEqual([hours, 24 * hours]);
});

test.each(['', '-5', '0', 'soon', '1e9', 'Fri, 20 Nov 2026 11:00:00 GMT'])(
  'Retry-After: %p says nothing',
  (text) => {
    expect(retryAfterMs(text, now)).toBeUndefined();
  },
);

test('a test event is tried once', () => {
  const tested = verdictOf(answered(500), { kind: testKind, attempts: 1 }, now, 0);
  expect(tested.outcome).toEqual({ state: 'failed', reason: reasons.testOnce });
});

test('property: whatever is answered, a pause is at least the schedule’s and at most a tenth longer than a day', () => {
  const anyAnswer = fc.record({ status: fc.integer({ min: 100, max: 999 }), retryAfter: fc.string() });
  fc.assert(
    fc.property(
      anyAnswer,
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (given, attempts, random) => {
        const pause = pauseOf(answered(given.status, given.retryAfter), attempts, random);
        if (pause === undefined) return expect([2, 4]).toContain(Math.floor(given.status / 100));
        expect(pause).toBeGreaterThanOrEqual(pausesMs[attempts] ?? 0);
        expect(pause).toBeLessThanOrEqual(24 * hours * 1.1 + 1);
      },
    ),
  );
});
