import type { Audience } from '@tablewell/booking-rules';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import type { ClaimRequest } from '../day/claim-request';
import { claimId } from '../day/claims/claim';
import { monthIsFull } from '../limits/booking-month';
import type { FirstTable } from '../party/book';
import type { Changed } from '../party/outcome';
import type { Reservation } from '../party/reservation';
import type { PhoneBookingRequest, Ports, QuotaRequest } from '../ports';
import { reserveQuota } from './monthly-limit';
import { addPhoneBooking } from './phone-booking';
import { type Attempt, resolveLostInsert } from './repeated-booking';

/** The table of a party whose reservation is not written yet. */
export interface TakenTable extends FirstTable {
  /** Gives the table back, if the party is refused after all. */
  release(): Promise<void>;
}

/** A party that gets a reservation. */
interface NewParty {
  readonly attempt: Attempt;
  /** Who is refused if the month is full: a diner is advised to call, a member reads about the plan. */
  readonly audience: Audience;
  /** Its part of the month's quota, under a plan with a limit; undefined: it does not count. */
  readonly quota: QuotaRequest | undefined;
  /** Its part of what a public caller's phone number may book; undefined: it does not count. */
  readonly phone?: PhoneBookingRequest | undefined;
  takeTable(): Promise<TakenTable | Refusal>;
  /** The reservation in its first version, with its events. */
  make(table: TakenTable): Changed;
}

/** The ports of every new reservation. */
export type NewPartyPorts = Pick<Ports, 'quotas' | 'phones' | 'reservations' | 'eventFactory' | 'clock'>;

interface WrittenReservation {
  readonly reservation: Reservation;
  /** Absent: the reservation is that of another attempt. */
  readonly table?: TakenTable;
}

/**
 * Takes what a new reservation needs, the table first, then writes it; what was taken is given back if anything is
 * refused, or if another attempt with its key was faster. A crash in between leaves claims and pending
 * bookings, which the sweep releases.
 */
export async function writeNewReservation(
  ports: NewPartyPorts,
  { attempt, audience, quota, phone, takeTable, make }: NewParty,
): Promise<WrittenReservation | Refusal> {
  // Refuses a full month without making a claim on the day (PLAN-4).
  if (quota && !(await ports.quotas.hasQuota(quota))) return monthIsFull(audience, quota);
  const table = await takeTable();
  if (isRefusal(table)) return table;
  const overQuota = quota && (await reserveQuota(ports, quota, audience));
  // This comes last, so that only requests with a table cost this write.
  const refused = overQuota ?? (phone && (await addPhoneBooking(ports, phone)));
  if (refused) {
    await table.release();
    if (quota && !overQuota) await ports.quotas.releaseQuota(quota);
    return refused;
  }
  const { next: reservation, events } = make(table);
  const entries = events.map((event) => ports.eventFactory.ofParty(event));
  const written = await ports.reservations.insert(reservation, attempt.idempotencyKey, entries);
  if (written === 'done') return { reservation, table };
  await table.release();
  if (quota) await ports.quotas.releaseQuota(quota);
  const other = await resolveLostInsert(ports, attempt, written);
  return isRefusal(other) ? other : { reservation: other };
}

/** Claims a table for the first version of a reservation. */
export async function claimFirst(
  { days }: Pick<Ports, 'days'>,
  id: string,
  request: Omit<ClaimRequest, 'claimId'>,
): Promise<TakenTable | Refusal> {
  const own = claimId(id, 1);
  const claimed = await days.claim({ ...request, claimId: own });
  if (isRefusal(claimed)) return claimed;
  const release = () => days.release(request.restaurant.id, claimed.placement.dates, own);
  return { ...claimed, claimVersion: 1, release };
}
