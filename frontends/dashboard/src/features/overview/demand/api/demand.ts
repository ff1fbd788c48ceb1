import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';
import type { DateRange } from '../../../../lib/calendar';

export type Demand = components['schemas']['UnmetDemand'];
export type LostHour = Demand['lost'][number];

/** The parties that were turned away in a range of dates, by date, hour and rule. */
export const unmetDemand = (id: string, { start, end }: DateRange) =>
  queryOptions({
    queryKey: ['unmet-demand', id, start, end],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/restaurant/{id}/demand', {
          params: { path: { id }, query: { from: start, until: end } },
          signal,
        }),
      ),
  });
