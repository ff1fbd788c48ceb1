import { normalizePhone } from '@tablewell/shared/phone';
import { type GuestDetails, mergedDetails } from './guest-details';
import type { GuestInput } from './guest-input';

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
  readonly holdsName: boolean;
  readonly visits: number;
  readonly lastVisit: Date | null;
  /** Incremented with every change. */
  readonly version: number;
  /** The reservations counted most recently, to prevent double counting. */
  readonly counted: readonly string[];
}

/** The name and phone by which a person is recognized. */
export interface Person {
  readonly name: string;
  readonly phoneNumber: string;
}

/** The fewest digits to match by, for a number that is valid in no country. */
const minPhoneDigits = 7;
const maxCounted = 64;

const phonePrefix = 'phone:';

function phoneKey(phoneNumber: string, country: string | undefined): string | undefined {
  const known = normalizePhone(phoneNumber, country);
  if (known) return `${phonePrefix}${known}`;
  const digits = phoneNumber.replace(/\D/g, '');
  return digits.length >= minPhoneDigits ? `${phonePrefix}${digits}` : undefined;
}

/** The key of a guest of this name without a phone. */
export function nameKey({ name }: Pick<Person, 'name'>): string {
  return `name:${name}`;
}

/**
 * The identity of a person: their phone in any notation, else their exact name (GUEST-1).
 * @param country the restaurant's, for a number without a country code (PHONE-1); undefined: not known
 */
export function guestKey(person: Person, country: string | undefined): string {
  return phoneKey(person.phoneNumber, country) ?? nameKey(person);
}

/** The key that a person has while the restaurant's country is not known, as in earlier releases. */
export function formerKey(person: Person): string {
  return guestKey(person, undefined);
}

/** True for a guest whose phone is known. */
export function hasPhone({ key }: Pick<Guest, 'key'>): boolean {
  return key.startsWith(phonePrefix);
}

/**
 * Finds a person among known guests, by phone, else by exact name. Two phones are two people; a name without a phone
 * may match a guest with a phone.
 * @param key the person's, because parsing a phone costs more than the rest
 */
export function matchGuest<G extends Pick<Guest, 'key' | 'name' | 'phoneNumber'>>(
  known: readonly G[],
  person: Person,
  key: string,
  country: string | undefined,
): G | undefined {
  const isNamesake = ({ name }: G) => name === person.name;
  return (
    known.find((guest) => guest.key === key) ??
    known.find((guest) => isFormerlyKeyed(guest, person, key, country)) ??
    known.find((guest) => isNamesake(guest) && !hasPhone(guest)) ??
    (hasPhone({ key }) ? undefined : known.find(isNamesake))
  );
}

/** Whether a guest's key is of a time when the country was not known, and the phone is the person's. */
function isFormerlyKeyed(
  guest: Pick<Guest, 'key' | 'name' | 'phoneNumber'>,
  person: Person,
  key: string,
  country: string | undefined,
): boolean {
  return hasPhone({ key }) && guest.key === formerKey(person) && guestKey(guest, country) === key;
}

/** A new guest. */
export function newGuest(
  id: string,
  restaurantId: string,
  input: GuestInput,
  holdsName: boolean,
  key: string,
): Guest {
  return {
    id,
    restaurantId,
    key,
    ...input,
    holdsName,
    visits: 0,
    lastVisit: null,
    version: 1,
    counted: [],
  };
}

/**
 * The guest with `person`'s phone added, or with the key that the phone has in the country; the same guest if there is
 * nothing to add.
 */
export function withPhoneOf(guest: Guest, person: Person, key: string, country: string | undefined): Guest {
  if (guest.key === key || !hasPhone({ key })) return guest;
  if (!hasPhone(guest)) return { ...guest, key, phoneNumber: person.phoneNumber, version: guest.version + 1 };
  return guestKey(guest, country) === key ? { ...guest, key, version: guest.version + 1 } : guest;
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
 * What remains of a removed guest: ids and counts. Only these are copied, so every other field is as of a new guest
 * about whom nothing is known.
 */
export function withoutPerson({ id, restaurantId, visits, lastVisit, version }: Guest): Guest {
  const nobody = newGuest(id, restaurantId, { name: '', phoneNumber: '' }, false, `gone:${id}`);
  return { ...nobody, visits, lastVisit, version };
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

/** The guest after a visit; the same guest if this reservation is already counted. */
export function withVisit(guest: Guest, reservationId: string, at: Date): Guest {
  if (guest.counted.includes(reservationId)) return guest;
  return {
    ...guest,
    visits: guest.visits + 1,
    lastVisit: later(guest.lastVisit, at),
    version: guest.version + 1,
    counted: [...guest.counted, reservationId].slice(-maxCounted),
  };
}

/** The later of two optional instants. */
export function later(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
