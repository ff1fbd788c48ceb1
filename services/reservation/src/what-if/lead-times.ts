import { type OpeningRules, turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { addDays } from '@tablewell/shared/calendar';
import type { AttendanceCount } from '../party/attendance-counts';
import { sumUp } from '../party/report-counts';

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
  const counted = dates.flatMap(({ date: local, attendance = [] }) => {
    const before = addDays(local, -1);
    return attendance.map(({ minute, leadBand, came, noShows, canceledLate }) => ({
      ...{ date: minute < turn ? before : local, leadBand, noShows, canceledLate },
      reservations: came + noShows + canceledLate,
    }));
  });
  return sumUp(
    counted.filter(({ date }) => from <= date && date <= until),
    ({ date, leadBand }) => `${date} ${leadBand}`,
    (sum, { reservations, noShows, canceledLate }) => {
      sum.reservations += reservations;
      sum.noShows += noShows;
      sum.canceledLate += canceledLate;
    },
  ).sort((a, b) => (a.date === b.date ? a.leadBand - b.leadBand : a.date < b.date ? -1 : 1));
}
