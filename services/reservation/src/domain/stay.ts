import { turnOn, type WeekRules } from '@tablewell/restaurant-rules/availability/rules-on';
import type { LocalTime } from '@tablewell/shared/zone';
import type { Stretch } from './occupancy';

const minuteMs = 60_000;

/** When a party is at its table, and for how long the table then stays empty (AVAIL-2). */
export interface Stay extends Stretch {
  /** Absent: 0. */
  readonly pauseMinutes?: number;
}

/** The stay of a party that takes its table at an instant, by the rules of a local time (AVAIL-1). */
export function stayFrom(
  rules: WeekRules,
  from: number,
  { date, minute }: LocalTime,
  partySize: number,
): Stay {
  const { turnMinutes, pauseMinutes } = turnOn(rules, date, minute, partySize);
  return { from, until: from + turnMinutes * minuteMs, ...(pauseMinutes > 0 ? { pauseMinutes } : {}) };
}

/** The stretch for which a stay takes its table: with the pause after it. */
export function heldBy({ from, until, pauseMinutes = 0 }: Stay): Stretch {
  return { from, until: until + pauseMinutes * minuteMs };
}

/** The stretch for which a party is at a table that is held for longer: without the pause. */
export function seatedDuring({ from, until, pauseMinutes = 0 }: Stay): Stretch {
  return { from, until: until - pauseMinutes * minuteMs };
}

export function turnMinutesOf({ from, until }: Stretch): number {
  return Math.round((until - from) / minuteMs);
}

/** The minute in which an instant is. */
export function wholeMinute(at: Date): number {
  return Math.floor(at.getTime() / minuteMs) * minuteMs;
}
