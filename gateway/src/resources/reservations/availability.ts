import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListOfferedTimesResponse } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import { Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { errorResponses, Id } from '../../api/schemas';
import { clockText } from '@tablewell/shared/calendar';
import { iso } from '../mapping';
import * as schemas from './schemas';

/** The times of a date as `/api` has them; those of an evening with their own dates. */
export function toAvailability(date: string, offered: ListOfferedTimesResponse, evening: boolean) {
  return {
    date,
    timezone: offered.timezone,
    refusal: offered.dayRefusal,
    times: offered.times.map(({ date: ownDate, minute, startsAt, periodName, available }) => ({
      time: clockText(minute),
      reservation_time: iso(startsAt),
      period: periodName,
      available,
      // A service of the previous release answers with the starts of the date, without it.
      ...(evening && ownDate ? { date: ownDate } : {}),
    })),
  };
}

/** The free times of a date, open to the public. */
export function availabilityRoutes({ clients, times }: GatewayParts): FastifyPluginAsyncTypebox {
  // One answer of the service is shown to many callers, so its serialized text is cached too.
  const texts = new WeakMap<ListOfferedTimesResponse, string>();
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
      async (request, reply) => {
        const { restaurantId } = request.params;
        const { date, guests: partySize, area = '', evening, reservationId: moving } = request.query;
        const query = { restaurantId, date, partySize, area, evening };
        // For a reservation that moves, its own table counts as free, so its answer is not shared.
        const offered = moving
          ? await clients.reservation.listOfferedTimes({ ...query, movingReservationId: moving })
          : await times.of(query);
        const known = texts.get(offered);
        const text = known ?? String(reply.serialize(toAvailability(date, offered, evening)));
        if (known === undefined) texts.set(offered, text);
        return reply.type('application/json; charset=utf-8').send(text as never);
      },
    );
  };
}
