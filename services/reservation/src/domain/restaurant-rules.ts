import type { Closures, OperatingPeriod } from '@tablewell/booking-rules';
import type { Allowance } from './allowance';

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
  /** Whose plan holds here. */
  readonly ownerId: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly timezone: string;
  /** The zone whose dates its service days have, where that is another one: the zone that it had first. */
  readonly dayZone?: string;
  readonly seatingMinutes: number;
  readonly periods: readonly OperatingPeriod[];
  readonly closures: Closures;
  /** None, or none with a count: the fallback of 100 seats a half hour applies (spec owner §9). */
  readonly tables: readonly TableStock[];
}

/** A restaurant as bookings are decided on: its rules, and what its owner's plan allows. */
export interface KnownRestaurant extends RestaurantRules {
  readonly allowance: Allowance;
}
