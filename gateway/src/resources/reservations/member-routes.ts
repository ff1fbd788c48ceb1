import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid } from '@tablewell/chassis/refusal';
import { Type } from 'typebox';
import { errorResponses, zoneHeader } from '../../api/schemas';
import { sendList } from '../../api/send-list';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { done } from '../mapping';
import { holderParams, member, restaurantParams, tags, presentWritten } from './answers';
import { toListItem } from './mapping';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'times'>;

/** A restaurant's reservations, for its members. */
export function memberRoutes({ clients, times }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/api/reservations/uncancel/:reservationId',
      {
        config: member('reservations:write'),
        schema: {
          tags,
          summary: 'Restore a canceled reservation',
          params: holderParams,
          response: { 200: Type.Ref('ReservationListItem'), ...errorResponses(401, 404, 409) },
        },
      },
      async (request) => {
        const { reservation } = await clients.reservation.restoreReservation(
          { id: request.params.reservationId },
          onBehalfOf(request),
        );
        return toListItem(presentWritten(times, reservation));
      },
    );

    app.delete(
      '/api/reservations/:reservationId',
      {
        config: member('reservations:write'),
        schema: {
          tags,
          summary: 'Delete a reservation for good',
          params: holderParams,
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        await clients.reservation.deleteReservation(
          { id: request.params.reservationId },
          onBehalfOf(request),
        );
        times.forgetAll();
        return done('Reservation deleted.');
      },
    );

    app.get(
      '/api/reservations/:restaurantId',
      {
        config: member('reservations:read'),
        schema: {
          tags,
          summary: 'Search all reservations of a restaurant',
          params: restaurantParams,
          querystring: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
          response: { 200: Type.Array(Type.Ref('ReservationListItem')), ...errorResponses(401, 404) },
        },
      },
      async (request, reply) => {
        const { reservations } = await clients.reservation.searchReservations(
          { restaurantId: request.params.restaurantId, text: request.query.search ?? '' },
          onBehalfOf(request),
        );
        return sendList(reply, reservations, toListItem);
      },
    );

    app.get(
      '/api/reservations/:restaurantId/by-date',
      {
        config: member('reservations:read'),
        schema: {
          tags,
          summary: 'Reservations of one day or of a range of days, in the zone of X-Timezone',
          params: restaurantParams,
          headers: zoneHeader,
          querystring: schemas.ByDateQuery,
          response: { 200: Type.Array(Type.Ref('ReservationListItem')), ...errorResponses(401, 404) },
        },
      },
      async (request, reply) => {
        const { date, startDate = date, endDate = date ?? startDate } = request.query;
        if (!startDate || !endDate)
          throw invalid([{ field: 'date', message: 'date, or startDate and endDate, is required' }]);
        const { reservations } = await clients.reservation.listReservations(
          {
            restaurantId: request.params.restaurantId,
            startDate,
            endDate,
            timezone: String(request.headers['x-timezone'] ?? '').slice(0, 64),
          },
          onBehalfOf(request),
        );
        return sendList(reply, reservations, toListItem);
      },
    );

    app.get(
      '/api/dashboard/reservation-sources/:restaurantId',
      {
        config: member('reports:read'),
        schema: {
          tags,
          summary: 'Where reservations came from',
          params: restaurantParams,
          response: { 200: Type.Ref('Sources'), ...errorResponses(401, 402, 404) },
        },
      },
      async (request) => {
        const { sources } = await clients.reservation.listSources(request.params, onBehalfOf(request));
        return { sources: sources.map(({ source, fullUrl, count }) => ({ source, fullUrl, count })) };
      },
    );
  };
}
