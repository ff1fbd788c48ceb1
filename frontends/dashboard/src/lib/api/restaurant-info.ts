import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';

export const restaurantInfoKey = (id: string) => ['restaurant', id] as const;

/** One restaurant with its settings. */
export const restaurantInfo = (id: string) =>
  queryOptions({
    queryKey: restaurantInfoKey(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/restaurant/{id}/info', { params: { path: { id } }, signal })),
  });
