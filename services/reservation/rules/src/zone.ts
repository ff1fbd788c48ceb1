import { Temporal } from 'temporal-polyfill';

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

/** A time by a restaurant's clock: local date and minutes after its midnight, as the clock shows them. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly minute: number;
}

/**
 * The instant of a local time, in epoch milliseconds; undefined when a clock change skips it. One that occurs
 * twice means its first occurrence (contract §3).
 */
export function instantOf(local: LocalTime, timezone: string): number | undefined {
  const plain = Temporal.PlainDate.from(local.date).toPlainDateTime({
    hour: Math.floor(local.minute / 60),
    minute: local.minute % 60,
  });
  const zoned = plain.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(plain) ? zoned.epochMilliseconds : undefined;
}

/** What the restaurant's clock shows at an instant. */
export function localTimeOf(epochMs: number, timezone: string): LocalTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timezone);
  return { date: zoned.toPlainDate().toString(), minute: zoned.hour * 60 + zoned.minute };
}

/** First and one past the last instant of a local date: 23 or 25 hours apart when the clock changes. */
export function dayBounds(date: string, timezone: string): { start: number; end: number } {
  const day = Temporal.PlainDate.from(date);
  return {
    start: day.toZonedDateTime(timezone).epochMilliseconds,
    end: day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds,
  };
}

/** The date some days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The date some months later; the month's last day where the day does not exist. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}
