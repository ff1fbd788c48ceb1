import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import type { DateRange } from './date-range';
import { readReservations } from './reservation';
import type { Reservation } from './reservation';
import { reservationKeys } from './reservation-cache';

/** Reservations that start on local dates of the viewer's zone, which the client sends as `X-Timezone`. */
export const reservationsByDate = (restaurantId: string, range: DateRange) =>
  queryOptions({
    queryKey: reservationKeys.range(restaurantId, range),
    queryFn: async ({ signal }): Promise<readonly Reservation[]> =>
      readReservations(
        await answer(
          api.GET('/api/reservations/{restaurantId}/by-date', {
            params: { path: { restaurantId }, query: datesOf(range) },
            signal,
          }),
        ),
      ),
  });

const datesOf = ({ start, end }: DateRange) =>
  start === end ? { date: start } : { startDate: start, endDate: end };
