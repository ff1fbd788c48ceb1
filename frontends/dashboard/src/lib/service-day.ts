import { turnOf } from '@tablewell/restaurant-rules/availability/day-hours';
import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { minuteOf } from '@tablewell/shared/calendar';
import { localTimeOf } from '@tablewell/shared/zone';
import type { LocalTime } from '@tablewell/shared/zone';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** The clock of a restaurant: its zone, and when its service day turns. */
export interface RestaurantClock {
  readonly timezone: string;
  /** HH:MM; a gateway of the previous release does not say it. */
  readonly serviceDayTurnsAt?: string | undefined;
}

/** The service day of an instant: what starts before the day turns belongs to the evening before (HOURS-13). */
export function serviceDateAt(instant: number, { timezone, serviceDayTurnsAt }: RestaurantClock): string {
  return serviceDateOf(instant, { timezone, ...turnRule(serviceDayTurnsAt) });
}

const turnRule = (turnsAt: string | undefined) =>
  turnsAt === undefined ? {} : { dayTurnsAt: minuteOf(turnsAt) };

/**
 * The date and minute of an instant in the viewer's zone, by service days: what starts after midnight at the restaurant,
 * before its day turns, is on the date of the last minute before that midnight, and its minute may be beyond 24:00. So
 * an evening is on one date, also for a viewer in another zone.
 */
export function placeInEvening(
  instant: number,
  viewerZone: string,
  { timezone, serviceDayTurnsAt }: RestaurantClock,
): LocalTime {
  const shown = localTimeOf(instant, viewerZone);
  const { minute } = localTimeOf(instant, timezone);
  if (minute >= turnOf(turnRule(serviceDayTurnsAt))) return shown;
  const { date } = localTimeOf(instant - (minute + 1) * minuteMs, viewerZone);
  return { date, minute: date < shown.date ? shown.minute + dayMinutes : shown.minute };
}
