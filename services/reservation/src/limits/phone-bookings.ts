import type { Reservation } from '../party/reservation';
import { isSameRequest } from '../day/claims/claim';

/** An upcoming reservation of a phone number, stored before the reservation's version with that number is written. */
export interface PhoneBooking {
  readonly reservationId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** Hash of the booking's idempotency key, if it has one. */
  readonly key?: string;
}

/** The stored state of a hold's reservation; `mark` is the hash of its current phone number. */
export interface KnownReservation {
  readonly version: number;
  readonly status: Reservation['status'] | 'void';
  /** Epoch milliseconds; tombstones have none. */
  readonly startsAt: number | undefined;
  readonly phoneHash: string | undefined;
}

/** Whether a hold counts: `pending` until its version is written or fenced. */
export function holdState(
  { version }: Pick<PhoneBooking, 'version'>,
  known: KnownReservation | undefined,
  phoneHash: string,
  now: number,
): 'counts' | 'over' | 'pending' {
  if (known?.status === 'void') return 'over';
  if (!known || known.version < version) return 'pending';
  const isUpcoming = known.status === 'active' && (known.startsAt ?? 0) >= now;
  return isUpcoming && known.phoneHash === phoneHash ? 'counts' : 'over';
}

/**
 * The holds with one more, or undefined at the limit. A reservation counts once, and so do bookings with one key, because
 * only one of them will remain.
 */
export function grantHold(
  counting: readonly PhoneBooking[],
  requested: PhoneBooking,
  limit: number,
): PhoneBooking[] | undefined {
  const holds: PhoneBooking[] = [];
  for (const hold of counting) if (!holds.some((other) => isSameParty(hold, other))) holds.push(hold);
  const has = holds.some((hold) => isSameParty(hold, requested));
  if (!has && holds.length >= limit) return undefined;
  // Keeps all holds of a party, because any of them may remain.
  return [...counting, requested];
}

function isSameParty(a: PhoneBooking, b: PhoneBooking): boolean {
  return a.reservationId === b.reservationId || isSameRequest(a, b);
}
