import { isClosedOn, periodsOn } from '@tablewell/restaurant-rules/availability/day-hours';
import type { Closures, OperatingPeriod } from '@tablewell/restaurant-rules/hours';

/** A span of opening: minutes after local midnight. */
export interface Opening {
  opensAt: number;
  closesAt: number;
}

/** The hours of a restaurant; older records have a single opening and closing time. */
export interface Hours {
  operatingHours?: readonly StatedPeriod[];
  openingTime?: string;
  closingTime?: string;
  closedDays?: Closures;
  /** HH:MM; a gateway of the previous release does not send it. */
  serviceDayTurnsAt?: string;
  specialDays?: readonly {
    name: string;
    from: string;
    until: string;
    closed?: boolean;
    periods?: readonly StatedPeriod[];
  }[];
}

interface StatedPeriod {
  id?: string;
  daysOfWeek?: readonly number[];
  openingTime: string;
  closingTime: string;
}

/** If nothing is configured: 17:00 to 22:00 (OVERVIEW-3). */
const defaultOpening: Opening = { opensAt: 17 * 60, closesAt: 22 * 60 };

export const slotMinutes = 30;

/** HH:MM or HH:MM:SS as minutes; undefined for any other text (HOURS-12). */
export function minuteOf(time: string | undefined): number | undefined {
  const found = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/** The settings that decide the hours of a date, including special days (AVAIL-5). */
export function openingRulesOf({
  operatingHours = [],
  closedDays = noClosures,
  specialDays = [],
  serviceDayTurnsAt,
}: Hours) {
  return {
    dayTurnsAt: minuteOf(serviceDayTurnsAt),
    periods: operatingHours.flatMap(toPeriod),
    closures: closedDays,
    availabilityRules: {
      specialDays: specialDays.map(({ periods, ...day }) => ({
        ...day,
        id: day.from,
        ...(periods ? { periods: periods.flatMap(toPeriod) } : {}),
      })),
    },
  };
}

/**
 * The openings of a date; none on a closed day. An entry counts only if it opens before it closes, or closes on the next
 * morning, which is beyond 24:00.
 */
export function openingsOn(date: string, hours: Hours | undefined): Opening[] {
  if (!hours) return [defaultOpening];
  const rules = openingRulesOf(hours);
  if (isClosedOn(date, rules)) return [];
  const openings = periodsOn(date, rules).map(({ opensAt, closesAt }) => ({ opensAt, closesAt }));
  if (openings.length > 0 || (hours.operatingHours ?? []).length > 0) return openings;
  return [openingOf(hours.openingTime, hours.closingTime) ?? defaultOpening];
}

/** Only the period's hours are needed here, not its starts. */
function toPeriod({ id = '', openingTime, closingTime, daysOfWeek = [] }: StatedPeriod): OperatingPeriod[] {
  const [opensAt, closesAt] = [minuteOf(openingTime), minuteOf(closingTime)];
  if (opensAt === undefined || closesAt === undefined) return [];
  return [{ opensAt, closesAt, id, name: '', intervalMinutes: slotMinutes, daysOfWeek }];
}

function openingOf(from: string | undefined, to: string | undefined): Opening | undefined {
  const [opensAt, closesAt] = [minuteOf(from), minuteOf(to)];
  if (opensAt === undefined || closesAt === undefined || opensAt >= closesAt) return undefined;
  return { opensAt, closesAt };
}

const noClosures: Closures = { weekly: [], special: [] };

/** The half hours in which the restaurant is open, in order, each once. */
export function slotsOf(openings: readonly Opening[]): number[] {
  const slots = new Set<number>();
  for (const { opensAt, closesAt } of openings) {
    const first = Math.floor(opensAt / slotMinutes) * slotMinutes;
    for (let minute = first; minute < closesAt; minute += slotMinutes) slots.add(minute);
  }
  return [...slots].sort((a, b) => a - b);
}
