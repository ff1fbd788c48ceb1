/** 0 = Sunday to 6 = Saturday. `date` is YYYY-MM-DD. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The date `days` days later; earlier if negative. Without a time zone, so that a diner's page needs no calendar library. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  // Not by position: the years before 0 and after 9999 have more digits.
  return at.toISOString().replace(/T.*$/, '');
}

/** True for a real calendar date as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** 7 as `07`. */
export const pad2 = (value: number): string => String(value).padStart(2, '0');

/** 18:30 as `6:30 PM`. Minutes past 1440 wrap to the next day's clock. */
export function clockLabel(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = pad2(minute % 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Minutes after midnight as HH:MM; 1440 is 24:00. */
export function clockText(minutes: number): string {
  return `${pad2(Math.floor(minutes / 60))}:${pad2(minutes % 60)}`;
}

/** HH:MM or HH:MM:SS as minutes after midnight; undefined if it is not a time of day. 24:00 is 1440. */
export function clockMinutes(text: string): number | undefined {
  const match = /^([01]\d|2[0-4]):([0-5]\d)(:[0-5]\d)?$/.exec(text.trim());
  if (!match) return undefined;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= 1_440 ? minutes : undefined;
}

/**
 * The same for a text that is known to be a time of day, such as the value of a time field or of a response of `/api`.
 */
export const minuteOf = (text: string): number => clockMinutes(text) ?? 0;
