import { isSameRequest } from '../day/claims/claim';

/** A booking that counts towards a limit before the reservation's version is written. */
export interface CountedBooking {
  readonly reservationId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** Hash of the booking's idempotency key, if it has one. */
  readonly key?: string;
}

/**
 * Whether a limit has room for a booking. A reservation counts once, and so do bookings with one key, because only one of
 * them will remain.
 */
export function hasRoom(
  counting: readonly CountedBooking[],
  requested: CountedBooking,
  limit: number,
): boolean {
  const parties: CountedBooking[] = [];
  for (const booking of counting)
    if (!parties.some((party) => isSameParty(party, booking))) parties.push(booking);
  return parties.length < limit || parties.some((party) => isSameParty(party, requested));
}

function isSameParty(a: CountedBooking, b: CountedBooking): boolean {
  return a.reservationId === b.reservationId || isSameRequest(a, b);
}
