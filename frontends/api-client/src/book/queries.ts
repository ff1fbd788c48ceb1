import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import type { DateRange } from '../queries/date-range';
import type { Evening } from './evening';
import { bookKeys } from './keys';
import type { Party } from './party';
import { readPublishedList } from './published';

/** The parties of service days. */
export type PartiesByDate = Readonly<Record<string, readonly Party[]>>;

// The runtime of `/rpc` is large, and no page needs it for its first render.
const messages = () => import('./read-evening');

/** A service day of the restaurant; an empty date is its today. */
export const eveningOf = (restaurantId: string, date: string) =>
  queryOptions({
    queryKey: bookKeys.evening(restaurantId, date),
    queryFn: async ({ signal }): Promise<Evening> =>
      (await messages()).loadEvening(restaurantId, date, signal),
    // Live updates keep it fresh; this interval is for what they do not report, such as a time that has passed.
    refetchInterval: 60_000,
  });

/** The parties of service days, with the tables and steps that the published lists lack. */
export const partiesOn = (restaurantId: string, dates: readonly string[]) =>
  queryOptions({
    queryKey: bookKeys.days(restaurantId, dates),
    queryFn: async ({ signal }): Promise<PartiesByDate> =>
      (await messages()).loadPartiesOn(restaurantId, dates, signal),
  });

/** Reservations that start on local dates of the viewer's zone, which the client sends as `X-Timezone`. */
export const reservationsByDate = (restaurantId: string, range: DateRange) =>
  queryOptions({
    queryKey: bookKeys.range(restaurantId, range),
    queryFn: async ({ signal }): Promise<readonly Party[]> =>
      readPublishedList(
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

/** All reservations that a text finds. Its key contains the text, so a late answer to an earlier one is dropped. */
export const searchReservations = (restaurantId: string, words: string) =>
  queryOptions({
    queryKey: bookKeys.search(restaurantId, words),
    queryFn: async ({ signal }): Promise<readonly Party[]> =>
      readPublishedList(
        await answer(
          api.GET('/api/reservations/{restaurantId}', {
            params: { path: { restaurantId }, query: { search: words } },
            signal,
          }),
        ),
      ),
  });
