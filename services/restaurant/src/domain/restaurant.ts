import { defaultPeriod, seatingMinutes } from '@tablewell/booking-rules';
import type { Settings } from '@tablewell/booking-rules/settings';

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
