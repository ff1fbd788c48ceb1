import { answer, api } from '@tablewell/api-client';
import { embeddedRestaurant } from '../lib/embedded-restaurant';
import type { Resource } from '../lib/resource-store';
import type { Restaurant } from './types';

/** A restaurant by its id: from the data that the server embedded in the page, otherwise fetched. */
export const restaurantById = (id: string): Resource<Restaurant> => ({
  key: `restaurant/${id}`,
  load: () => answer(api.GET('/api/restaurant/public/{id}', { params: { path: { id } } })),
  initial: () => embeddedRestaurant(id),
  freshMs: 5 * 60_000,
});
