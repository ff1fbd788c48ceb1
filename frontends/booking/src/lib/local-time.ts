import { bookingWindowMonths } from '@tablewell/booking-rules/problems';
import { daysLater } from './days';

// Reading a zone's clock needs only Intl; time zone arithmetic is done by the server, with Temporal.

/** A local date and time of a restaurant, as YYYY-MM-DD and HH:MM. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** One formatter per zone: creating one takes a phone longer than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timezone, clock);
  return clock;
}

/** The local time of a zone (IANA name) at an instant. */
export function localTimeAt(instant: Date, timezone: string): LocalTime {
  const shown = clockOf(timezone).formatToParts(instant);
  const parts = Object.fromEntries(shown.map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/** The same day some months later; the month's last day if that day does not exist. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return at.toISOString().slice(0, 10);
}

export interface BookingWindow {
  today: string;
  first: string;
  last: string;
  /** The text for a later date: only the usual window is named in it. */
  beyond: 'problem.dateFar' | 'refusal.too-far-ahead';
}

/**
 * The dates that can be booked: from the restaurant's today to three months ahead (BOOKING-5), or as many
 * days as the restaurant allows (AVAIL-6).
 */
export function bookingWindow({ date: today }: LocalTime, daysAhead?: number): BookingWindow {
  return daysAhead === undefined
    ? { today, first: today, last: monthsLater(today, bookingWindowMonths), beyond: 'problem.dateFar' }
    : { today, first: today, last: daysLater(today, daysAhead), beyond: 'refusal.too-far-ahead' };
}

/** Whether two zones have the same local time throughout the booking window, including daylight saving time. */
export function clocksAgree(one: string, other: string, now: Date): boolean {
  if (one === other) return true;
  const weekMs = 7 * 86_400_000;
  return Array.from({ length: 15 }, (_, week) => new Date(now.getTime() + week * weekMs)).every((at) => {
    const [a, b] = [localTimeAt(at, one), localTimeAt(at, other)];
    return a.date === b.date && a.time === b.time;
  });
}
