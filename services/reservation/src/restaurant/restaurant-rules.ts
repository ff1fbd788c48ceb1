import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import type { Floor } from '@tablewell/restaurant-rules/floor';
import type { Closures, OperatingPeriod } from '@tablewell/restaurant-rules/hours';
import type { RequestSettings } from '@tablewell/restaurant-rules/settings';
import type { WaitlistRules } from '@tablewell/restaurant-rules/waitlist';
import type { Entitlements } from './entitlements';

/** The read copy of a restaurant's settings, updated by events, so that booking needs no other service. */
export interface RestaurantRules {
  readonly id: string;
  readonly version: number;
  /** The owner, whose plan applies. */
  readonly ownerId: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly timezone: string;
  /** ISO 3166 alpha-2: the country of numbers without a country code (PHONE-1). */
  readonly country: string;
  /** The zone of its service days, if it differs: the first zone that the restaurant had. */
  readonly dayZone?: string;
  /** The version with the latest change of a wrong zone, after which reservations keep their local times (HOURS-14). */
  readonly localTimesKeptSince?: number;
  /** Reservations are being moved to their local times in the new zone; no table is given away until that is done. */
  readonly movesTimes?: boolean;
  readonly seatingMinutes: number;
  /** When its service day turns, in minutes after local midnight (HOURS-13). */
  readonly dayTurnsAt: number;
  readonly periods: readonly OperatingPeriod[];
  readonly closures: Closures;
  readonly availabilityRules: AvailabilityRules;
  /**
   * Its numbered tables, of the floor plan or made from counts (TABLE-10). Without any, the fallback of 100 seats per half
   * hour applies (TABLE-3).
   */
  readonly floor: Floor;
  /** False: every public booking is a request. */
  readonly autoConfirm: boolean;
  readonly requests: RequestSettings;
  /** When tables of late parties are given up; absent: never. */
  readonly givingUp?: { readonly afterMinutes: number; readonly byItself: boolean };
  /** How the waitlist works for diners; absent: by default. */
  readonly waitlist?: WaitlistRules;
  /** It is for tests of programs, and not for the public (TEST-1). */
  readonly isTest?: true;
  /** How far its clock is ahead of the machine's (TEST-7); absent: it is not. */
  readonly clockAheadMs?: number;
  /** The layout of the floor plan; absent: the tables are made from counts. */
  readonly layoutId?: string;
}

/** A restaurant with its settings and its owner's entitlements. */
export interface KnownRestaurant extends RestaurantRules {
  readonly entitlements: Entitlements;
}
