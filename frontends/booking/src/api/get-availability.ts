import { answer, api } from '@tablewell/api-client';
import type { Resource } from '../lib/resource-store';
import type { Availability } from './types';

/** A query for free times: a date (YYYY-MM-DD) in the restaurant's time zone, and the party size. */
export interface AvailabilityQuery {
  restaurantId: string;
  date: string;
  guests: number;
  /** Only the tables of this area count; absent: all tables. */
  area?: string | undefined;
  /** A reservation that is being changed: its own table counts as free. */
  reservationId?: string | undefined;
  /** The date is an evening, with its starts after midnight. */
  evening?: boolean | undefined;
}

/** The times of a date. Others book in the meantime, so an answer is stale after a few seconds. */
export const availabilityOf = ({
  restaurantId,
  date,
  guests,
  area,
  reservationId,
  evening,
}: AvailabilityQuery): Resource<Availability> => ({
  key: `${availabilityKey(restaurantId)}${date}/${guests}/${reservationId ?? ''}/${evening ?? ''}/${area ?? ''}`,
  load: () =>
    answer(
      api.GET('/api/restaurant/public/{restaurantId}/availability', {
        params: {
          path: { restaurantId },
          query: {
            ...{ date, guests },
            ...(area && { area }),
            ...(reservationId && { reservationId }),
            ...(evening && { evening }),
          },
        },
      }),
    ),
  freshMs: 10_000,
});

/** The key prefix of all queries for a restaurant's times. */
export const availabilityKey = (restaurantId: string): string => `availability/${restaurantId}/`;
