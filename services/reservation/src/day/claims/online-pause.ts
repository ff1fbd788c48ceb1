import { clockLabel } from '@tablewell/shared/calendar';
import { addDays, instantAfterGap, localTimeOf } from '@tablewell/shared/zone';
import { Refusal } from '@tablewell/chassis/refusal';
import { withCall } from '../seen-calls';
import type { Interval } from './intervals';

/** A stretch of time whose starts are not booked online (EVENING-10). Instants in epoch milliseconds. */
export interface OnlinePause extends Interval {
  /** It was made for the rest of the night. */
  readonly restOfNight?: boolean;
  /** The name of the member who made it. */
  readonly by: string;
  /**
   * The ids of the latest changes, the newest last. A change with one of them is a repeated call, and changes nothing.
   */
  readonly steps: readonly string[];
}

/** The lengths that can be chosen, in minutes; 0: the rest of the night. */
export const pauseLengths: readonly number[] = [30, 60, 120, 0];

const minuteMs = 60_000;
/** When a night ends: 5 AM. */
const endOfNight = 5 * 60;
/** The most ids of changes that a service day keeps. */
const maxSteps = 50;

/** The stretch from now on for this many minutes, or until the end of the night. */
export function pauseStretch(minutes: number, now: number, timezone: string): Interval {
  if (minutes > 0) return { from: now, until: now + minutes * minuteMs };
  const { date, minute } = localTimeOf(now, timezone);
  const day = minute < endOfNight ? date : addDays(date, 1);
  return { from: now, until: instantAfterGap({ date: day, minute: endOfNight }, timezone) };
}

/** A new pause, which replaces an earlier one of the day. */
export function paused(
  earlier: OnlinePause | undefined,
  interval: Interval,
  { stepId, by, restOfNight }: { stepId: string; by: string; restOfNight: boolean },
): OnlinePause {
  return {
    from: interval.from,
    until: interval.until,
    by,
    steps: withCall(earlier?.steps, stepId, maxSteps),
    ...(restOfNight ? { restOfNight } : {}),
  };
}

/** The current pause, ended at `now`; undefined without a current pause. */
export function resumed(
  pause: OnlinePause | undefined,
  stepId: string,
  now: number,
): OnlinePause | undefined {
  if (!pause || pause.until <= now) return undefined;
  return {
    ...pause,
    from: Math.min(pause.from, now),
    until: now,
    steps: withCall(pause.steps, stepId, maxSteps),
  };
}

/** The refusal of an online booking of a start within the pause. */
export function refusePaused(
  pause: OnlinePause | undefined,
  start: number,
  timezone: string,
): Refusal | undefined {
  if (!pause || start < pause.from || start >= pause.until) return undefined;
  const end = pause.restOfNight
    ? 'for the rest of the night'
    : `until ${clockLabel(localTimeOf(pause.until, timezone).minute)}`;
  const message = `Online bookings are paused ${end}. Please call the restaurant or select a later time.`;
  return new Refusal('conflict', 'online-bookings-paused', message);
}
