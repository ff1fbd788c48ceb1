import { type GuestDetails, mergedDetails } from './guest-details';
import type { GuestInput } from './guest-input';
import type { GuestTag } from './guest-tags';
import { guestKey, hasPhone, type Person, phoneIn } from './identity';
import type { SharingRecord } from './sharing';

/** A person on a restaurant's guest list: what the restaurant typed, what the guest gave with bookings, and counts. */
export interface Guest extends GuestInput, GuestDetails {
  readonly id: string;
  readonly restaurantId: string;
  /** Identifies the person in any notation; unique in a restaurant. See {@link guestKey}. */
  readonly key: string;
  /**
   * True for the first guest of this name; a unique index allows only one. So of two concurrent bookings with one name,
   * with and without a phone, only one creates a guest.
   */
  readonly reservesName: boolean;
  readonly visits: number;
  readonly lastVisit: Date | null;
  /** The visit before the last one, should the last one turn out to be a no-show; null: not known. */
  readonly earlierVisit: Date | null;
  /** How often the guest had a reservation and did not come. */
  readonly noShows: number;
  /** Incremented with every change. */
  readonly version: number;
  /** The reservations counted most recently, to prevent double counting. */
  readonly counted: readonly string[];
  /** The same for no-shows. */
  readonly missed: readonly string[];
  /** Added by a booking, and known by nothing else. */
  readonly fromBooking?: boolean;
  /** What the restaurant has noted; absent: nothing. */
  readonly tags?: readonly GuestTag[];
}

/** More reservations than a guest has within the time in which events are redelivered. */
const maxCounted = 64;

/** A new guest. */
export function newGuest(
  id: string,
  restaurantId: string,
  input: GuestInput,
  reservesName: boolean,
  key: string,
): Guest {
  return {
    id,
    restaurantId,
    key,
    ...input,
    reservesName,
    visits: 0,
    lastVisit: null,
    earlierVisit: null,
    noShows: 0,
    version: 1,
    counted: [],
    missed: [],
  };
}

/**
 * The guest with `person`'s phone added, or with the key that belongs to what is known of them by now; the same guest if
 * there is nothing to add.
 */
export function withPhoneOf(guest: Guest, person: Person, key: string, country: string | undefined): Guest {
  if (guest.key === key || !hasPhone({ key })) return guest;
  const phoneNumber = hasPhone(guest) ? guest.phoneNumber : person.phoneNumber;
  const own = guestKey({ ...guest, phoneNumber }, country);
  // The phone of a guest is replaced by nobody but the guest; see `movedTo`.
  if (own === guest.key || phoneIn({ key: own }) !== phoneIn({ key })) return guest;
  return { ...guest, key: own, phoneNumber, version: guest.version + 1 };
}

/**
 * The guest after the diner has changed their own name or phone with a reservation. It is still the same person.
 * @param key the key of the person
 */
export function movedTo(guest: Guest, { name, phoneNumber }: Person, key: string): Guest {
  return { ...guest, name, phoneNumber, key, version: guest.version + 1 };
}

/** The guest with the details of a booking; the same guest if there are no new ones. */
export function withDetailsOf(guest: Guest, given: GuestDetails): Guest {
  const detailed: Guest = { ...guest, ...mergedDetails(guest, given) };
  return sameGuest(guest, detailed) ? guest : { ...detailed, version: guest.version + 1 };
}

/** Whether two states of a guest differ in nothing but the version, so that there is nothing to write. */
export function sameGuest(a: Guest, b: Guest): boolean {
  const fields = Object.keys({ ...a, ...b }) as (keyof Guest)[];
  return fields.every(
    (field) => field === 'version' || JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}

/**
 * What remains of a removed guest: ids and counts. Only these are copied, so every other field is that of a new guest
 * about whom nothing is known.
 */
export function withoutPerson({ id, restaurantId, visits, noShows, lastVisit, version }: Guest): Guest {
  const nobody = newGuest(id, restaurantId, { name: '', phoneNumber: '' }, false, `deleted:${id}`);
  return { ...nobody, visits, noShows, lastVisit, version };
}

/** The guest whose consent is withdrawn; the same guest if there is none to withdraw. */
export function withoutConsent(guest: Guest, at: Date): Guest {
  const { marketingConsent } = guest;
  if (!marketingConsent || marketingConsent.withdrawnAt) return guest;
  return {
    ...guest,
    marketingConsent: { ...marketingConsent, withdrawnAt: at },
    version: guest.version + 1,
  };
}

/** The guest after something was said about sharing; the same guest if it is known (GROUP-21). */
export const withSharing = (guest: Guest, said: SharingRecord): Guest =>
  withDetailsOf(guest, { sharing: said });

/** The guest with these tags; the same guest if it has them. */
export function withTags(guest: Guest, tags: readonly GuestTag[]): Guest {
  const tagged: Guest = { ...guest, tags };
  return sameGuest({ ...guest, tags: guest.tags ?? [] }, tagged)
    ? guest
    : { ...tagged, version: guest.version + 1 };
}

/** How the time of a reservation passed: the party came, or it did not. */
export type Outcome = 'visit' | 'no-show';

/**
 * The guest after the time of a reservation has passed; the same guest if it is counted already. A party that turns out
 * not to have come is no visit any more, and the other way round (GUEST-2).
 */
export function withOutcome(guest: Guest, outcome: Outcome, reservationId: string, at: Date): Guest {
  const counts = { visit: guest.counted, 'no-show': guest.missed };
  if (counts[outcome].includes(reservationId)) return guest;
  const cleared = withoutOutcome(guest, reservationId, at);
  const next =
    outcome === 'visit'
      ? {
          ...cleared,
          visits: cleared.visits + 1,
          lastVisit: later(cleared.lastVisit, at),
          earlierVisit: earlierVisit(cleared, at),
          counted: [...cleared.counted, reservationId].slice(-maxCounted),
        }
      : {
          ...cleared,
          noShows: cleared.noShows + 1,
          missed: [...cleared.missed, reservationId].slice(-maxCounted),
        };
  return { ...next, version: guest.version + 1 };
}

/** The visit before the last one, after another visit. */
const earlierVisit = ({ lastVisit, earlierVisit: before }: Guest, at: Date): Date | null =>
  lastVisit && at >= lastVisit ? lastVisit : later(before, lastVisit ? at : null);

/** The guest as known before the visit to a reservation, which is counted once its time has come. */
export function beforeVisit(guest: Guest, reservationId: string): Guest {
  const isLast = guest.counted.at(-1) === reservationId;
  const at = isLast && guest.lastVisit ? guest.lastVisit : new Date(0);
  return withoutOutcome(guest, reservationId, at);
}

function withoutOutcome(guest: Guest, reservationId: string, at: Date): Guest {
  const isNot = (id: string) => id !== reservationId;
  if (guest.missed.includes(reservationId))
    return { ...guest, noShows: guest.noShows - 1, missed: guest.missed.filter(isNot) };
  if (!guest.counted.includes(reservationId)) return guest;
  const wasLast = guest.lastVisit?.getTime() === at.getTime();
  return {
    ...guest,
    visits: guest.visits - 1,
    counted: guest.counted.filter(isNot),
    ...(wasLast ? { lastVisit: guest.earlierVisit, earlierVisit: null } : {}),
  };
}

/** The later of two optional instants. */
export function later(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
