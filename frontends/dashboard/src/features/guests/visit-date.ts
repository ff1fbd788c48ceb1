import { instantOf, localTimeOf } from '@tablewell/shared/zone';
import { mediumDate } from '../../lib/calendar';
import { serviceDateAt } from '../../lib/service-day';
import type { RestaurantClock } from '../../lib/service-day';

// A visit belongs to a service day of the restaurant, so its date is the same for viewers in any time zone, and that of the
// evening for a visit after midnight (HOURS-13).

/** YYYY-MM-DD of a visit. */
export const visitDay = (instant: string, restaurant: RestaurantClock): string =>
  serviceDateAt(Date.parse(instant), restaurant);

/** Nov 1, 2026; a dash if there was no visit. */
export const visitDate = (instant: string | null | undefined, restaurant: RestaurantClock): string =>
  instant ? mediumDate(visitDay(instant, restaurant)) : '–';

/** The same by the calendar, for what is not a visit. */
export const dateIn = (zone: string, instant: string | undefined): string =>
  instant ? mediumDate(localTimeOf(Date.parse(instant), zone).date) : '–';

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
