import { weekdayOf } from '@tablewell/shared/calendar';
import type { Closures, OperatingPeriod } from '../hours';
import type { AvailabilityRules, SpecialDay } from './rules';

// Apart from the starts of a day, which a diner's page gets from the server.

/** The rules that decide the hours of a date. */
export interface OpeningRules {
  /** The periods of the week. */
  readonly periods: readonly OperatingPeriod[];
  readonly closures: Closures;
  readonly availabilityRules?: Pick<AvailabilityRules, 'specialDays'> | undefined;
  /** Minutes after local midnight; absent: `dayTurnsAt.default`. */
  readonly dayTurnsAt?: number | undefined;
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
