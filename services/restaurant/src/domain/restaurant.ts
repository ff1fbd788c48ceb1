import { type Closures, defaultPeriod, type OperatingPeriod, seatingMinutes } from '@tablewell/booking-rules';

/** So many tables of one kind, as the owner wrote it: with the seats of each, or as a count alone. */
export interface TableStock {
  readonly key: string;
  readonly count: number;
  readonly capacity: number;
  readonly countOnly: boolean;
}

/** Everything an owner decides about a restaurant. */
export interface Settings {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** IANA zone. */
  readonly timezone: string;
  /** How long a party keeps its table. */
  readonly seatingMinutes: number;
  readonly operatingPeriods: readonly OperatingPeriod[];
  readonly closures: Closures;
  readonly tableTypes: readonly TableStock[];
  readonly autoConfirm: boolean;
  readonly emailNotifications: boolean;
  readonly smsNotifications: boolean;
}

/** A venue. */
export interface Restaurant extends Settings {
  readonly id: string;
  readonly ownerId: string;
  /** Grows by one with every change. */
  readonly version: number;
}

/** A new restaurant: open as a new operating period is, without tables (contract §3). */
export function newRestaurant(given: {
  id: string;
  ownerId: string;
  name: string;
  email: string;
  timezone: string;
  periodId: string;
}): Restaurant {
  const { periodId, ...identity } = given;
  return {
    ...identity,
    version: 1,
    phoneNumber: '',
    seatingMinutes: seatingMinutes.default,
    operatingPeriods: [{ ...defaultPeriod, id: periodId }],
    closures: { weekly: [], special: [] },
    tableTypes: [],
    autoConfirm: true,
    emailNotifications: true,
    smsNotifications: true,
  };
}
