import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type Holiday = components['schemas']['Holidays']['holidays'][number];

/** The public holidays of a restaurant's country in a year and the next one, from a given date. */
export const comingHolidays = (id: string, today: string) =>
  queryOptions({
    queryKey: ['holidays', id, today.slice(0, 4)],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const year = Number(today.slice(0, 4));
      const read = (each: number) =>
        answer(
          api.GET('/api/restaurant/{id}/holidays', {
            params: { path: { id }, query: { year: each } },
            signal,
          }),
        );
      const [now, next] = await Promise.all([read(year), read(year + 1)]);
      return [...now.holidays, ...next.holidays];
    },
  });
