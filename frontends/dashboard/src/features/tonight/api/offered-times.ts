import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** The starts of a local date with whether a party of this size can book them. */
export const offeredTimes = (restaurantId: string, date: string, guests: number) =>
  queryOptions({
    queryKey: ['offered-times', restaurantId, date, guests],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/restaurant/public/{restaurantId}/availability', {
          params: { path: { restaurantId }, query: { date, guests } },
          signal,
        }),
      ),
    staleTime: 10_000,
  });
