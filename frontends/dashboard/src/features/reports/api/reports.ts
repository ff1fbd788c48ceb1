import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { GetReportsResponse } from '@tablewell/proto/reservation/v1/report_service_pb';
import type { DateRange } from '../../../lib/calendar';

/** The reports of a range of service days. */
export type Reports = Pick<
  GetReportsResponse,
  | 'covers'
  | 'attendance'
  | 'turnTimes'
  | 'tableUse'
  | 'sources'
  | 'lost'
  | 'leadTimes'
  | 'leadTimesKnownFrom'
  | 'daysWithoutCounts'
>;

/** The reports by their names in the addresses of `/api`. */
export type ReportName =
  'covers' | 'no-shows' | 'turn-times' | 'table-use' | 'sources' | 'lost-demand' | 'lead-times';

/** All reports of a range. 402 if the plan has none. */
export const reportsOf = (restaurantId: string, { start, end }: DateRange) =>
  queryOptions({
    queryKey: ['reports', restaurantId, start, end],
    queryFn: async ({ signal }): Promise<Reports> => {
      const client = (await import('../../../lib/rpc')).reports();
      return client.getReports({ restaurantId, from: start, until: end }, { signal });
    },
  });

/** A report as a file for spreadsheets. */
export const reportFile = async (
  restaurantId: string,
  name: ReportName,
  { start: from, end: to }: DateRange,
): Promise<string> =>
  String(
    await answer(
      api.GET(`/api/reports/{restaurantId}/${name}`, {
        params: { path: { restaurantId }, query: { from, to } },
        headers: { Accept: 'text/csv' },
        parseAs: 'text',
      }),
    ),
  );
