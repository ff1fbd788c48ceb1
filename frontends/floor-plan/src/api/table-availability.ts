import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** How many tables of each type can be booked. */
export const tableAvailability = (id: string) =>
  queryOptions({
    queryKey: ['table-availability', id],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/restaurant/{id}/table-availability', { params: { path: { id } }, signal })))
        .tableAvailability ?? {},
    // The settings tab is another remote with a cache of its own.
    staleTime: 0,
  });
