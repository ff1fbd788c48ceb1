import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListOfferedDaysResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { toAvailability } from './availability';
import type { DaysQuery } from './public-days';
import * as schemas from './schemas';

/** The route of the dates that a party could book, open to the public. */
export function offeredDaysRoutes({ days, times, limits }: GatewayParts): FastifyPluginAsyncTypebox {
  /** The times of the first open day; left out if they cannot be read, because the days are useful without them. */
  async function firstTimes(
    { restaurantId, partySize, area, evening }: DaysQuery,
    offered: ListOfferedDaysResponse,
  ) {
    const date = offered.days.find(({ state }) => state === 'open')?.date;
    if (!date) return {};
    const known = await times.of({ restaurantId, date, partySize, area, evening }).catch(() => undefined);
    return known ? { first: toAvailability(date, known, evening) } : {};
  }

  return async (app) => {
    app.get(
      '/api/restaurant/public/:restaurantId/availability/days',
      {
        schema: {
          tags: ['Reservations'],
          summary: 'Which dates of up to six weeks a party could book',
          params: Type.Object({ restaurantId: Id }),
          querystring: schemas.OfferedDaysQuery,
          response: { 200: Type.Ref('OfferedDays'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurantId } = request.params;
        const { from = '', days: count, guests: partySize, area = '', evening, withTimes } = request.query;
        const query = { restaurantId, from, days: count, partySize, area, evening };
        if (!days.recent(query)) await limits.dayRangeQueries.take(networkOf(request));
        const offered = await days.of(query);
        return {
          timezone: offered.timezone,
          guests: partySize,
          days: offered.days.map(({ date, state }) => ({ date, state })),
          ...(withTimes ? await firstTimes(query, offered) : {}),
        };
      },
    );
  };
}
