import type { Audience } from '@tablewell/booking-rules';
import { addMonths, dayBounds, localTimeOf } from '@tablewell/shared/zone';
import { Refusal } from '@tablewell/chassis/refusal';
import { type CountedBooking, hasRoom } from './counted-booking';

/** A calendar month in a restaurant's time zone. Instants in epoch milliseconds. */
export interface BookingMonth {
  /** YYYY-MM */
  readonly name: string;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** A booking that asks for quota; `limit` is the month's limit. */
export interface RequestedBooking extends CountedBooking {
  readonly limit: number;
}

/** The month of an instant in the restaurant's time zone. */
export function monthOf(at: Date, timezone: string): BookingMonth {
  const name = localTimeOf(at.getTime(), timezone).date.slice(0, 7);
  const first = `${name}-01`;
  return {
    name,
    start: dayBounds(first, timezone).start,
    end: dayBounds(addMonths(first, 1), timezone).start,
  };
}

/**
 * Grants quota in the order of arrival. `written` are the ids of the month's reservations, `pending` the bookings that have
 * quota and are not written yet; a requested booking that is in either is granted without counting twice. Returns one
 * outcome for each requested booking.
 */
export function grantQuota(
  written: ReadonlySet<string>,
  pending: readonly CountedBooking[],
  requested: readonly RequestedBooking[],
): { granted: boolean[]; pending: CountedBooking[] } {
  const counting = [...written].map((reservationId) => ({ reservationId, version: 0, madeAt: 0 }));
  counting.push(...pending.filter(({ reservationId }) => !written.has(reservationId)));
  const after = new Map(pending.map((booking) => [booking.reservationId, booking]));
  const granted = requested.map(({ limit, ...booking }) => {
    if (!hasRoom(counting, booking, limit)) return false;
    counting.push(booking);
    after.set(booking.reservationId, booking);
    return true;
  });
  return { granted, pending: [...after.values()] };
}

/** The refusal beyond the plan's limit: advises the diner to call, and explains the limit to the restaurant (PLAN-4). */
export function monthIsFull(
  audience: Audience,
  { limit, isTest }: { readonly limit: number; readonly isTest?: true },
): Refusal {
  if (isTest)
    return new Refusal(
      'conflict',
      'test-limit',
      `A test restaurant takes ${limit} reservations a month. Those that are canceled or deleted do not count.`,
    );
  const plain = 'This restaurant takes no more online bookings this month.';
  const hint =
    audience === 'member'
      ? `Its plan takes ${limit} reservations a month; Premium takes any number.`
      : 'Please call the restaurant.';
  return new Refusal('plan-required', 'monthly-limit', `${plain} ${hint}`, { requiredPlan: 'premium' });
}
