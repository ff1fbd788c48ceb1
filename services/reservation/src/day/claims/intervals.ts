import { localTimeOf } from '@tablewell/shared/zone';

/** A half-open interval in epoch milliseconds. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

/** Whether two intervals have an instant in common. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.from < b.until && b.from < a.until;
}

const minuteMs = 60_000;

/** The interval of this many minutes that contains an instant; intervals are aligned to local midnight. */
export function intervalOf(instant: number, minutes: number, timezone: string): Interval {
  const whole = Math.floor(instant / minuteMs) * minuteMs;
  const from = whole - (localTimeOf(instant, timezone).minute % minutes) * minuteMs;
  return { from, until: from + minutes * minuteMs };
}
