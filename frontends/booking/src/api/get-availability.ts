import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** What is asked: a date (YYYY-MM-DD) by the restaurant's clock, and for how many. */
export interface AvailabilityAsk {
  restaurantId: string;
  date: string;
  guests: number;
  /** A reservation that is about to move: its own table counts as free. */
  reservationId?: string | undefined;
}

const getAvailability = ({ restaurantId, date, guests, reservationId }: AvailabilityAsk) =>
  answer(
    api.GET('/api/restaurant/public/{restaurantId}/availability', {
      params: {
        path: { restaurantId },
        query: { date, guests, ...(reservationId ? { reservationId } : {}) },
      },
    }),
  );

/** The times of a date. Others book meanwhile, so an answer is old after a few seconds. */
export const availabilityQuery = (ask: AvailabilityAsk) =>
  queryOptions({
    queryKey: ['availability', ask.restaurantId, ask.date, ask.guests, ask.reservationId ?? ''],
    queryFn: () => getAvailability(ask),
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  });
