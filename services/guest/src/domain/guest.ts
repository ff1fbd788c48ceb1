import { normalisePhone } from '@tablewell/booking-rules/phone';

/** Someone a restaurant knows. */
export interface Guest {
  readonly id: string;
  readonly restaurantId: string;
  /** Who it is, whatever the spelling; unique in a restaurant. See {@link guestKey}. */
  readonly key: string;
  readonly name: string;
  /**
   * True for the guest who was the first of this name: the store lets one hold it. So a party that names a phone and one
   * that names none, taken in at the same moment by two processes, cannot both be new.
   */
  readonly holdsName: boolean;
  /** As it was written; empty when none is known. */
  readonly phoneNumber: string;
  readonly visits: number;
  readonly lastVisit: Date | null;
  /** Grows by one with every change. */
  readonly version: number;
  /** The reservations counted last, so that none counts twice. */
  readonly counted: readonly string[];
}

/** How a person is named by whoever books, adds or imports them. */
export interface Person {
  readonly name: string;
  readonly phoneNumber: string;
}

/** Digits of the shortest number worth matching by, where no country makes it a valid one. */
const shortestNumber = 7;
const remembered = 64;

const phonePrefix = 'phone:';

function phoneKey(phoneNumber: string): string | undefined {
  const known = normalisePhone(phoneNumber);
  if (known) return `${phonePrefix}${known}`;
  const digits = phoneNumber.replace(/\D/g, '');
  return digits.length >= shortestNumber ? `${phonePrefix}${digits}` : undefined;
}

/** The key of a guest of this name whose phone is not known. */
export function nameKey({ name }: Pick<Person, 'name'>): string {
  return `name:${name}`;
}

/** What tells people apart (contract §3): their phone, however it is spelled, else their exact name. */
export function guestKey(person: Person): string {
  return phoneKey(person.phoneNumber) ?? nameKey(person);
}

/** True for a guest whose phone is known. */
export function hasPhone({ key }: Pick<Guest, 'key'>): boolean {
  return key.startsWith(phonePrefix);
}

/**
 * Which of the known guests this person is: by phone, else by exact name. Two phones are two people, whatever
 * their names; a name alone may be that of a guest whose phone is known. Who knows the person's key already gives it:
 * to read a phone costs more than all else here.
 */
export function matchGuest<G extends Pick<Guest, 'key' | 'name'>>(
  known: readonly G[],
  person: Person,
  key = guestKey(person),
): G | undefined {
  const namesakes = known.filter(({ name }) => name === person.name);
  return (
    known.find((guest) => guest.key === key) ??
    namesakes.find((guest) => !hasPhone(guest)) ??
    (hasPhone({ key }) ? undefined : namesakes[0])
  );
}

/** A guest nobody knew before. */
export function newGuest(
  id: string,
  restaurantId: string,
  person: Person,
  holdsName: boolean,
  key = guestKey(person),
): Guest {
  return {
    id,
    restaurantId,
    key,
    ...person,
    holdsName,
    visits: 0,
    lastVisit: null,
    version: 1,
    counted: [],
  };
}

/** The guest with the phone learnt from `person`; the same guest when there is nothing to learn. */
export function withPhoneOf(guest: Guest, person: Person): Guest {
  const key = guestKey(person);
  if (hasPhone(guest) || !hasPhone({ key })) return guest;
  return { ...guest, key, phoneNumber: person.phoneNumber, version: guest.version + 1 };
}

/** The guest after a visit; the same guest when this reservation was counted before. */
export function withVisit(guest: Guest, reservationId: string, at: Date): Guest {
  if (guest.counted.includes(reservationId)) return guest;
  return {
    ...guest,
    visits: guest.visits + 1,
    lastVisit: later(guest.lastVisit, at),
    version: guest.version + 1,
    counted: [...guest.counted, reservationId].slice(-remembered),
  };
}

/** The later of two instants, of which either may be missing. */
export function later(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
