import { pad2, weekdayOf } from '@tablewell/shared/calendar';
import { addDays, addMonths } from '@tablewell/shared/zone';
import type { DateRange } from '@tablewell/api-client/queries';
import { inLocale } from './language';

// Local dates are `YYYY-MM-DD` strings throughout; nothing here depends on a clock or a zone.

export { inRange } from '@tablewell/api-client/queries';
export type { DateRange } from '@tablewell/api-client/queries';

/** The date of an instant in the browser's zone. */
export const dateOf = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${pad2(at.getMonth() + 1)}-${pad2(at.getDate())}`;

export const dayRange = (date: string): DateRange => ({ start: date, end: date });

/** The week that contains `date`; `weekStart` is 0 for Sunday to 6 for Saturday. */
export function weekRange(date: string, weekStart: number): DateRange {
  const start = addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
  return { start, end: addDays(start, 6) };
}

/** The calendar month that contains `date`. */
export function monthRange(date: string): DateRange {
  const start = `${date.slice(0, 7)}-01`;
  return { start, end: addDays(addMonths(start, 1), -1) };
}

/** The dates to load for these service days: the last evening may end on the next date (HOURS-13). */
export const datesOfEvenings = ({ start, end }: DateRange): DateRange => ({ start, end: addDays(end, 1) });

/** `date`, or the nearer end of the range if it is outside. */
export const within = (date: string, { start, end }: DateRange): string =>
  date < start ? start : date > end ? end : date;

// A date is formatted as noon UTC of that date, so that no zone can shift it.
const asDate = (date: string): Date => new Date(`${date}T12:00:00Z`);
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = inLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (date: string): string => format().format(asDate(date));
};

/** Tue, Jan 5. */
export const shortDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
/** Tuesday, January 5, 2025. */
export const fullDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** Nov 1, 2026 */
export const mediumDate = formatter({ dateStyle: 'medium' });
export const monthName = formatter({ month: 'long' });
export const monthAndYear = formatter({ month: 'long', year: 'numeric' });
export const dayAndMonth = formatter({ month: 'short', day: 'numeric' });
export const weekdayName = formatter({ weekday: 'long' });
export const shortWeekdayName = formatter({ weekday: 'short' });

interface WeekInfo {
  firstDay: number;
}
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** First day of the week in the region of `locale`, 0 for Sunday; Sunday if the browser does not know. */
export function localeWeekStart(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale);
  const info = known.getWeekInfo?.() ?? known.weekInfo;
  return (info?.firstDay ?? 7) % 7;
}
