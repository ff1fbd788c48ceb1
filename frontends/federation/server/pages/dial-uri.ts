import type { RestaurantView } from '../restaurant-view';

/** A `tel:` address of the restaurant: dialed from any country, if the gateway says how. */
export const dialUri = (restaurant: RestaurantView | undefined): string =>
  restaurant?.phoneUri ?? `tel:${(restaurant?.phoneNumber ?? '').replace(/[^\d+]/g, '')}`;
