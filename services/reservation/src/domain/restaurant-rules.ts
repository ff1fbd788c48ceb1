import type { Closures, OperatingPeriod } from '@tablewell/booking-rules';

/** So many tables of one kind. */
export interface TableStock {
  readonly key: string;
  readonly count: number;
  readonly capacity: number;
}

/** What this service knows of a restaurant: its own copy, fed by events, so that booking needs no other service. */
export interface RestaurantRules {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly phoneNumber: string;
  readonly timezone: string;
  readonly seatingMinutes: number;
  readonly periods: readonly OperatingPeriod[];
  readonly closures: Closures;
  /** None, or none with a count: the fallback of 100 seats a half hour applies (spec owner §9). */
  readonly tables: readonly TableStock[];
}
