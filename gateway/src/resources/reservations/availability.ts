import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { GatewayParts } from '../../app';
import { errorResponses, Id } from '../../http/schemas';
import { clockText, iso } from '../mapping';
import * as schemas from './schemas';

/** The free times of a date, for everybody (contract §3). */
export function availabilityRoutes({ clients, times }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant/public/:restaurantId/availability',
      {
        schema: {
          tags: ['Reservations'],
          summary: 'Every start of a date, and whether a party could have it',
          params: Type.Object({ restaurantId: Id }),
          querystring: schemas.AvailabilityQuery,
          response: { 200: Type.Ref('Availability'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurantId } = request.params;
        const { date, guests: partySize, reservationId: movingReservationId } = request.query;
        const ask = { restaurantId, date, partySize };
        // Who is about to move is asked for alone: their own table counts as free to them.
        const offered = movingReservationId
          ? await clients.reservation.listOfferedTimes({ ...ask, movingReservationId })
          : await times.of(ask);
        return {
          date,
          timezone: offered.timezone,
          refusal: offered.dayRefusal,
          times: offered.times.map(({ minute, startsAt, periodName, available }) => ({
            time: clockText(minute),
            reservation_time: iso(startsAt),
            period: periodName,
            available,
          })),
        };
      },
    );
  };
}
