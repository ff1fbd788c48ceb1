import type { Audience } from '@tablewell/booking-rules';
import { Refusal } from '@tablewell/chassis/refusal';
import { monthIsFull, monthOf } from '../domain/booking-month';
import type { KnownRestaurant } from '../domain/restaurant-rules';
import type { PlaceWish } from '../ports';
import type { Ports } from './ports';

/** The place that a reservation made at this instant needs; undefined under a plan without a limit (contract §3). */
export function placeWish(
  { id: restaurantId, allowance, timezone }: KnownRestaurant,
  reservationId: string,
  version: number,
  madeAt: Date,
  key = '',
): PlaceWish | undefined {
  const limit = allowance.monthlyReservations;
  if (limit === 0) return undefined;
  const month = monthOf(madeAt, timezone);
  return { restaurantId, month, limit, reservationId, version, ...(key ? { key } : {}) };
}

/** Takes the place, or answers why not. */
export async function takePlace(
  { places }: Pick<Ports, 'places'>,
  wish: PlaceWish,
  audience: Audience,
): Promise<Refusal | undefined> {
  const outcome = await places.take(wish);
  if (outcome === 'taken') return undefined;
  if (outcome === 'full') return monthIsFull(audience, wish.limit);
  return new Refusal('unavailable', 'busy', 'Many people are booking here right now. Please try again.');
}
