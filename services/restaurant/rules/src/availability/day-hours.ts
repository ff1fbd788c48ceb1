import { addDays, weekdayOf } from '@tablewell/shared/calendar';
import type { LocalTime } from '@tablewell/shared/zone';
import { dayTurnsAt, type OperatingPeriod } from '../hours';
import { type Closure, closureOn, type OpeningRules, specialDayOn } from './closures';
import type { SpecialDay } from './rules';

export { type Closure, closureOn, isClosedOn, type OpeningRules, specialDayOn } from './closures';

const dayMinutes = 24 * 60;

/** A start that an operating period offers. */
interface Start {
  /** Minutes after the midnight of the date. */
  readonly minute: number;
  /** The operating period's name. */
  readonly periodName: string;
}

/** When the service day of a restaurant turns, in minutes after local midnight. */
export const turnOf = ({ dayTurnsAt: turn = dayTurnsAt.default }: Pick<OpeningRules, 'dayTurnsAt'>) => turn;

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

/** Whether a period ends on the next morning. */
export function isOvernight(
  { opensAt, closesAt }: Pick<OperatingPeriod, 'opensAt' | 'closesAt'>,
  turn: number,
) {
  return closesAt <= opensAt && closesAt <= turn;
}

/**
 * The periods of a service day: those of its special day, else those of its weekday (HOURS-5). Minutes after its midnight;
 * what is open after midnight is beyond 24:00, also that of a period of the next date which opens before the day turns.
 */
export function periodsOn(date: string, rules: OpeningRules): readonly OperatingPeriod[] {
  const turn = turnOf(rules);
  const partOf = (period: OperatingPeriod, later: number): readonly OperatingPeriod[] => {
    const opensAt = period.opensAt + later;
    const closesAt = period.closesAt + later + (isOvernight(period, turn) ? dayMinutes : 0);
    return within({ ...period, opensAt, closesAt }, turn);
  };
  const early = heldOn(addDays(date, 1), rules).filter(({ opensAt }) => opensAt < turn);
  return [
    ...heldOn(date, rules).flatMap((period) => partOf(period, 0)),
    ...early.flatMap((period) => partOf(period, dayMinutes)),
  ];
}

/** The periods that an owner gave a date, as they are. */
function heldOn(date: string, rules: OpeningRules): readonly OperatingPeriod[] {
  const own = specialDayOn(date, rules)?.periods;
  const weekday = weekdayOf(date);
  // A period without weekdays applies every day (HOURS-2).
  const isHeld = ({ daysOfWeek }: OperatingPeriod) => daysOfWeek.length === 0 || daysOfWeek.includes(weekday);
  return own ?? rules.periods.filter(isHeld);
}

/** The part of a period in the day that begins at a minute, with the starts that it has there; none if it is not open then. */
function within(period: OperatingPeriod, from: number): readonly OperatingPeriod[] {
  const step = Math.max(1, period.intervalMinutes);
  const opensAt = period.opensAt + Math.max(0, Math.ceil((from - period.opensAt) / step)) * step;
  const closesAt = Math.min(period.closesAt, from + dayMinutes);
  return opensAt < closesAt ? [{ ...period, opensAt, closesAt }] : [];
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
  return [-1, 0].flatMap((day) =>
    serviceStartsOn(addDays(date, day), rules)
      .map((start) => ({ ...start, minute: start.minute + day * dayMinutes }))
      .filter(({ minute }) => minute >= 0 && minute < dayMinutes),
  );
}

/** The special day of a local time: that of its service day. */
export function specialDayAt(local: LocalTime, rules: OpeningRules): SpecialDay | undefined {
  return rules.availabilityRules?.specialDays
    ? specialDayOn(serviceTimeOf(local, rules).date, rules)
    : undefined;
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

/** The starts of a service day on which the restaurant is open, as `serviceStartsOn` lists them. */
export function openServiceStartsOn(date: string, rules: OpeningRules): Start[] {
  return closureOn(date, rules) ? [] : serviceStartsOn(date, rules);
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
