// Dates as plain texts, YYYY-MM-DD. Names of days and months are lists: making an Intl format costs a cheap phone more.

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const dayMs = 86_400_000;
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const daysLater = (date: string, days: number): string =>
  new Date(utc(date).getTime() + days * dayMs).toISOString().slice(0, 10);

/** So many dates from one on. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysLater(first, index));

export const dayOfMonth = (date: string): number => utc(date).getUTCDate();
/** 0 is Sunday. */
export const weekdayOf = (date: string): number => utc(date).getUTCDay();
export const shortWeekday = (date: string): string => (weekdays[weekdayOf(date)] ?? '').slice(0, 3);
export const shortWeekdays: readonly string[] = weekdays.map((name) => name.slice(0, 2));
export const longWeekdays: readonly string[] = weekdays;

const monthName = (date: string): string => months[utc(date).getUTCMonth()] ?? '';
/** `November 2026` */
export const monthLabel = (date: string): string => `${monthName(date)} ${date.slice(0, 4)}`;
/** `Sat, Nov 28` */
export const shortDay = (date: string): string =>
  `${shortWeekday(date)}, ${monthName(date).slice(0, 3)} ${dayOfMonth(date)}`;
/** `Saturday, November 28` */
export const longDay = (date: string): string =>
  `${weekdays[weekdayOf(date)] ?? ''}, ${monthName(date)} ${dayOfMonth(date)}`;

/** The six weeks in which a month lies, from a Sunday on. */
export function monthGrid(date: string): string[] {
  const first = `${date.slice(0, 7)}-01`;
  return datesFrom(daysLater(first, -weekdayOf(first)), 42);
}
