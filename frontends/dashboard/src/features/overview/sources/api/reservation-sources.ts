import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** The sources of reservations. 402 if the plan has no analytics. */
export const reservationSources = (restaurantId: string) =>
  queryOptions({
    queryKey: ['reservation-sources', restaurantId],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/dashboard/reservation-sources/{restaurantId}', {
          params: { path: { restaurantId } },
          signal,
        }),
      ),
  });
