import { isRefusal } from '@tablewell/chassis/refusal';
import { testParty, testPlacement } from '../testing/test-party';
import { claimOf } from './claim-of';
import { holdsTable, next, type Stage, stageOf } from './lifecycle';
import { makeReady } from './make-ready';
import type { Reservation } from './reservation';
import { takeStep, type RequestedStep } from './take-step';
import { undo } from './undo-step';
import { outcomeOf, type Wait, waitStateOf } from './wait';

const seven = Date.parse('2026-11-20T19:00:00Z');
const minuteMs = 60_000;
const after = (minutes: number) => new Date(seven + minutes * minuteMs);
const by = { userId: 'sam', name: 'Sam' };
const joined: Wait = { joinedAt: after(0), quote: { from: 10, until: 20 }, accessible: true };
const waiting = testParty({ progress: 'waiting', walkIn: true, claimVersion: 0, wait: joined });

let steps = 0;
const asked = (step: RequestedStep['step'], minutes: number): RequestedStep => ({
  ...{ id: `step-${(steps += 1)}`, step, baseVersion: 0, takenAt: after(minutes), by, tableNumbers: [] },
});
const write = (party: Reservation, minutes: number) => ({ version: party.version + 1, at: after(minutes) });
const changed = (outcome: ReturnType<typeof takeStep>): Reservation => {
  if (outcome === 'unchanged' || isRefusal(outcome))
    throw new Error(`not changed: ${JSON.stringify(outcome)}`);
  return outcome.next;
};

const take = (party: Reservation, step: RequestedStep['step'], minutes: number) =>
  changed(takeStep(party, asked(step, minutes), 'UTC', write(party, minutes)));
function ready(party: Reservation, minutes: number): Reservation {
  const stay = { from: seven + minutes * minuteMs, until: seven + (minutes + 90) * minuteMs };
  const until = after(minutes + 10);
  const placement = testPlacement({ ...stay, tableNumbers: ['4'], pinned: true });
  const claimed = { placement, effects: { overfilled: false, overridden: [], displaced: [] } };
  const step = asked('ready', minutes);
  return changed(
    makeReady(party, step, { stay, until, timezone: 'UTC' }, { ...write(party, minutes), claimed }),
  );
}

describe('a party on the waitlist', () => {
  it('holds no table until one is ready, whose claim ends by itself', () => {
    expect(holdsTable(stageOf(waiting) as Stage)).toBe(false);
    const held = ready(waiting, 5);
    expect(claimOf(held, after(5))).toMatchObject({
      ...{ tableNumbers: ['4'], pinned: true, expiresAt: after(15).getTime() },
      ...{ from: after(5).getTime(), until: after(95).getTime() },
    });
    // It is listed at the time at which it came.
    expect(held.placement.from).toBe(seven);
  });

  it.each([
    ['leave', 'canceled'],
    ['turn-away', 'declined-by-merchant'],
    ['no-show', 'no-show'],
  ] as const)('ends by %s as %s, with its time, and is back once that is undone', (step, state) => {
    const ended = take(ready(waiting, 5), step, 8);
    expect(waitStateOf(ended)).toBe(state);
    expect(ended.wait?.readyUntil).toBeUndefined();
    const times = { leave: 'canceledAt', 'turn-away': 'declinedAt', 'no-show': 'noShowAt' } as const;
    expect(ended.wait?.[times[step]]).toEqual(after(8));
    const stepId = ended.steps?.at(-1)?.id ?? '';
    const back = changed(undo(ended, { stepId, by, timezone: 'UTC' }, write(ended, 9)));
    expect(waitStateOf(back)).toBe('service-ready');
    expect(back.wait?.accessible).toBe(true);
    // Its time is over: it waits again, and keeps nobody waiting.
    const late = changed(undo(ended, { stepId, by, timezone: 'UTC' }, write(ended, 16)));
    expect(waitStateOf(late)).toBe('waiting');
    expect(late.wait?.lapsedAt).toEqual(after(15));
  });

  it('waits on after the time of its table has ended, and may get another', () => {
    const lapsed = take(ready(waiting, 5), 'lapse', 15);
    expect(waitStateOf(lapsed)).toBe('waiting');
    expect(lapsed.placement.tableNumbers).toBeUndefined();
    expect(ready(lapsed, 20).wait?.lapsedAt).toBeUndefined();
  });

  it('is measured against its quote by the first table that it gets', () => {
    expect(outcomeOf(joined)).toBeUndefined();
    const at = (minutes: number) => outcomeOf({ ...joined, seatedAt: after(minutes) });
    expect([9, 10, 20, 21].map(at)).toEqual(['sooner', 'within', 'within', 'later']);
    expect(outcomeOf({ ...joined, readyAt: after(12), seatedAt: after(30) })).toBe('within');
    expect(outcomeOf({ joinedAt: after(0), seatedAt: after(30) })).toBeUndefined();
  });

  it('cannot be booked, confirmed or moved', () => {
    for (const transition of ['replan', 'move', 'confirm', 'arrive', 'late', 'accept'] as const)
      for (const stage of ['waiting', 'ready'] as const) expect(next(stage, transition)).toBe('refused');
  });
});
