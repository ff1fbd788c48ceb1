import { eventually, type fixedClock } from '@tablewell/chassis/testing';
import type { NotificationHarness } from './harness';

/** A service on a clock that its tests move. */
export interface Moved {
  readonly running: NotificationHarness;
  readonly clock: ReturnType<typeof fixedClock>;
}

/**
 * Waits until no message is queued, and moves the clock to those that are due later. It stands still while one is being
 * sent: its lease would end, and another process would send it, too.
 */
export async function allSent({ running, clock }: Moved): Promise<void> {
  const queued = (more = {}) =>
    running.connection.collection('messages').countDocuments({ status: 'queued', ...more });
  await eventually(async () => {
    expect(await queued({ lease: { $gt: '' } })).toBe(0);
    if ((await queued()) > 0) clock.advance(1_000);
    expect(await queued()).toBe(0);
  });
}

/** Moves the clock to an instant, and waits until no plan is due and everything is sent. */
export async function moveTo({ running, clock }: Moved, instant: Date): Promise<void> {
  clock.set(instant);
  await eventually(async () => {
    for (const filter of [{ dueAt: { $lte: clock() } }, { lease: { $gt: '' } }])
      expect(await running.connection.collection('reminder_plans').countDocuments(filter)).toBe(0);
  });
  await allSent({ running, clock });
}
