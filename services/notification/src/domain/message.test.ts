import { isOvertaken, maxAttempts, outcomeOf, pauseAfter, type Reported, statesBefore } from './message';
import { formatParty, formatTime } from './wording';

const now = new Date('2026-11-20T12:00:00Z');

describe('after an attempt', () => {
  test('pauses double, up to five minutes', () => {
    expect([1, 2, 3, 9, 10, 15].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 256_000, 300_000, 300_000]);
  });

  test('a failure is retried, and an unclear one is looked up first, after its settle time', () => {
    expect(outcomeOf({ kind: 'not-taken', reason: 'busy' }, 1, now)).toEqual({
      status: 'queued',
      inDoubt: false,
      nextTryAt: new Date('2026-11-20T12:00:01Z'),
    });
    expect(outcomeOf({ kind: 'unclear', reason: 'stalled', settleMs: 60_000 }, 1, now)).toEqual({
      status: 'queued',
      inDoubt: true,
      nextTryAt: new Date('2026-11-20T12:01:00Z'),
    });
  });

  test('a refusal and the last attempt are final', () => {
    expect(outcomeOf({ kind: 'refused', reason: 'no such number' }, 1, now)).toEqual({
      status: 'failed',
      reason: 'no such number',
    });
    expect(outcomeOf({ kind: 'not-taken', reason: 'busy' }, maxAttempts, now)).toMatchObject({
      status: 'failed',
    });
  });
});

test('an older message is sent before a newer one queued behind it, unless the newer one may have been sent already', () => {
  const behind = new Set(['newer']);
  const isOvertakenBy = (attempts: number) =>
    isOvertaken({ attempts: 1 }, { newer: [{ id: 'newer', attempts }], isOlderUnderWay: false }, behind);
  expect(isOvertakenBy(1)).toBe(false);
  // Its first attempt ended with a crash, and the provider may have taken it.
  expect(isOvertakenBy(2)).toBe(true);
});

test('times and parties are formatted as in the spec', () => {
  expect(formatTime({ localDate: '2027-01-05', localMinute: 15 * 60 + 45 })).toBe('Tue, Jan 5 at 3:45 PM');
  expect(formatTime({ localDate: '2027-01-05', localMinute: 0 })).toBe('Tue, Jan 5 at 12:00 AM');
  expect(formatTime({ localDate: '2027-01-05', localMinute: 12 * 60 + 5 })).toBe('Tue, Jan 5 at 12:05 PM');
  expect([1, 2].map((size) => formatParty(size))).toEqual(['1 guest', '2 guests']);
});

test('the state is the furthest that was reported, and a receipt of the phone holds against a failure', () => {
  /** The state after reports in this order. */
  const after = (...reports: Reported[]) =>
    reports.reduce<string>(
      (state, reported) => ((statesBefore(reported) as string[]).includes(state) ? reported : state),
      'accepted',
    );
  expect(after('sent', 'delivered')).toBe('delivered');
  expect(after('delivered', 'sent', 'sent')).toBe('delivered');
  expect([after('undelivered', 'sent', 'failed'), after('failed', 'undelivered')]).toEqual([
    'undelivered',
    'failed',
  ]);
  for (const failure of ['failed', 'undelivered'] as const)
    expect([after(failure, 'delivered'), after('delivered', failure)]).toEqual(['delivered', 'delivered']);
});
