import { plainPhone, sanitize } from '@tablewell/shared/text';
import type { Closures, OperatingPeriod } from './hours';
import { type ReminderSettings, tidyReminders } from './reminders';
import { seatsInName } from './tables';
import type { WaitlistRules } from './waitlist';

/** The tables of one kind as the owner entered them: with the seats of each, or only as a count. */
export interface TableStock {
  readonly key: string;
  readonly count: number;
  readonly capacity: number;
  readonly countOnly: boolean;
}

/** How requests for a table are treated (REQUEST-2, REQUEST-3). */
export interface RequestSettings {
  /** How long a request waits for an answer. */
  readonly expireAfterMinutes: number;
  /** Whether a request of a party that is too large to book online holds a table, too. */
  readonly largePartiesHoldTable: boolean;
}

export const defaultRequests: RequestSettings = { expireAfterMinutes: 24 * 60, largePartiesHoldTable: false };

/** Half an hour to a week, in minutes. */
export const requestMinutes = { min: 30, max: 7 * 24 * 60 } as const;

/** Everything an owner decides about a restaurant. */
export interface Settings extends ReminderSettings {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** IANA zone. */
  readonly timezone: string;
  /** How long a party keeps its table. */
  readonly seatingMinutes: number;
  readonly operatingPeriods: readonly OperatingPeriod[];
  readonly closures: Closures;
  /** When the service day turns, in minutes after local midnight. Absent: `dayTurnsAt.default`. */
  readonly dayTurnsAt?: number;
  readonly tableTypes: readonly TableStock[];
  readonly autoConfirm: boolean;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
  /** ISO 3166 alpha-2: the country of phone numbers without a country code. Absent: the country of its zone. */
  readonly country?: string;
  /** ISO 3166 alpha-2: the countries whose numbers get SMS. Absent: those of its zone and of its own number. */
  readonly smsCountries?: readonly string[];
  /** Absent: `defaultRequests`. */
  readonly requests?: RequestSettings;
  /** A rule that is absent has its value of `defaultWaitlist`; one that is absent in a change keeps its value. */
  readonly waitlist?: Partial<WaitlistRules>;
}

/** A change of settings: absent fields keep their values. */
export type SettingsChange = Partial<Settings>;

/** Sanitizes texts, sorts lists and removes duplicates, and fills in seats where only a count is given. */
export function tidy(change: SettingsChange): SettingsChange {
  const { name, email, phoneNumber, closures, operatingPeriods, tableTypes, country, smsCountries } = change;
  const { reminders } = change;
  return {
    ...change,
    ...(name === undefined ? {} : { name: sanitize(name) }),
    ...(email === undefined ? {} : { email: sanitize(email) }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: plainPhone(phoneNumber) }),
    ...(closures
      ? { closures: { weekly: inOrder(closures.weekly), special: inOrder(closures.special) } }
      : {}),
    ...(operatingPeriods ? { operatingPeriods: operatingPeriods.map(tidyPeriod) } : {}),
    ...(tableTypes ? { tableTypes: tableTypes.map(withSeats) } : {}),
    ...(reminders ? { reminders: tidyReminders(reminders) } : {}),
    ...(country === undefined ? {} : { country: country.trim().toUpperCase() }),
    ...(smsCountries ? { smsCountries: inOrder(smsCountries.map((code) => code.trim().toUpperCase())) } : {}),
  };
}

function tidyPeriod(period: OperatingPeriod): OperatingPeriod {
  return { ...period, name: sanitize(period.name), daysOfWeek: inOrder(period.daysOfWeek) };
}

function withSeats(stock: TableStock): TableStock {
  return stock.countOnly ? { ...stock, capacity: seatsInName(stock.key) } : stock;
}

function inOrder<T extends number | string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
}
