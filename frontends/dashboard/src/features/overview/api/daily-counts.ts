import { queryOptions } from '@tanstack/react-query';
import type { DateRange } from '../../../lib/calendar';
import type { Totals } from '../metrics';

/** The totals of each date in the restaurant's time zone, also of dates whose reservations are deleted by now. */
export const dailyCounts = (restaurantId: string, { start, end }: DateRange) =>
  queryOptions({
    queryKey: ['daily-counts', restaurantId, start, end],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Totals>> => {
      const { reservations } = await import('../../../lib/rpc');
      const { days } = await reservations().listDailyCounts(
        { restaurantId, startDate: start, endDate: end },
        { signal },
      );
      return new Map(
        days.map(({ date, reservations: standing, covers, canceled }) => [
          date,
          { reservations: standing, customers: covers, all: standing + canceled },
        ]),
      );
    },
  });
