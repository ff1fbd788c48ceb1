import { dayTurnsAt, type OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import { type SettingsChange, tidy } from '@tablewell/restaurant-rules/settings';
import { settingsProblems } from '@tablewell/restaurant-rules/settings-problems';
import type { FieldProblem } from '@tablewell/chassis/refusal';
import type { Static } from 'typebox';
import { clockMinutes } from '@tablewell/shared/calendar';
import type { UpdateRestaurantBody } from './schemas';

type Body = Static<typeof UpdateRestaurantBody>;
type Period = NonNullable<Body['operatingHours']>[number];

/** Valid stand-ins for missing or malformed fields of a period, which its schema reports. */
const placeholderPeriod: Period = {
  name: '-',
  openingTime: '00:00',
  closingTime: '24:00',
  reservationInterval: '30',
  daysOfWeek: [],
};

const timesWithoutZone: FieldProblem = {
  field: 'reservationTimes',
  message: 'Can only be given together with timezone',
};

/**
 * A change of settings as the rules take it, with every problem that they find. The rules are those of the restaurant
 * service, which makes the final decision; they are checked here too, so that their problems are reported together with
 * those of the schema.
 */
export function readSettings(body: Body): { change: SettingsChange; problems: FieldProblem[] } {
  const { operatingHours, closedDays, tableAvailability, serviceDayTurnsAt, reservationTimes, ...others } =
    body;
  const { quietHours, callListAt, reminders, ...plain } = others;
  const turnsAt = serviceDayTurnsAt === undefined ? undefined : readTime(serviceDayTurnsAt);
  const periods = operatingHours?.map(readPeriod);
  const change = tidy({
    ...plain,
    ...(reminders ? { reminders: reminders.filter(isWhole) } : {}),
    ...(periods ? { operatingPeriods: periods.map(({ period }) => period) } : {}),
    ...(closedDays
      ? { closures: { weekly: closedDays.weekly ?? [], special: closedDays.special ?? [] } }
      : {}),
    ...(turnsAt === undefined ? {} : { dayTurnsAt: turnsAt }),
    ...(quietHours ? { quietHours: { from: readTime(quietHours.from), to: readTime(quietHours.to) } } : {}),
    ...(callListAt === undefined ? {} : { callListAt: callListAt === '' ? null : readTime(callListAt) }),
    ...(tableAvailability ? { tableTypes: readTables(tableAvailability) } : {}),
  });
  const times = periods?.flatMap(({ problems }) => problems) ?? [];
  // Whether a period ends on the next morning depends on the hour in force, which the service knows.
  return {
    change,
    problems: [
      ...times,
      ...(reservationTimes && body.timezone === undefined ? [timesWithoutZone] : []),
      ...settingsProblems(change, { dayTurnsAt: dayTurnsAt.max }),
    ],
  };
}

type Reminder = NonNullable<Body['reminders']>[number];

/** Values of the wrong shape are missing here: their schema reports them. */
const isWhole = ({ minutesBefore, channels }: Partial<Reminder>): boolean =>
  minutesBefore !== undefined && channels !== undefined;

/** Minutes after midnight; NaN, which the rules refuse, if it is missing or not a time of day. */
const readTime = (text: string | undefined): number =>
  text === undefined ? NaN : (clockMinutes(text) ?? NaN);

function readPeriod(given: Period, index: number): { period: OperatingPeriod; problems: FieldProblem[] } {
  const {
    id = '',
    name,
    openingTime,
    closingTime,
    reservationInterval,
    daysOfWeek,
  } = { ...placeholderPeriod, ...given };
  const opensAt = clockMinutes(openingTime);
  const closesAt = clockMinutes(closingTime);
  const message = 'Please give a time of day as HH:MM';
  const problems = [
    ...(opensAt === undefined ? [{ field: `operatingHours[${index}].openingTime`, message }] : []),
    ...(closesAt === undefined ? [{ field: `operatingHours[${index}].closingTime`, message }] : []),
  ];
  const isRead = opensAt !== undefined && closesAt !== undefined;
  // The order can only be checked if both times are valid.
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
