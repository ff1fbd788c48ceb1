import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import { embeddedRestaurant } from '../lib/embedded-restaurant';

const getRestaurant = (id: string) =>
  answer(api.GET('/api/restaurant/public/{id}', { params: { path: { id } } }));

/** A restaurant by its id: what the server wrote into the page where it did, else asked for. */
export const restaurantQuery = (id: string) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: () => getRestaurant(id),
    initialData: () => embeddedRestaurant(id),
    staleTime: 5 * 60_000,
  });
