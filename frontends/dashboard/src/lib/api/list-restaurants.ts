import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type Restaurant = components['schemas']['Restaurant'];

/** The restaurants of the signed-in user. */
export const listRestaurants = () =>
  queryOptions({
    queryKey: ['restaurants'],
    queryFn: ({ signal }) => answer(api.GET('/api/restaurant', { signal })),
    staleTime: 60_000,
  });
