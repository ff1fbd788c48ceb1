import { dayZoneOf, serviceDates } from '../day/claims/service-dates';
import { withListed } from '../day/starts/keep-for-waiting';
import { latestSeating, longestWaitMs } from '../day/starts/latest-seating';
import { placeListed } from '../day/starts/place-party';
import { DayView } from '../day/tables/day-view';
import type { Floor } from '../evening/waiting/courses';
import { staysOf } from '../evening/waiting/stays';
import type { Ports } from '../ports';
import type { RestaurantRules } from '../restaurant/restaurant-rules';

/** The floor with the day that decides about bookings. */
export interface FloorNow extends Floor {
  readonly view: DayView;
}

/**
 * The floor as it is now. Those who wait for full starts have the tables that are kept for them, as for bookings.
 * @param isFresh as stored, and not as some moments ago
 */
export async function loadFloor(
  ports: Pick<Ports, 'days' | 'stays'>,
  restaurant: RestaurantRules,
  now: Date,
  isFresh = false,
): Promise<FloorNow> {
  const at = now.getTime();
  const dates = serviceDates({ from: at, until: at + 2 * longestWaitMs }, dayZoneOf(restaurant));
  const [view, measured] = await Promise.all([
    isFresh ? storedView(ports, restaurant, dates, now) : ports.days.view(restaurant, dates, now),
    ports.stays.of(restaurant.id, now),
  ]);
  return {
    day: withListed(view, placeListed).at(at),
    stays: staysOf(restaurant, measured),
    now: at,
    latest: latestSeating(restaurant, at),
    view,
  };
}

async function storedView(
  { days }: Pick<Ports, 'days'>,
  restaurant: RestaurantRules,
  dates: readonly string[],
  now: Date,
): Promise<DayView> {
  const stored = await Promise.all(dates.map((date) => days.day(restaurant.id, date)));
  return DayView.of(restaurant, stored, now);
}
