import type { Reservation } from '../party/reservation';
import { type CountedBooking, hasRoom } from './counted-booking';

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
  { version }: Pick<CountedBooking, 'version'>,
  known: KnownReservation | undefined,
  phoneHash: string,
  now: number,
): 'counts' | 'over' | 'pending' {
  if (known?.status === 'void') return 'over';
  if (!known || known.version < version) return 'pending';
  const isUpcoming = known.status === 'active' && (known.startsAt ?? 0) >= now;
  return isUpcoming && known.phoneHash === phoneHash ? 'counts' : 'over';
}

/** The holds with one more, or undefined at the limit. */
export function grantHold(
  counting: readonly CountedBooking[],
  requested: CountedBooking,
  limit: number,
): readonly CountedBooking[] | undefined {
  // Keeps all holds of a party, because any of them may remain.
  return hasRoom(counting, requested, limit) ? [...counting, requested] : undefined;
}
