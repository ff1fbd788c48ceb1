import { Temporal } from 'temporal-polyfill';
import { addDays } from './calendar';

export { addDays };

/** True for an IANA time zone that this machine knows. */
export function isZone(timezone: string): boolean {
  if (timezone === '') return false;
  try {
    Temporal.PlainDate.from('2026-01-01').toZonedDateTime(timezone);
    return !/^[+-]/.test(timezone);
  } catch {
    return false;
  }
}

/** A time on a restaurant's clock: local date and minutes after its midnight, as the clock shows them. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly minute: number;
}

/** A local date's first instant and one past its last, in epoch milliseconds. */
interface Bounds {
  readonly start: number;
  readonly end: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const evenDayMs = dayMinutes * minuteMs;

/**
 * The instant of a local time, in epoch milliseconds; undefined if a clock change skips it, or if no day has this
 * minute. A local time that occurs twice means its first occurrence (HOURS-10).
 */
export function instantOf(local: LocalTime, timezone: string): number | undefined {
  if (local.minute < 0 || local.minute >= dayMinutes) return undefined;
  const { start, end } = dayBounds(local.date, timezone);
  if (end - start === evenDayMs) return start + local.minute * minuteMs;
  const plain = plainTime(local);
  const zoned = plain.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(plain) ? zoned.epochMilliseconds : undefined;
}

/**
 * Like {@link instantOf}, for times at which something begins or ends anyway: one that a clock change skips is as much
 * later as the clocks go forward, and a minute beyond midnight is of the next day.
 */
export function instantAfterGap({ date, minute }: LocalTime, timezone: string): number {
  const day = addDays(date, Math.floor(minute / dayMinutes));
  const local = { date: day, minute: minute % dayMinutes };
  return (
    instantOf(local, timezone) ??
    plainTime(local).toZonedDateTime(timezone, { disambiguation: 'later' }).epochMilliseconds
  );
}

function plainTime({ date, minute }: LocalTime): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(date).toPlainDateTime({
    hour: Math.floor(minute / 60),
    minute: minute % 60,
  });
}

/** The restaurant's local time at an instant. */
export function localTimeOf(epochMs: number, timezone: string): LocalTime {
  const day = latest.get(timezone);
  if (day && epochMs >= day.start && epochMs < day.end)
    return { date: day.date, minute: Math.floor((epochMs - day.start) / minuteMs) };
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone);
  const date = zoned.toPlainDate().toString();
  const bounds = dayBounds(date, timezone);
  if (bounds.end - bounds.start === evenDayMs) remember(latest, timezone, { date, ...bounds });
  return { date, minute: zoned.hour * 60 + zoned.minute };
}

// A day's list of times needs the same few days again and again, and calendar arithmetic costs a thousand
// times as much as a look-up. Only days without a clock change are cached.
const known = new Map<string, Bounds>();
const latest = new Map<string, Bounds & { readonly date: string }>();
const monthsLater = new Map<string, string>();
const maxKnown = 2_000;

function remember<T>(where: Map<string, T>, key: string, value: T): T {
  if (where.size >= maxKnown) where.clear();
  where.set(key, value);
  return value;
}

/** The first instant of a local date and the one after its last: 23 or 25 hours apart if the clock changes. */
export function dayBounds(date: string, timezone: string): Bounds {
  const key = `${timezone} ${date}`;
  const found = known.get(key);
  if (found) return found;
  const day = Temporal.PlainDate.from(date);
  return remember(known, key, {
    start: day.toZonedDateTime(timezone).epochMilliseconds,
    end: day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds,
  });
}

/** The date some months later; the last day of that month if the day does not exist there. */
export function addMonths(date: string, months: number): string {
  const key = `${date} ${months}`;
  return (
    monthsLater.get(key) ??
    remember(monthsLater, key, Temporal.PlainDate.from(date).add({ months }).toString())
  );
}
