import type { OperatingPeriod } from '@tablewell/booking-rules';
import { type SettingsChange, settingsProblems, tidy } from '@tablewell/booking-rules/settings';
import type { FieldProblem } from '@tablewell/chassis';
import type { Static } from 'typebox';
import { clockMinutes } from '../mapping';
import type { UpdateRestaurantBody } from './schemas';

type Body = Static<typeof UpdateRestaurantBody>;
type Period = NonNullable<Body['operatingHours']>[number];

/** Stands in for what a period lacks or has in another shape, which its schema names: nothing more is wrong there. */
const sound: Period = {
  name: '-',
  openingTime: '00:00',
  closingTime: '24:00',
  reservationInterval: '30',
  daysOfWeek: [],
};

/**
 * A change of settings in the words of the rules, with everything about it that does not hold. The rules are the
 * restaurant service's own, which decides in the end; asked here too, they are named together with what has the
 * wrong shape.
 */
export function readSettings(body: Body): { change: SettingsChange; problems: FieldProblem[] } {
  const { operatingHours, closedDays, tableAvailability, ...plain } = body;
  const periods = operatingHours?.map(readPeriod);
  const change = tidy({
    ...plain,
    ...(periods ? { operatingPeriods: periods.map(({ period }) => period) } : {}),
    ...(closedDays
      ? { closures: { weekly: closedDays.weekly ?? [], special: closedDays.special ?? [] } }
      : {}),
    ...(tableAvailability ? { tableTypes: readTables(tableAvailability) } : {}),
  });
  const times = periods?.flatMap(({ problems }) => problems) ?? [];
  return { change, problems: [...times, ...settingsProblems(change)] };
}

function readPeriod(given: Period, index: number): { period: OperatingPeriod; problems: FieldProblem[] } {
  const { id = '', name, openingTime, closingTime, reservationInterval, daysOfWeek } = { ...sound, ...given };
  const opensAt = clockMinutes(openingTime);
  const closesAt = clockMinutes(closingTime);
  const message = 'Please give a time of day as HH:MM';
  const problems = [
    ...(opensAt === undefined ? [{ field: `operatingHours[${index}].openingTime`, message }] : []),
    ...(closesAt === undefined ? [{ field: `operatingHours[${index}].closingTime`, message }] : []),
  ];
  const isRead = opensAt !== undefined && closesAt !== undefined;
  // Which comes first can only be said of two times.
  const times = isRead ? { opensAt, closesAt } : { opensAt: 0, closesAt: 1_440 };
  return {
    period: {
      id,
      name,
      ...times,
      intervalMinutes: Number(reservationInterval),
      daysOfWeek,
    },
    problems,
  };
}

function readTables(availability: NonNullable<Body['tableAvailability']>) {
  return Object.entries(availability).map(([key, value]) =>
    typeof value === 'number'
      ? { key, count: value, capacity: 0, countOnly: true }
      : { key, ...value, countOnly: false },
  );
}
