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

/** A requested slot; `limit` is the month's limit. */
export interface RequestedSlot extends CountedBooking {
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
 * Grants slots in order of arrival. `written` are the ids of the month's reservations, `pending` the slots of unwritten
 * ones; a request in either has a slot already. Returns one outcome per requested slot.
 */
export function grantSlots(
  written: ReadonlySet<string>,
  pending: readonly CountedBooking[],
  requested: readonly RequestedSlot[],
): { granted: boolean[]; pending: CountedBooking[] } {
  const counting = [...written].map((reservationId) => ({ reservationId, version: 0, madeAt: 0 }));
  counting.push(...pending.filter(({ reservationId }) => !written.has(reservationId)));
  const after = new Map(pending.map((slot) => [slot.reservationId, slot]));
  const granted = requested.map(({ limit, ...slot }) => {
    if (!hasRoom(counting, slot, limit)) return false;
    counting.push(slot);
    after.set(slot.reservationId, slot);
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
