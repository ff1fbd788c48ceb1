import type { AvailabilityRules } from '@tablewell/restaurant-rules/availability/rules';
import { withoutPeriods } from '@tablewell/restaurant-rules/availability/tidy';
import type { Floor } from '@tablewell/restaurant-rules/floor';
import { defaultPeriod, seatingMinutes } from '@tablewell/restaurant-rules/hours';
import type { Profile } from '@tablewell/restaurant-rules/profile/profile';
import type { Settings } from '@tablewell/restaurant-rules/settings';
import type { OwnName } from './own-name';
import type { Picture } from './picture';

/** A venue. */
export interface Restaurant extends Settings {
  readonly id: string;
  readonly ownerId: string;
  /** Incremented with every change. */
  readonly version: number;
  /** The recipient of its mails; empty: the owner's account. */
  readonly confirmedEmail: string;
  /** The id of the layout whose tables are booked; absent or empty: tables are made from the counts. */
  readonly layoutInService?: string;
  /** Absent: none. */
  readonly availabilityRules?: AvailabilityRules;
  /** The restaurant's version that last changed its availability rules; absent: none did. */
  readonly availabilityVersion?: number;
  /** Absent: an empty one. */
  readonly profile?: Profile;
  /** The restaurant's version that last changed its profile; absent: none did. */
  readonly profileVersion?: number;
  /** The sites that may show its booking page. */
  readonly sites: readonly string[];
  /** The restaurant's version that last changed its sites; absent: none did. */
  readonly sitesVersion?: number;
  /** Absent: the product's name is shown. */
  readonly ownName?: OwnName;
  /** The version with the latest change of the zone after which reservations keep their local times; absent: none. */
  readonly localTimesKeptSince?: number;
  /** For tests of programs; set when it is made, and never changed (TEST-1). */
  readonly isTest?: true;
  /** How far its clock is ahead of the machine's (TEST-7); absent: it was never moved. */
  readonly clockAheadMs?: number;
  readonly logo?: Picture;
  readonly cover?: Picture;
}

/** A layout that reservations are booked on. */
export interface InService {
  /** Empty: none. */
  readonly layoutId: string;
  readonly layoutVersion: number;
  /** Absent while its tables cannot be booked. */
  readonly floor?: Floor;
}

export const noneInService: InService = { layoutId: '', layoutVersion: 0 };

/** A link that confirms a restaurant's address. */
export interface AddressLink {
  /** Hash of its token. */
  readonly hash: string;
  readonly restaurantId: string;
  readonly email: string;
  readonly expiresAt: Date;
}

export const addressLinkLifetimeMs = 24 * 3_600_000;

/**
 * The restaurant after a change. Mails go to the previous address until a new one is confirmed, and without an address to
 * the owner's account, which is verified.
 */
export function withChange(current: Restaurant, change: Partial<Settings>): Restaurant {
  // A change of some rules of the waitlist keeps the others.
  const waitlist = change.waitlist ? { waitlist: { ...current.waitlist, ...change.waitlist } } : {};
  const next = withKnownPeriods({ ...current, ...change, ...waitlist, version: current.version + 1 });
  return { ...next, confirmedEmail: next.email === '' ? '' : current.confirmedEmail };
}

/** The restaurant after a change of its zone that was wrong: reservations ahead keep their local times (HOURS-14). */
export function withLocalTimesKept(current: Restaurant, next: Restaurant): Restaurant {
  return next.timezone === current.timezone ? next : { ...next, localTimesKeptSince: next.version };
}

/** The restaurant without rules for operating periods that no longer exist. */
function withKnownPeriods(next: Restaurant): Restaurant {
  const { availabilityRules, operatingPeriods, version } = next;
  if (!availabilityRules) return next;
  const rules = withoutPeriods(availabilityRules, new Set(operatingPeriods.map(({ id }) => id)));
  return JSON.stringify(rules) === JSON.stringify(availabilityRules) ? next : withRules(next, rules, version);
}

/** The restaurant with these availability rules, as of a version. */
export function withRules(
  restaurant: Restaurant,
  availabilityRules: AvailabilityRules,
  version: number,
): Restaurant {
  return { ...restaurant, availabilityRules, availabilityVersion: version, version };
}

/** A new restaurant with the default operating period (HOURS-1) and without tables (TABLE-3). */
export function newRestaurant(given: {
  id: string;
  ownerId: string;
  name: string;
  email: string;
  timezone: string;
  periodId: string;
  isTest?: boolean;
}): Restaurant {
  const { periodId, isTest, ...identity } = given;
  return {
    ...identity,
    ...(isTest ? { isTest } : {}),
    // The owner's account address. Until it is verified, only account mails are sent to it.
    confirmedEmail: given.email,
    version: 1,
    phoneNumber: '',
    seatingMinutes: seatingMinutes.default,
    operatingPeriods: [{ ...defaultPeriod, id: periodId }],
    closures: { weekly: [], special: [] },
    tableTypes: [],
    autoConfirm: true,
    emailNotifications: true,
    smsNotifications: true,
    sites: [],
  };
}
