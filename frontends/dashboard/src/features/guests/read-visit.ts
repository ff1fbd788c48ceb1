import { pad2 } from '@tablewell/shared/calendar';
import { instantOf } from '@tablewell/shared/zone';
import { dateOf } from '../../lib/calendar';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const withTime = /\d:\d{2}/;
const withZone = /\d:\d{2}.*(?:z|gmt|utc|[+-]\d{2}:?\d{2})$/i;
const noon = 12 * 60;

/** 5/6/2026, 05.06.26 and others of the kind, with or without a time after it. */
const numericDate = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\sT,])/;

/**
 * Whether the numeric dates of a column begin with the day; undefined if none of them shows it. Dots are used where the
 * day comes first.
 */
export function dayFirstIn(cells: readonly string[]): boolean | undefined {
  for (const cell of cells) {
    const [, one, mark, other] = numericDate.exec(cell.trim()) ?? [];
    if (mark === '.' || Number(one) > 12) return true;
    if (Number(other) > 12) return false;
  }
  return undefined;
}

/** Whether a column has dates of which the order of day and month decides the meaning. */
export const hasUnclearDates = (cells: readonly string[]): boolean =>
  dayFirstIn(cells) === undefined && cells.some((cell) => numericDate.test(cell.trim()));

/** The countries in which the month comes first. */
const monthFirst = new Set(['US', 'PH', 'PW', 'FM', 'MH', 'PR', 'GU', 'VI', 'AS', 'MP']);

/** Whether dates begin with the day in a country (ISO 3166 alpha-2); without one, they do not. */
export const dayFirstAt = (country: string | undefined): boolean =>
  country !== undefined && country !== '' && !monthFirst.has(country);

/** A date in the ISO format, if it was written in numbers; otherwise unchanged. Undefined if there is no such day. */
function plainDate(text: string, dayFirst: boolean): string | undefined {
  const [found, one = '', mark, other = '', year = ''] = numericDate.exec(text) ?? [];
  if (found === undefined) return text;
  const [day, month] = dayFirst || mark === '.' ? [Number(one), Number(other)] : [Number(other), Number(one)];
  // As spreadsheets read them.
  const century = year.length === 4 ? '' : Number(year) < 30 ? '20' : '19';
  const date = `${century}${year}-${pad2(month)}-${pad2(day)}`;
  const isDay = month >= 1 && month <= 12 && new Date(`${date}T12:00Z`).getUTCDate() === day;
  const rest = text.slice(found.length).replace(/^,?[\sT]+/, ' ');
  return isDay ? date + rest : undefined;
}

/**
 * A visit from a file as an instant: in the restaurant's time zone if it names no zone, and at noon if it has no time,
 * so that it stays on its day. Undefined for `n/a` and for text that is not a date.
 * @param dayFirst whether `05/06/2026` is in June
 */
export function readVisit(given: string, zone: string, dayFirst = false): string | undefined {
  const text = plainDate(given, dayFirst);
  if (text === undefined) return undefined;
  // JavaScript reads a date without a time as UTC in the ISO format, and in the browser's zone in every other format.
  const read = new Date(isoDate.test(text) ? `${text}T12:00` : text);
  const year = read.getFullYear();
  if (text.toLowerCase() === 'n/a' || !(year > 0 && year <= 9999)) return undefined;
  if (withZone.test(text)) return read.toISOString();
  const date = dateOf(read);
  const minute = withTime.test(text) ? read.getHours() * 60 + read.getMinutes() : noon;
  const at = instantOf({ date, minute }, zone) ?? instantOf({ date, minute: noon }, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
}
