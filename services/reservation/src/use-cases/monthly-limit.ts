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
): PlaceWish | undefined {
  const limit = allowance.monthlyReservations;
  if (limit === 0) return undefined;
  return { restaurantId, month: monthOf(madeAt, timezone), limit, reservationId, version };
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
