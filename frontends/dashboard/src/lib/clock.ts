import { localTimeOf } from '@tablewell/shared/zone';
import { clock } from './language';

/** 7:30 PM in the restaurant's time zone. */
export const clockAt = (at: number, zone: string): string => clock.label(localTimeOf(at, zone).minute);

/** 7:30 for 7:30 PM: in the context of an evening it is not read as a morning. */
export const shortClockAt = (at: number, zone: string): string => clock.short(localTimeOf(at, zone).minute);

/** 7 PM, an hour in the restaurant's time zone. */
export const hourAt = (at: number, zone: string): string => clock.hour(localTimeOf(at, zone).minute);

/** 7 for 7 PM. */
export const shortHourAt = (at: number, zone: string): string =>
  clock.shortHour(localTimeOf(at, zone).minute);

/** The minutes after midnight of a local time, HH:MM. */
function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** 7:30 PM for 19:30. */
export const clockOf = (time: string): string => clock.label(minuteOf(time));

/** 7:30 for 19:30: in the context of an evening it is not read as a morning. */
export const shortClockOf = (time: string): string => clock.short(minuteOf(time));
