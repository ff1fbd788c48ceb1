import { weekdayOf } from '@tablewell/shared/calendar';
import type { Closures, OperatingPeriod } from '../hours';
import type { AvailabilityRules, SpecialDay } from './rules';

/** The rules that decide the hours of a date. */
export interface OpeningRules {
  /** The periods of the week. */
  readonly periods: readonly OperatingPeriod[];
  readonly closures: Closures;
  readonly availabilityRules?: Pick<AvailabilityRules, 'specialDays'> | undefined;
}

/** A start that an operating period offers. */
interface Start {
  /** Minutes after local midnight. */
  readonly minute: number;
  /** The operating period's name. */
  readonly periodName: string;
}

/** Why a date is closed: as a date or a weekday of the closures, or as a special day. */
export type Closure =
  { readonly kind: 'date' | 'weekday' } | { readonly kind: 'special-day'; readonly name: string };

// Cached, because a list of starts looks up one date about a thousand times.
const lastFound = new WeakMap<readonly SpecialDay[], { date: string; day: SpecialDay | undefined }>();

/** The special day of a date. */
export function specialDayOn(date: string, { availabilityRules }: OpeningRules): SpecialDay | undefined {
  const days = availabilityRules?.specialDays;
  if (!days) return undefined;
  const last = lastFound.get(days);
  if (last?.date === date) return last.day;
  const day = days.find(({ from, until }) => from <= date && date <= until);
  lastFound.set(days, { date, day });
  return day;
}

/**
 * The closure of a date (HOURS-7). A special day with periods of its own opens a weekday that is closed, but not a date
 * that is closed by itself (AVAIL-5).
 */
export function closureOn(date: string, rules: OpeningRules): Closure | undefined {
  if (rules.closures.special.includes(date)) return { kind: 'date' };
  const special = specialDayOn(date, rules);
  if (special?.closed) return { kind: 'special-day', name: special.name };
  const isClosed = !special?.periods && rules.closures.weekly.includes(weekdayOf(date));
  return isClosed ? { kind: 'weekday' } : undefined;
}

export function isClosedOn(date: string, rules: OpeningRules): boolean {
  return closureOn(date, rules) !== undefined;
}

/** The periods of a date: those of its special day, else those of its weekday that open before they close (HOURS-5). */
export function periodsOn(date: string, rules: OpeningRules): readonly OperatingPeriod[] {
  const own = specialDayOn(date, rules)?.periods;
  const weekday = weekdayOf(date);
  // A period without weekdays applies every day (HOURS-2).
  const isHeld = ({ daysOfWeek }: OperatingPeriod) => daysOfWeek.length === 0 || daysOfWeek.includes(weekday);
  return (own ?? rules.periods.filter(isHeld)).filter(({ opensAt, closesAt }) => opensAt < closesAt);
}

/**
 * Every start of a date: from opening up to but not including closing, by the interval, in order, each minute once
 * (HOURS-3, HOURS-4).
 */
export function startsOn(date: string, rules: OpeningRules): Start[] {
  const byMinute = new Map<number, Start>();
  for (const { opensAt, closesAt, intervalMinutes, name } of periodsOn(date, rules)) {
    const step = Math.max(1, intervalMinutes);
    for (let minute = opensAt; minute < closesAt; minute += step) {
      if (!byMinute.has(minute)) byMinute.set(minute, { minute, periodName: name });
    }
  }
  return [...byMinute.values()].sort((a, b) => a.minute - b.minute);
}

/** Whether a date has a start at this minute: one of those that `startsOn` lists. */
export function hasStart(date: string, minute: number, rules: OpeningRules): boolean {
  return periodsOn(date, rules).some((period) => isStartOf(period, minute));
}

/** The period of a minute: the first with a start then, else the first that is open. */
export function periodAt(date: string, minute: number, rules: OpeningRules): OperatingPeriod | undefined {
  const periods = periodsOn(date, rules);
  return (
    periods.find((period) => isStartOf(period, minute)) ?? periods.find((period) => isWithin(period, minute))
  );
}

const isWithin = ({ opensAt, closesAt }: OperatingPeriod, minute: number): boolean =>
  minute >= opensAt && minute < closesAt;

function isStartOf(period: OperatingPeriod, minute: number): boolean {
  return isWithin(period, minute) && (minute - period.opensAt) % Math.max(1, period.intervalMinutes) === 0;
}
