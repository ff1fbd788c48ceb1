import { queryOptions } from '@tanstack/react-query';
import type { GetWaitFiguresResponse } from '@tablewell/proto/reservation/v1/waitlist_service_pb';
import type { DateRange } from '../../../lib/calendar';

export type WaitFigures = Omit<GetWaitFiguresResponse, '$typeName' | '$unknown'>;

/** How the waits of a range of days ended. */
export const waitsOf = (restaurantId: string, { start, end }: DateRange) =>
  queryOptions({
    queryKey: ['wait-figures', restaurantId, start, end],
    queryFn: async ({ signal }): Promise<WaitFigures> => {
      const client = (await import('../../../lib/rpc')).waitlist();
      return client.getWaitFigures({ restaurantId, from: start, until: end }, { signal });
    },
  });
