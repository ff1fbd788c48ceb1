import { isRefusal } from '@tablewell/chassis/refusal';
import { testParty, testPlacement } from '../testing/test-party';
import { isQuoteBroken, requote } from './requote';
import type { Reservation } from './reservation';
import { outcomeOf, type Wait } from './wait';

const minuteMs = 60_000;
const joinedAt = new Date('2026-11-20T19:00:00Z');
const after = (minutes: number) => new Date(joinedAt.getTime() + minutes * minuteMs);
/** A party that was told to wait for 10 to 20 minutes. */
const waiting = (more: Partial<Wait> = {}, party: Partial<Reservation> = {}): Reservation =>
  testParty({
    ...{ progress: 'waiting', placement: testPlacement({ tableType: '' }) },
    wait: { joinedAt, quote: { from: 10, until: 20 }, ...more },
    ...party,
  });
const isBroken = (party: Reservation, minutes: number) => isQuoteBroken(party, after(minutes).getTime());
/** The party after it was told 5 to 15 minutes more, if it was. */
const told = (party: Reservation, minutes: number): Reservation => {
  const outcome = requote(party, { from: 5, until: 15 }, { version: party.version + 1, at: after(minutes) });
  if (outcome === 'unchanged' || isRefusal(outcome)) return party;
  expect(outcome.events).toMatchObject([{ kind: 'waited', news: 'requoted' }]);
  return outcome.next;
};

describe('a party that waits longer than it was told', () => {
  test('is told a new range once for each break, and three times at most', () => {
    expect([isBroken(waiting(), 20), isBroken(waiting(), 21)]).toEqual([false, true]);
    const once = told(waiting(), 21);
    expect(once.wait).toMatchObject({ requote: { from: 5, until: 15 }, requotes: 1 });
    expect(told(once, 36)).toBe(once);
    const thrice = told(told(once, 37), 53);
    expect(thrice.wait?.requotes).toBe(3);
    expect(told(thrice, 200)).toBe(thrice);
  });

  test('is still measured against what it was told first', () => {
    const again = told(waiting(), 21);
    expect(again.wait?.quote).toEqual({ from: 10, until: 20 });
    expect(outcomeOf({ ...(again.wait as Wait), seatedAt: after(30) })).toBe('later');
  });
});

test('no new range is for a party that was told none, wants to sit later, whose table was ready, or for a full start', () => {
  const { quote: _, ...untold } = waiting().wait as Wait;
  expect(isBroken(testParty({ ...waiting(), wait: untold }), 21)).toBe(false);
  const later = waiting({ notBefore: after(60) });
  expect([isBroken(later, 60), isBroken(later, 61)]).toEqual([false, true]);
  expect(isBroken(waiting({ lapsedAt: after(5) }), 21)).toBe(false);
  expect(isBroken(waiting({ forStart: true }), 21)).toBe(false);
  expect(isBroken(waiting({}, { progress: 'seated' }), 21)).toBe(false);
});
