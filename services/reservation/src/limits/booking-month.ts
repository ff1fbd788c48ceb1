import type { Audience } from '@tablewell/booking-rules';
import { addMonths, dayBounds, localTimeOf } from '@tablewell/shared/zone';
import { Refusal } from '@tablewell/chassis/refusal';

/** A calendar month in a restaurant's time zone. Instants in epoch milliseconds. */
export interface BookingMonth {
  /** YYYY-MM */
  readonly name: string;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** A slot of a month's limit, reserved for a version of a reservation before it is written. */
export interface QuotaSlot {
  readonly reservationId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** Hash of the booking's idempotency key, if it has one. */
  readonly key?: string;
}

/** A requested slot; `limit` is the month's limit. */
export interface RequestedSlot extends QuotaSlot {
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

/** The owner of a slot. Two bookings with one key share it, because only one of them will remain. */
const slotKey = ({ key, reservationId }: QuotaSlot): string => key ?? reservationId;

/**
 * Grants slots in order of arrival. `counted` are the month's written reservations, `pending` the slots of unwritten
 * ones; a request in either has a slot already. Returns one outcome per requested slot.
 */
export function grantSlots(
  counted: ReadonlySet<string>,
  pending: readonly QuotaSlot[],
  requested: readonly RequestedSlot[],
): { granted: boolean[]; pending: QuotaSlot[] } {
  const unwritten = pending.filter(({ reservationId }) => !counted.has(reservationId));
  const taken = new Set([...counted, ...unwritten.map(slotKey)]);
  const after = new Map(pending.map((slot) => [slot.reservationId, slot]));
  const granted = requested.map(({ limit, ...slot }) => {
    const has = taken.has(slot.reservationId) || taken.has(slotKey(slot));
    if (!has && taken.size >= limit) return false;
    if (!has) taken.add(slotKey(slot));
    after.set(slot.reservationId, slot);
    return true;
  });
  return { granted, pending: [...after.values()] };
}

/** The refusal beyond the plan's limit: advises the diner to call, and explains the limit to the restaurant. */
export function monthIsFull(audience: Audience, limit: number): Refusal {
  const plain = 'This restaurant takes no more online bookings this month.';
  const hint =
    audience === 'member'
      ? `Its plan takes ${limit} reservations a month; Premium takes any number.`
      : 'Please call the restaurant.';
  return new Refusal('plan-required', 'monthly-limit', `${plain} ${hint}`, { requiredPlan: 'premium' });
}
