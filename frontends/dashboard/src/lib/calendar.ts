import { weekdayOf } from '@tablewell/booking-rules';
import { addDays, addMonths } from '@tablewell/booking-rules/zone';

// Local dates are `YYYY-MM-DD` strings throughout; nothing here reads a clock or a zone.

/** Local dates from `start` to `end`, both included. */
export interface DateRange {
  start: string;
  end: string;
}

export const dayRange = (date: string): DateRange => ({ start: date, end: date });

/** The week that holds `date`; `weekStart` is 0 for Sunday to 6 for Saturday. */
export function weekRange(date: string, weekStart: number): DateRange {
  const start = addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
  return { start, end: addDays(start, 6) };
}

/** The calendar month that holds `date`. */
export function monthRange(date: string): DateRange {
  const start = `${date.slice(0, 7)}-01`;
  return { start, end: addDays(addMonths(start, 1), -1) };
}

export const inRange = (date: string, { start, end }: DateRange): boolean => start <= date && date <= end;

// A date is formatted as noon UTC of that date, so that no zone can move it.
const asDate = (date: string): Date => new Date(`${date}T12:00:00Z`);
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(asDate(date));
};

/** Tue, Jan 5 (spec, section 9). */
export const shortDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
/** Tuesday, January 5, 2025 (spec, section 9). */
export const fullDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** Nov 1, 2026 */
export const mediumDate = formatter({ dateStyle: 'medium' });
export const monthName = formatter({ month: 'long' });
export const monthAndYear = formatter({ month: 'long', year: 'numeric' });
export const dayAndMonth = formatter({ month: 'short', day: 'numeric' });
export const weekdayName = formatter({ weekday: 'long' });

interface WeekInfo {
  firstDay: number;
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** First day of the week where `locale` is spoken, 0 for Sunday; Sunday where the browser does not tell. */
export function localeWeekStart(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return (info?.firstDay ?? 7) % 7;
}
