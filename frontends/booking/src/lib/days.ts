// Dates as plain texts, YYYY-MM-DD.
import { formats } from './language';

const dayMs = 86_400_000;
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const daysLater = (date: string, days: number): string =>
  new Date(utc(date).getTime() + days * dayMs).toISOString().slice(0, 10);

/** The given number of dates, starting with this one. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysLater(first, index));

export const dayOfMonth = (date: string): number => utc(date).getUTCDate();
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => utc(date).getUTCDay();

export const shortWeekday = (date: string): string => formats.weekday(date, 'short');
/** `Sat, Nov 28` */
export const shortDay = (date: string): string => formats.shortDay(date);
/** `Saturday, November 28` */
export const longDay = (date: string): string => formats.longDay(date);
