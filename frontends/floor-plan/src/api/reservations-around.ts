import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import { addDays } from '@tablewell/booking-rules/zone';
import { readActive } from '../live/reservation';

export const reservationsKey = (restaurantId: string) => ['reservations', restaurantId] as const;

/**
 * Active reservations of a local date and of the days beside it. The call's days are the viewer's, the date is the
 * restaurant's, and a party that came before midnight still sits after it: a day on each side covers both.
 */
export const reservationsAround = (restaurantId: string, date: string) =>
  queryOptions({
    queryKey: [...reservationsKey(restaurantId), date],
    queryFn: async ({ signal }) =>
      readActive(
        await answer(
          api.GET('/api/reservations/{restaurantId}/by-date', {
            params: {
              path: { restaurantId },
              query: { startDate: addDays(date, -1), endDate: addDays(date, 1) },
            },
            signal,
          }),
        ),
      ),
  });
