import { weekdayOf } from '@tablewell/shared/calendar';
import { addDays, instantAfterGap, type LocalTime, localTimeOf } from '@tablewell/shared/zone';
import { type Closures, dayTurnsAt, type OperatingPeriod } from '../hours';
import type { AvailabilityRules, SpecialDay } from './rules';

/** The rules that decide the hours of a date. */
export interface OpeningRules {
  /** The periods of the week. */
  readonly periods: readonly OperatingPeriod[];
  readonly closures: Closures;
  readonly availabilityRules?: Pick<AvailabilityRules, 'specialDays'> | undefined;
  /** Minutes after local midnight; absent: `dayTurnsAt.default`. */
  readonly dayTurnsAt?: number | undefined;
}

const dayMinutes = 24 * 60;

/** A start that an operating period offers. */
interface Start {
  /** Minutes after the midnight of the date. */
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

/** When the service day of a restaurant turns, in minutes after local midnight. */
const turnOf = ({ dayTurnsAt: turn = dayTurnsAt.default }: Pick<OpeningRules, 'dayTurnsAt'>) => turn;

/**
 * The service day of a local time, and the minutes after its midnight: a time before the day turns belongs to the evening
 * before, beyond 24:00 (HOURS-13).
 */
export function serviceTimeOf(
  { date, minute }: LocalTime,
  rules: Pick<OpeningRules, 'dayTurnsAt'>,
): LocalTime {
  return minute < turnOf(rules) ? { date: addDays(date, -1), minute: minute + dayMinutes } : { date, minute };
}

/** The local time of minutes after the midnight of a service day, which may be beyond 24:00. */
export function calendarTimeOf({ date, minute }: LocalTime): LocalTime {
  return minute < dayMinutes ? { date, minute } : { date: addDays(date, 1), minute: minute - dayMinutes };
}

/** The first instant of a service day and the one after its last, in epoch milliseconds. */
export function serviceDayBounds(
  date: string,
  { timezone, ...rules }: Pick<OpeningRules, 'dayTurnsAt'> & { readonly timezone: string },
): { readonly start: number; readonly end: number } {
  const minute = turnOf(rules);
  const [start, end] = [date, addDays(date, 1)].map((day) => instantAfterGap({ date: day, minute }, timezone));
  return { start: start as number, end: end as number };
}

/** The service day of an instant. */
export function serviceDateOf(
  instant: number,
  rules: Pick<OpeningRules, 'dayTurnsAt'> & { readonly timezone: string },
): string {
  return serviceTimeOf(localTimeOf(instant, rules.timezone), rules).date;
}

/** Whether a period ends on the next morning. */
export function isOvernight({ opensAt, closesAt }: Pick<OperatingPeriod, 'opensAt' | 'closesAt'>, turn: number) {
  return closesAt <= opensAt && closesAt <= turn;
}

/**
 * The periods of a service day: those of its special day, else those of its weekday (HOURS-5). Minutes after its midnight;
 * what is open after midnight is beyond 24:00, also that of a period of the next date which opens before the day turns.
 */
export function periodsOn(date: string, rules: OpeningRules): readonly OperatingPeriod[] {
  const turn = turnOf(rules);
  const own = heldOn(date, rules).flatMap((period) => {
    const closesAt = isOvernight(period, turn) ? period.closesAt + dayMinutes : period.closesAt;
    return within({ ...period, closesAt }, turn, turn + dayMinutes);
  });
  if (!opensBefore(turn, rules)) return own;
  const early = heldOn(addDays(date, 1), rules).flatMap((period) => {
    const [opensAt, closesAt] = [period.opensAt + dayMinutes, period.closesAt + dayMinutes];
    return period.opensAt < turn ? within({ ...period, opensAt, closesAt }, turn, turn + dayMinutes) : [];
  });
  return [...own, ...early];
}

/** The periods that an owner gave a date, as they are. */
function heldOn(date: string, rules: OpeningRules): readonly OperatingPeriod[] {
  const own = specialDayOn(date, rules)?.periods;
  const weekday = weekdayOf(date);
  // A period without weekdays applies every day (HOURS-2).
  const isHeld = ({ daysOfWeek }: OperatingPeriod) => daysOfWeek.length === 0 || daysOfWeek.includes(weekday);
  return own ?? rules.periods.filter(isHeld);
}

/** Whether any period opens before the day turns. */
function opensBefore(turn: number, { periods, availabilityRules }: OpeningRules): boolean {
  const isEarly = ({ opensAt }: OperatingPeriod) => opensAt < turn;
  return (
    periods.some(isEarly) ||
    (availabilityRules?.specialDays ?? []).some((day) => day.periods?.some(isEarly) === true)
  );
}

/** The part of a period between two minutes, with the starts that it has there; none if it is not open then. */
function within(period: OperatingPeriod, from: number, until: number): readonly OperatingPeriod[] {
  const { opensAt, closesAt, intervalMinutes } = period;
  const step = Math.max(1, intervalMinutes);
  const skipped = Math.max(0, Math.ceil((from - opensAt) / step)) * step;
  const part = { ...period, opensAt: opensAt + skipped, closesAt: Math.min(closesAt, until) };
  return part.opensAt < part.closesAt ? [part] : [];
}

/**
 * Every start of a service day: from opening up to but not including closing, by the interval, in order, each minute once
 * (HOURS-3, HOURS-4). Minutes after its midnight, beyond 24:00 for those on the next morning.
 */
export function serviceStartsOn(date: string, rules: OpeningRules): Start[] {
  const byMinute = new Map<number, Start>();
  for (const { opensAt, closesAt, intervalMinutes, name } of periodsOn(date, rules)) {
    const step = Math.max(1, intervalMinutes);
    for (let minute = opensAt; minute < closesAt; minute += step) {
      if (!byMinute.has(minute)) byMinute.set(minute, { minute, periodName: name });
    }
  }
  return [...byMinute.values()].sort((a, b) => a.minute - b.minute);
}

/** Every start of a local date: the last ones of the evening before, and those of its own service day until midnight. */
export function startsOn(date: string, rules: OpeningRules): Start[] {
  const turn = turnOf(rules);
  const own = serviceStartsOn(date, rules).filter(({ minute }) => minute < dayMinutes);
  if (turn === 0) return own;
  const early = serviceStartsOn(addDays(date, -1), rules).flatMap(({ minute, ...start }) =>
    minute >= dayMinutes ? [{ ...start, minute: minute - dayMinutes }] : [],
  );
  return [...early, ...own];
}

/** The special day of a local time: that of its service day. */
export function specialDayAt(local: LocalTime, rules: OpeningRules): SpecialDay | undefined {
  return rules.availabilityRules?.specialDays ? specialDayOn(serviceTimeOf(local, rules).date, rules) : undefined;
}

/** The closure of a local time: that of its service day. */
export function closureAt(local: LocalTime, rules: OpeningRules): Closure | undefined {
  return closureOn(serviceTimeOf(local, rules).date, rules);
}

export function isClosedAt(local: LocalTime, rules: OpeningRules): boolean {
  return closureAt(local, rules) !== undefined;
}

/** The starts of a local date on days that are open. */
export function openStartsOn(date: string, rules: OpeningRules): Start[] {
  return startsOn(date, rules).filter(({ minute }) => !isClosedAt({ date, minute }, rules));
}

/** Whether a local date has a start at this minute: one of those that `startsOn` lists. */
export function hasStart(date: string, minute: number, rules: OpeningRules): boolean {
  if (minute >= dayMinutes) return false;
  const at = serviceTimeOf({ date, minute }, rules);
  return periodsOn(at.date, rules).some((period) => isStartOf(period, at.minute));
}

/** The period of a minute of a service day: the first with a start then, else the first that is open. */
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
