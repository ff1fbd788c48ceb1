import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** How many tables of each type a restaurant has. */
export const tableAvailability = (id: string) =>
  queryOptions({
    queryKey: ['table-availability', id],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/restaurant/{id}/table-availability', { params: { path: { id } }, signal })))
        .tableAvailability,
  });
