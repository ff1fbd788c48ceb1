import { type EventHandler, events, on } from '@tablewell/chassis';
import type { Restaurant } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import type { MongoRestaurantRules } from '../mongo/restaurant-rules';

/** Keeps this service's copy of the restaurants. */
export function restaurantHandlers(store: MongoRestaurantRules): EventHandler[] {
  const take = async (restaurant: Restaurant | undefined) => {
    if (restaurant) await store.put(restaurant.id, Number(restaurant.version), toRules(restaurant));
  };
  return [
    on(events.restaurantCreated, ({ restaurant }) => take(restaurant)),
    on(events.restaurantUpdated, ({ restaurant }) => take(restaurant)),
    on(events.restaurantDeleted, ({ id, version }) => store.put(id, Number(version), null)),
  ];
}

function toRules(restaurant: Restaurant): RestaurantRules {
  return {
    id: restaurant.id,
    version: Number(restaurant.version),
    name: restaurant.name,
    phoneNumber: restaurant.phoneNumber,
    timezone: restaurant.timezone,
    seatingMinutes: restaurant.seatingMinutes,
    periods: restaurant.operatingPeriods.map(
      ({ id, name, opensAt, closesAt, intervalMinutes, daysOfWeek }) => ({
        id,
        name,
        opensAt,
        closesAt,
        intervalMinutes,
        daysOfWeek,
      }),
    ),
    closures: { weekly: restaurant.closures?.weekly ?? [], special: restaurant.closures?.special ?? [] },
    tables: restaurant.tableTypes.map(({ key, count, capacity }) => ({ key, count, capacity })),
  };
}
