import { isDate } from '@tablewell/shared/calendar';
import { isEmail } from '@tablewell/shared/email';
import { nameProblem } from '@tablewell/shared/text';
import { isZone } from '@tablewell/shared/zone';
import { isOvernight } from './availability/day-hours';
import { dayTurnsAt, intervalChoices, type OperatingPeriod, seatingMinutes } from './hours';
import { reminderProblems } from './reminders';
import { requestMinutes, type SettingsChange, type TableStock } from './settings';
import { waitlistProblems } from './waitlist';

/** An invalid setting; `field` is a path such as `operatingPeriods[0].closingTime`. */
export interface SettingsProblem {
  readonly field: string;
  readonly message: string;
}

const phoneShape = /^[\d\s\-()+.]{0,40}$/;
const tableKeyShape = /^[A-Za-z][A-Za-z0-9 _-]{0,39}$/;
/** Every decision about a table examines each of its restaurant's types. */
const maxTableTypes = 50;
const maxPeriods = 20;
const maxClosedDates = 1_000;
const countryShape = /^[A-Z]{2}$/;
const maxCountries = 50;
const maxOfOneKind = 99;
const maxSeats = 100;
/** 24:00 as minutes after midnight. */
const lastMinute = 1_440;

/**
 * Every problem of changed settings (HOURS-2, TABLE-2, TABLE-5). Expects tidied settings.
 * @param present the settings in force: hours depend on when the day turns, the end of waiting for a late party on its
 *   beginning
 */
export function settingsProblems(
  change: SettingsChange,
  present: Pick<
    SettingsChange,
    'dayTurnsAt' | 'operatingPeriods' | 'lateAfterMinutes' | 'giveUpLateAfterMinutes'
  > = {},
): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  const check = (holds: boolean, field: string, message: string) => {
    if (!holds) problems.push({ field, message });
  };
  const {
    name,
    email,
    phoneNumber,
    timezone,
    seatingMinutes: turn,
    operatingPeriods,
    closures,
    tableTypes,
    country,
    smsCountries,
    requests,
  } = change;
  if (country !== undefined)
    check(countryShape.test(country), 'country', 'Please give a country by its two letters, such as US');
  if (smsCountries)
    check(
      smsCountries.length > 0 &&
        smsCountries.length <= maxCountries &&
        smsCountries.every((code) => countryShape.test(code)),
      'smsCountries',
      `Please give 1 to ${maxCountries} countries by their two letters, such as US`,
    );
  if (name !== undefined) {
    check(name.length > 0 && name.length <= 100, 'name', 'Restaurant name must have 1 to 100 characters');
    const problem = nameProblem('Restaurant name', name);
    if (problem) check(false, 'name', problem);
  }
  if (email) check(isEmail(email), 'email', 'Please enter a valid email address.');
  if (phoneNumber)
    check(
      phoneShape.test(phoneNumber),
      'phoneNumber',
      'Phone number can only contain numbers, spaces, dashes, parentheses, and plus signs',
    );
  if (timezone !== undefined)
    check(isZone(timezone), 'timezone', 'Please choose a time zone, such as Europe/Rome');
  if (turn !== undefined) {
    const { min, max } = seatingMinutes;
    check(
      Number.isInteger(turn) && turn >= min && turn <= max,
      'seatingMinutes',
      `Turn time must be from ${min} to ${max} minutes`,
    );
  }
  if (requests) {
    const { min, max } = requestMinutes;
    const { expireAfterMinutes: minutes } = requests;
    check(
      Number.isInteger(minutes) && minutes >= min && minutes <= max,
      'requests.expireAfterMinutes',
      `A request waits from ${min} minutes to ${max / 1440} days`,
    );
  }
  problems.push(...reminderProblems(change, present), ...waitlistProblems(change.waitlist));
  const { dayTurnsAt: turnsAt = present.dayTurnsAt } = change;
  if (change.dayTurnsAt !== undefined) problems.push(...turnProblems(change, present));
  if (operatingPeriods) {
    check(operatingPeriods.length > 0, 'operatingPeriods', 'You must have at least one operating period');
    check(
      operatingPeriods.length <= maxPeriods,
      'operatingPeriods',
      `A restaurant has at most ${maxPeriods} operating periods`,
    );
    operatingPeriods
      .slice(0, maxPeriods)
      .forEach((period, index) =>
        problems.push(...periodProblems(period, `operatingPeriods[${index}]`, turnsAt)),
      );
  }
  const closed = closures?.special ?? [];
  check(
    closed.length <= maxClosedDates,
    'closures.special',
    `A restaurant closes on at most ${maxClosedDates} dates`,
  );
  for (const date of closed.slice(0, maxClosedDates))
    check(isDate(date), 'closures.special', `${date} is not a date`);
  for (const day of closures?.weekly ?? [])
    check(isWeekday(day), 'closures.weekly', `${day} is not a day of the week`);
  if (tableTypes)
    check(
      tableTypes.length <= maxTableTypes,
      'tableTypes',
      `A restaurant has at most ${maxTableTypes} types of tables`,
    );
  for (const stock of (tableTypes ?? []).slice(0, maxTableTypes)) problems.push(...stockProblems(stock));
  return problems;
}

