import { type Closures, isClosedOn } from '@tablewell/restaurant-rules/hours';
import { weekdayOf } from '@tablewell/shared/calendar';

/** A stretch of opening: minutes after local midnight. */
export interface Opening {
  opensAt: number;
  closesAt: number;
}

/** The hours of a restaurant; older records have one opening and closing time. */
export interface Hours {
  operatingHours?: readonly { openingTime: string; closingTime: string; daysOfWeek?: readonly number[] }[];
  openingTime?: string;
  closingTime?: string;
  closedDays?: Closures;
}

/** Where nothing is configured: 17:00 to 22:00 (OVERVIEW-3). */
export const defaultOpening: Opening = { opensAt: 17 * 60, closesAt: 22 * 60 };

export const slotMinutes = 30;

/** HH:MM or HH:MM:SS as minutes; undefined for any other text (HOURS-12). */
export function minuteOf(time: string | undefined): number | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/** The openings of a date; none on a closed day. An entry counts only if it opens before it closes (section 5). */
export function openingsOn(date: string, hours: Hours | undefined): Opening[] {
  if (!hours) return [defaultOpening];
  if (hours.closedDays && isClosedOn(date, hours.closedDays)) return [];
  const weekday = weekdayOf(date);
  const periods = hours.operatingHours ?? [];
  if (periods.length > 0) {
    return periods
      .filter(({ daysOfWeek }) => !daysOfWeek?.length || daysOfWeek.includes(weekday))
      .flatMap(({ openingTime, closingTime }) => opening(openingTime, closingTime) ?? []);
  }
  return [opening(hours.openingTime, hours.closingTime) ?? defaultOpening];
}

function opening(from: string | undefined, to: string | undefined): Opening | undefined {
  const [opensAt, closesAt] = [minuteOf(from), minuteOf(to)];
  if (opensAt === undefined || closesAt === undefined || opensAt >= closesAt) return undefined;
  return { opensAt, closesAt };
}

/** The half hours in which the restaurant is open, in order, each once. */
export function slotsOf(openings: readonly Opening[]): number[] {
  const slots = new Set<number>();
  for (const { opensAt, closesAt } of openings) {
    const first = Math.floor(opensAt / slotMinutes) * slotMinutes;
    for (let minute = first; minute < closesAt; minute += slotMinutes) slots.add(minute);
  }
  return [...slots].sort((a, b) => a - b);
}
