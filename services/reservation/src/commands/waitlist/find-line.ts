import { serviceDateOf, serviceDayBounds } from '@tablewell/restaurant-rules/availability/service-day';
import { lineOf, type Waiter } from '../../evening/waiting/line';
import type { Reservation } from '../../party/reservation';
import type { Ports } from '../../ports';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';

/** The parties of the waitlist on the service day of an instant: those that wait, and those whose table is ready. */
export async function findWaiting(
  { reservations }: Pick<Ports, 'reservations'>,
  restaurant: RestaurantRules,
  now: Date,
): Promise<readonly Reservation[]> {
  const { start, end } = serviceDayBounds(serviceDateOf(now.getTime(), restaurant), restaurant);
  return reservations.waiting(restaurant.id, start, end);
}

/** The line of the waitlist: see `lineOf`. */
export const findLine = async (
  ports: Pick<Ports, 'reservations'>,
  restaurant: RestaurantRules,
  now: Date,
): Promise<readonly Waiter[]> =>
  lineOf(await findWaiting(ports, restaurant, now), now.getTime(), restaurant.waitlist?.vipFirst);
