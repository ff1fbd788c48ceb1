import { answer, api } from '@tablewell/api-client';
import { embeddedDays } from '../lib/embedded-days';
import type { Resource } from '../lib/resource-store';
import { availabilityKey } from './get-availability';
import type { OfferedDays } from './types';

/** A query for the states of the next dates, or of those from a given date. */
export interface DaysQuery {
  restaurantId: string;
  guests: number;
  /** Only the tables of this area count; absent: all tables. */
  area?: string | undefined;
  /** YYYY-MM-DD; absent: from today at the restaurant, with the times of the first open day. */
  from?: string;
  days: number;
  /** The dates are evenings. */
  evening?: boolean | undefined;
}

/** Which dates a party could book: from the data that the server embedded in the page, otherwise fetched. */
export const daysOf = ({
  restaurantId,
  guests,
  area,
  from,
  days,
  evening,
}: DaysQuery): Resource<OfferedDays> => ({
  key: `${availabilityKey(restaurantId)}days/${from ?? ''}/${days}/${guests}/${evening ?? ''}/${area ?? ''}`,
  load: () =>
    answer(
      api.GET('/api/restaurant/public/{restaurantId}/availability/days', {
        params: {
          path: { restaurantId },
          query: {
            ...{ days, guests },
            ...(area && { area }),
            ...(evening && { evening }),
            ...(from ? { from } : { withTimes: true }),
          },
        },
      }),
    ),
  initial: () => (from || area || !evening ? undefined : embeddedDays(restaurantId, guests)),
  freshMs: 30_000,
});
