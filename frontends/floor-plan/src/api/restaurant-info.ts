import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

/** Turn time and zone of a restaurant. */
export const restaurantInfo = (id: string) =>
  queryOptions({
    queryKey: ['restaurant', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/restaurant/{id}/info', { params: { path: { id } }, signal })),
  });
