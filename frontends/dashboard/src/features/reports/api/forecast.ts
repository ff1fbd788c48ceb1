import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { GetForecastResponse } from '@tablewell/proto/reservation/v1/report_service_pb';

/** The people who will come in the next two weeks. */
export type Forecast = Pick<GetForecastResponse, 'days' | 'errors'>;

/** The forecast from tomorrow on. `today` makes it a new one when the service day turns. 402 if the plan has none. */
export const forecastOf = (restaurantId: string, today: string) =>
  queryOptions({
    queryKey: ['forecast', restaurantId, today],
    queryFn: async ({ signal }): Promise<Forecast> => {
      const client = (await import('../../../lib/rpc')).reports();
      return client.getForecast({ restaurantId }, { signal });
    },
  });

/** The forecast as a file for spreadsheets. */
export const forecastFile = async (restaurantId: string): Promise<string> =>
  String(
    await answer(
      api.GET('/api/reports/{restaurantId}/forecast', {
        params: { path: { restaurantId } },
        headers: { Accept: 'text/csv' },
        parseAs: 'text',
      }),
    ),
  );
