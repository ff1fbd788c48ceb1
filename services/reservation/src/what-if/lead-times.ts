import { type OpeningRules, turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { addDays } from '@tablewell/shared/calendar';
import type { AttendanceCount } from '../party/attendance-counts';

/** The reservations of a service day that were made about as long ahead. */
export interface LeadTimes {
  readonly date: string;
  /** The place of the lead time among up to a day, up to a week and longer, from 0. */
  readonly leadBand: number;
  /** Also no-shows, and those that were canceled late. */
  readonly reservations: number;
  readonly noShows: number;
  readonly canceledLate: number;
}

/**
 * How far ahead the reservations of each service day of a range were made, in the order of days and bands (REPORT-11). What
 * started before the day turned belongs to the evening before (HOURS-13).
 */
export function leadTimesByDay(
  dates: readonly { readonly date: string; readonly attendance?: readonly AttendanceCount[] }[],
  rules: Pick<OpeningRules, 'dayTurnsAt'>,
  { from, until }: { readonly from: string; readonly until: string },
): LeadTimes[] {
  const turn = turnOf(rules);
  const sums = new Map<string, Mutable<LeadTimes>>();
  for (const { date: local, attendance = [] } of dates) {
    const before = addDays(local, -1);
    for (const { minute, leadBand, came, noShows, canceledLate } of attendance) {
      const date = minute < turn ? before : local;
      if (date < from || until < date) continue;
      const key = `${date} ${leadBand}`;
      const sum = sums.get(key) ?? { date, leadBand, reservations: 0, noShows: 0, canceledLate: 0 };
      sum.reservations += came + noShows + canceledLate;
      sum.noShows += noShows;
      sum.canceledLate += canceledLate;
      sums.set(key, sum);
    }
  }
  return [...sums.values()].sort((a, b) =>
    a.date === b.date ? a.leadBand - b.leadBand : a.date < b.date ? -1 : 1,
  );
}

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };
