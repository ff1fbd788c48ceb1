import { weekdayOf } from '@tablewell/shared/calendar';

/** A named stretch of opening. Minutes are after local midnight; `closesAt` may be 1440. */
export interface OperatingPeriod {
  readonly id: string;
  readonly name: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly intervalMinutes: number;
  /** 0 = Sunday to 6 = Saturday. */
  readonly daysOfWeek: readonly number[];
}

/** Days without service: weekdays, and local dates as YYYY-MM-DD. */
export interface Closures {
  readonly weekly: readonly number[];
  readonly special: readonly string[];
}

/** A start that an operating period offers. */
export interface Start {
  /** Minutes after local midnight. */
  readonly minute: number;
  /** The operating period's name. */
  readonly periodName: string;
}

/** The intervals that an owner may choose (HOURS-2). */
export const intervalChoices = [15, 30, 60] as const;

/** A new operating period (HOURS-1): 11:00–22:00, every 30 minutes, all week. */
export const defaultPeriod: Omit<OperatingPeriod, 'id'> = {
  name: 'Service',
  opensAt: 11 * 60,
  closesAt: 22 * 60,
  intervalMinutes: 30,
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
};

/** The turn time: its default, and the bounds of the owner's choice (TABLE-5). */
export const seatingMinutes = { default: 90, min: 15, max: 360 } as const;

/** True on a special closed date or a weekly closed weekday (HOURS-7). */
export function isClosedOn(date: string, closures: Closures): boolean {
  return closures.special.includes(date) || closures.weekly.includes(weekdayOf(date));
}

/**
 * Every start of a weekday: from opening up to but not including closing, by the interval, in order, each minute
 * once (HOURS-3, HOURS-4). A period counts only if it opens before it closes (HOURS-5).
 */
export function startsOn(date: string, periods: readonly OperatingPeriod[]): Start[] {
  const weekday = weekdayOf(date);
  const byMinute = new Map<number, Start>();
  for (const period of periods) {
    if (period.opensAt >= period.closesAt || !appliesOn(period, weekday)) continue;
    const step = Math.max(1, period.intervalMinutes);
    for (let minute = period.opensAt; minute < period.closesAt; minute += step) {
      if (!byMinute.has(minute)) byMinute.set(minute, { minute, periodName: period.name });
    }
  }
  return [...byMinute.values()].sort((a, b) => a.minute - b.minute);
}

/** Whether a weekday has a start at this minute: one of those that `startsOn` lists. */
export function hasStart(date: string, minute: number, periods: readonly OperatingPeriod[]): boolean {
  const weekday = weekdayOf(date);
  return periods.some((period) => {
    const { opensAt, closesAt, intervalMinutes } = period;
    const isWithin = minute >= opensAt && minute < closesAt;
    return isWithin && (minute - opensAt) % Math.max(1, intervalMinutes) === 0 && appliesOn(period, weekday);
  });
}

/** A period without weekdays holds every day (HOURS-2). */
function appliesOn(period: OperatingPeriod, weekday: number): boolean {
  return period.daysOfWeek.length === 0 || period.daysOfWeek.includes(weekday);
}
