import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import { mediumDate } from '../../lib/calendar';

// A visit belongs to a day of the restaurant, so its date is the same for viewers in any time zone.

/** YYYY-MM-DD of a visit, in the restaurant's time zone. */
export const visitDay = (instant: string, zone: string): string =>
  localTimeOf(Date.parse(instant), zone).date;

/** Nov 1, 2026 in the restaurant's time zone; a dash if there was no visit. */
export const visitDate = (instant: string | null | undefined, zone: string): string =>
  instant ? mediumDate(visitDay(instant, zone)) : '–';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const withTime = /\d:\d{2}/;
const withZone = /\d:\d{2}.*(?:z|gmt|utc|[+-]\d{2}:?\d{2})$/i;
const noon = 12 * 60;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A visit from a file as an instant: in the restaurant's time zone if it names no zone, and at noon if it has no time,
 * so that it stays on its day. Undefined for `n/a` and for text that is not a date.
 */
export function readVisit(text: string, zone: string): string | undefined {
  // JavaScript reads a date without a time as UTC in the ISO format, and in the browser's zone in every other format.
  const read = new Date(isoDate.test(text) ? `${text}T12:00` : text);
  const year = read.getFullYear();
  if (text.toLowerCase() === 'n/a' || !(year > 0 && year <= 9999)) return undefined;
  if (withZone.test(text)) return read.toISOString();
  const date = `${String(year).padStart(4, '0')}-${two(read.getMonth() + 1)}-${two(read.getDate())}`;
  const minute = withTime.test(text) ? read.getHours() * 60 + read.getMinutes() : noon;
  const at = instantOf({ date, minute }, zone) ?? instantOf({ date, minute: noon }, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
}