export function isWeekday(day: number): boolean {
  return Number.isInteger(day) && day >= 0 && day <= 6;
}

/** Problems with the time at which the service day turns: no period in force may become one that never opens. */
function turnProblems(
  { dayTurnsAt: turnsAt = 0, operatingPeriods }: SettingsChange,
  present: Pick<SettingsChange, 'operatingPeriods'>,
): SettingsProblem[] {
  const field = 'serviceDayTurnsAt';
  if (!Number.isInteger(turnsAt) || turnsAt % 60 !== 0 || turnsAt < 0 || turnsAt > dayTurnsAt.max)
    return [{ field, message: 'The service day turns at a full hour from 00:00 to 12:00' }];
  const broken = operatingPeriods
    ? undefined
    : present.operatingPeriods?.find((period) => !opensEver(period, turnsAt));
  return broken ? [{ field, message: `${broken.name} closes later than that` }] : [];
}

/** Whether a period closes after it opens, or on the next morning before the service day turns. */
const opensEver = (period: OperatingPeriod, turnsAt: number): boolean =>
  period.opensAt < period.closesAt || isOvernight(period, turnsAt);

export function periodProblems(
  period: OperatingPeriod,
  at: string,
  turnsAt: number = dayTurnsAt.default,
): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  if (period.opensAt < 0 || period.closesAt > lastMinute)
    problems.push({ field: `${at}.openingTime`, message: 'Times are from 00:00 to 24:00' });
  if (period.name === '') problems.push({ field: `${at}.name`, message: 'Please name this period' });
  if (!opensEver(period, turnsAt)) {
    problems.push({ field: `${at}.closingTime`, message: 'Closing time must be later than opening time' });
  }
  if (!intervalChoices.some((minutes) => minutes === period.intervalMinutes)) {
    problems.push({
      field: `${at}.reservationInterval`,
      message: 'The interval must be 15, 30 or 60 minutes',
    });
  }
  if (!period.daysOfWeek.every(isWeekday)) {
    problems.push({ field: `${at}.daysOfWeek`, message: 'Days are numbers from 0 (Sunday) to 6 (Saturday)' });
  }
  return problems;
}

function stockProblems({ key, count, capacity }: TableStock): SettingsProblem[] {
  const field = `tableTypes.${key}`;
  if (!tableKeyShape.test(key)) return [{ field: 'tableTypes', message: `${key} is not a table type` }];
  if (!Number.isInteger(count) || count < 0 || count > maxOfOneKind) {
    return [{ field, message: `Table counts are whole numbers from 0 to ${maxOfOneKind}` }];
  }
  if (!Number.isInteger(capacity) || capacity < 1 || capacity > maxSeats) {
    return [{ field, message: `A table seats from 1 to ${maxSeats}` }];
  }
  return [];
}
