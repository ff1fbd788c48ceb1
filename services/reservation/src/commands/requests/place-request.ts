import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { RequestedStay } from '../../day/claims/placement';
import type { Placement } from '../../day/claims/placement';
import { placeWithoutTable } from '../../day/starts/large-parties';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import type { Ports } from '../../ports';

/** The most open requests without a table, which are not bounded by tables; more than a restaurant can answer. */
const maxRequestsWithoutTable = 100;

/** The plan of a request that holds no table, or why it is refused (REQUEST-3). */
export async function placeRequest(
  ports: Pick<Ports, 'days' | 'reservations'>,
  restaurant: RestaurantRules,
  stay: RequestedStay,
): Promise<Placement | Refusal> {
  const [first = stay.when.date] = stay.dates;
  const [day, waiting] = await Promise.all([
    ports.days.day(restaurant.id, first),
    ports.reservations.countRequestsWithoutTable(restaurant.id),
  ]);
  const placed = placeWithoutTable(restaurant, stay, day.onlinePause);
  if (isRefusal(placed) || waiting < maxRequestsWithoutTable) return placed;
  return new Refusal(
    'conflict',
    'too-many-requests',
    'The restaurant has more open requests than it can answer. Please call the restaurant.',
  );
}
