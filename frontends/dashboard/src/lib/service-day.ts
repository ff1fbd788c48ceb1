import { serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { minuteOf } from '@tablewell/shared/calendar';

/** The service day of an instant: what starts before the day turns belongs to the evening before (HOURS-13). */
export function serviceDateAt(
  instant: number,
  // A gateway of the previous release does not say when the day turns.
  { timezone, serviceDayTurnsAt }: { timezone: string; serviceDayTurnsAt?: string | undefined },
): string {
  const dayTurnsAt = serviceDayTurnsAt === undefined ? undefined : minuteOf(serviceDayTurnsAt);
  return serviceDateOf(instant, { timezone, dayTurnsAt });
}
