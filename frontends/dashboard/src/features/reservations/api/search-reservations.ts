import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import { readReservations, reservationKeys } from '@tablewell/api-client/queries';
import type { Reservation } from '@tablewell/api-client/queries';

/**
 * All reservations of a restaurant that match a search. The key contains the search text, so a late answer to an
 * earlier one is dropped.
 */
export const searchReservations = (restaurantId: string, query: string) =>
  queryOptions({
    queryKey: reservationKeys.search(restaurantId, query),
    queryFn: async ({ signal }): Promise<readonly Reservation[]> =>
      readReservations(
        await answer(
          api.GET('/api/reservations/{restaurantId}', {
            params: { path: { restaurantId }, query: { search: query } },
            signal,
          }),
        ),
      ),
  });
