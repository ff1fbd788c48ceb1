import { addMonths, dayBounds, localTimeOf } from '@tablewell/booking-rules/zone';
import type { Audience } from '@tablewell/booking-rules';
import { Refusal } from '@tablewell/chassis/refusal';

/** A calendar month by a restaurant's clock. Instants in epoch milliseconds. */
export interface BookingMonth {
  /** YYYY-MM */
  readonly name: string;
  readonly start: number;
  /** Not included. */
  readonly end: number;
}

/** A place in a month's limit, taken for a version of a reservation that is about to be written. */
export interface Place {
  readonly reservationId: string;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** A mark of the key that the booking was asked for by, if it had one. */
  readonly key?: string;
}

/** A place that is asked for. `limit` is how many reservations the month takes. */
export interface AskedPlace extends Place {
  readonly limit: number;
}

/** The month that an instant lies in by the restaurant's clock. */
export function monthOf(at: Date, timezone: string): BookingMonth {
  const name = localTimeOf(at.getTime(), timezone).date.slice(0, 7);
  const first = `${name}-01`;
  return {
    name,
    start: dayBounds(first, timezone).start,
    end: dayBounds(addMonths(first, 1), timezone).start,
  };
}

/** Whose place it is. Asked for twice by one key, it is one party's: one of the two will stand. */
const holderOf = ({ key, reservationId }: Place): string => key ?? reservationId;

/**
 * Who gets a place, in the order they came. `counted` are the month's reservations that stand, `pending` the places
 * of those not written yet; who is in either has a place already. Answers one outcome for each asked place.
 */
export function grantPlaces(
  counted: ReadonlySet<string>,
  pending: readonly Place[],
  asked: readonly AskedPlace[],
): { granted: boolean[]; pending: Place[] } {
  const unwritten = pending.filter(({ reservationId }) => !counted.has(reservationId));
  const taken = new Set([...counted, ...unwritten.map(holderOf)]);
  const after = new Map(pending.map((place) => [place.reservationId, place]));
  const granted = asked.map(({ limit, ...place }) => {
    const has = taken.has(place.reservationId) || taken.has(holderOf(place));
    if (!has && taken.size >= limit) return false;
    if (!has) taken.add(holderOf(place));
    after.set(place.reservationId, place);
    return true;
  });
  return { granted, pending: [...after.values()] };
}

/** The refusal of one reservation more than the plan takes: the diner learns what to do, the restaurant why. */
export function monthIsFull(audience: Audience, limit: number): Refusal {
  const plain = 'This restaurant takes no more online bookings this month.';
  const hint =
    audience === 'member'
      ? `Its plan takes ${limit} reservations a month; Premium takes any number.`
      : 'Please call the restaurant.';
  return new Refusal('plan-required', 'monthly-limit', `${plain} ${hint}`, { requiredPlan: 'premium' });
}
