import { bookingWindowMonths } from '@tablewell/booking-rules';
import { hasStart, serviceTimeOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { addMonths, localTimeOf } from '@tablewell/shared/zone';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** The rules of availability that turn diners away, in the order of their checks (AVAIL-20). */
const unmetRules = [
  'party-too-small',
  'too-far-ahead',
  'closed',
  'too-short-notice',
  'online-bookings-paused',
  'pacing',
  'blocked',
  'no-tables-available',
] as const;

export type UnmetRule = (typeof unmetRules)[number];

/** A party that requested a start, without any personal data. */
export interface RequestingParty {
  readonly restaurantId: string;
  /** The requested local date. */
  readonly date: string;
  /** Minutes after local midnight; absent if the diner looked at the date, and no start was free. */
  readonly minute?: number | undefined;
  readonly partySize: number;
}

/** A party that did not get the start that it requested. */
export interface UnmetParty extends RequestingParty {
  readonly rule: UnmetRule;
}

/** The number of such parties. */
export interface UnmetCount extends Omit<UnmetParty, 'restaurantId'> {
  readonly parties: number;
}

/** The largest party that the public books (BOOKING-4). */
const largestParty = 20;

/** The rule of availability behind the code of a refusal; undefined for bad input, limits and times that have passed. */
export function unmetRule(code: string): UnmetRule | undefined {
  if (code === 'day-full') return 'no-tables-available';
  return unmetRules.find((rule) => rule === code);
}

/**
 * Whether a party is counted: for a start that the restaurant has, or a whole date, from today to three months ahead.
 * This bounds the number of dates, and of counters per date.
 */
export function isCountable(
  rules: RestaurantRules,
  { date, minute, partySize }: Pick<UnmetParty, 'date' | 'minute' | 'partySize'>,
  now: Date,
): boolean {
  const today = localTimeOf(now.getTime(), rules.timezone).date;
  if (date < today || date > addMonths(today, bookingWindowMonths)) return false;
  if (!Number.isInteger(partySize) || partySize < 1 || partySize > largestParty) return false;
  return minute === undefined || hasStart(date, minute, rules);
}

/**
 * The counts by service days: a start before the turn of the day belongs to the evening before, after 24:00 (HOURS-13).
 * A party that only looked at a date saw the starts of that evening.
 */
export const onServiceDays = (
  rules: Parameters<typeof serviceTimeOf>[1],
  counts: readonly UnmetCount[],
): UnmetCount[] =>
  counts.map((count) => {
    const { date, minute } = count;
    return minute === undefined ? count : { ...count, ...serviceTimeOf({ date, minute }, rules) };
  });

/** Parties turned away on a service day in an hour by a rule. */
export interface LostHour {
  readonly date: string;
  /** The hour of the day, beyond 23 after its midnight; undefined for diners who only looked at the date. */
  readonly hour: number | undefined;
  readonly rule: UnmetRule;
  readonly parties: number;
  readonly covers: number;
}

/** The counts by service day, hour and rule, in this order. */
export function lostByHour(counts: readonly UnmetCount[]): LostHour[] {
  const sums = new Map<string, LostHour>();
  for (const { date, minute, partySize, rule, parties } of counts) {
    const hour = minute === undefined ? undefined : Math.floor(minute / 60);
    const key = `${date} ${hour ?? ''} ${rule}`;
    const sum = sums.get(key) ?? { date, hour, rule, parties: 0, covers: 0 };
    const covers = sum.covers + parties * partySize;
    sums.set(key, { ...sum, parties: sum.parties + parties, covers });
  }
  const place = ({ rule }: LostHour) => unmetRules.indexOf(rule);
  return [...sums.values()].sort(
    (a, b) =>
      a.date.localeCompare(b.date) || (a.hour ?? Infinity) - (b.hour ?? Infinity) || place(a) - place(b),
  );
}

/** Parties turned away on a service day by a rule. */
export type LostByRule = Omit<LostHour, 'hour'>;

/** The counts by service day and rule, in this order (REPORT-9). */
export function lostByRule(counts: readonly UnmetCount[]): LostByRule[] {
  const whole = counts.map(({ minute: _, ...count }) => count);
  return lostByHour(whole).map(({ hour: _, ...lost }) => lost);
}
