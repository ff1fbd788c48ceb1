// What a calendar needs, apart from the days that every page needs.
import { datesFrom, daysLater, weekdayOf } from './days';
import { firstWeekday, formats } from './language';

/** Days since the start of the week. */
export const dayInWeek = (date: string): number => (weekdayOf(date) - firstWeekday + 7) % 7;

/** `November 2026` */
export const monthLabel = (date: string): string => formats.month(date);

/** The six weeks that contain a month, starting with the given first day of the week. */
export function monthGrid(date: string): string[] {
  const first = `${date.slice(0, 7)}-01`;
  return datesFrom(daysLater(first, -dayInWeek(first)), 42);
}
