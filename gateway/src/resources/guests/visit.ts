import { type Timestamp, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { instantOf } from '@tablewell/shared/zone';

/** The range of protobuf timestamps. */
const earliest = new Date('0001-01-01T00:00:00Z');
const latest = new Date('9999-12-31T23:59:59Z');
const noon = 12 * 60;

/** True for a date without a time, which is a day in the restaurant's time zone and not an instant. */
export const isDay = (given: unknown): given is string =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given.trim());

/**
 * A last visit that parses as a date, within the range of timestamps; anything else is ignored (GUEST-6). A date
 * without a time becomes noon of that day in the restaurant's time zone, so that it stays on its day wherever it is
 * shown.
 */
export function visitIn(given: unknown, zone: string): Timestamp | undefined {
  const at = typeof given === 'string' && given.trim() !== '' ? new Date(given) : undefined;
  if (!at || Number.isNaN(at.getTime()) || at < earliest || at > latest) return undefined;
  // A date that does not exist, such as February 30th, is read as JavaScript's Date reads it.
  const known = isDay(given) && at.toISOString().startsWith(given.trim());
  const midday = known ? instantOf({ date: given.trim(), minute: noon }, zone) : undefined;
  return timestampFromDate(midday === undefined ? at : new Date(midday));
}
