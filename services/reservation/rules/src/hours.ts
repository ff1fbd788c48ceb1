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

/** The choices of an owner (spec owner §5). */
export const intervalChoices = [15, 30, 60] as const;

/** What a new operating period is (spec owner §9): 11:00–22:00, every 30 minutes, all week. */
export const defaultPeriod: Omit<OperatingPeriod, 'id'> = {
  name: 'Service',
  opensAt: 11 * 60,
  closesAt: 22 * 60,
  intervalMinutes: 30,
  daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
};

/** How far ahead the public books (spec public §9). */
export const bookingWindowMonths = 3;

/** How long a party keeps its table, where the owner says nothing (contract §3); and the bounds of the choice. */
export const seatingMinutes = { default: 90, min: 15, max: 360 } as const;

/** 0 = Sunday to 6 = Saturday. `date` is YYYY-MM-DD. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** True for a real calendar date as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** True on a special closed date or a weekly closed weekday (spec public §5). */
export function isClosedOn(date: string, closures: Closures): boolean {
  return closures.special.includes(date) || closures.weekly.includes(weekdayOf(date));
}

/**
 * Every start of a weekday: from opening up to but not including closing, by the interval, in order, each minute
 * once (spec public §5). A period counts only if it opens before it closes (spec owner §5).
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

/** A period without weekdays holds every day (spec owner §5). */
function appliesOn(period: OperatingPeriod, weekday: number): boolean {
  return period.daysOfWeek.length === 0 || period.daysOfWeek.includes(weekday);
}

/** 18:30 as `6:30 PM` (spec public §5). Minutes past 1440 wrap to the next day's clock. */
export function clockLabel(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = String(minute % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
