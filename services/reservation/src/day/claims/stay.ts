import { turnOn, type WeekRules } from '@tablewell/restaurant-rules/availability/rules-on';
import type { LocalTime } from '@tablewell/shared/zone';
import type { Interval } from './intervals';

const minuteMs = 60_000;

/** When a party is at its table, and how long the table then stays empty (AVAIL-2). */
export interface Stay extends Interval {
  /** Absent: 0. */
  readonly pauseMinutes?: number;
}

/** The stay of a party that takes its table at an instant, by the rules for a local time (AVAIL-1). */
export function stayFrom(
  rules: WeekRules,
  from: number,
  { date, minute }: LocalTime,
  partySize: number,
): Stay {
  const { turnMinutes, pauseMinutes } = turnOn(rules, date, minute, partySize);
  return { from, until: from + turnMinutes * minuteMs, ...(pauseMinutes > 0 ? { pauseMinutes } : {}) };
}

/** A stay at a table that is needed again at an instant: it ends in time for the pause, if that leaves it any time. */
export function endingBy(stay: Stay, end: number): Stay {
  if (occupiedInterval(stay).until <= end) return stay;
  const { from, pauseMinutes = 0 } = stay;
  const until = end - pauseMinutes * minuteMs;
  return until > from ? { ...stay, until } : { from, until: end };
}

/** The stretch for which a stay holds its table, including the pause after it. */
export function occupiedInterval({ from, until, pauseMinutes = 0 }: Stay): Interval {
  return { from, until: until + pauseMinutes * minuteMs };
}

/** The stretch for which a party is at its table, without the pause after it. */
export function seatedDuring({ from, until, pauseMinutes = 0 }: Stay): Interval {
  return { from, until: until - pauseMinutes * minuteMs };
}

export function turnMinutesOf({ from, until }: Interval): number {
  return Math.round((until - from) / minuteMs);
}

/** The start of the minute that contains an instant. */
export function wholeMinute(at: Date): number {
  return Math.floor(at.getTime() / minuteMs) * minuteMs;
}
