import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Code, ConnectError } from '@connectrpc/connect';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { anyone, holderParams, present, tags, written } from './answers';
import { holderOf } from './callers';
import { toListItem, toReservation } from './mapping';
import { type ReservationBody, formProblems, readForm } from './problems';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'limits' | 'times'>;

/** Reading, changing and canceling one reservation; its id is the permission. */
export function holderRoutes({ clients, limits, times }: Parts): FastifyPluginAsyncTypebox {
  /** Bounds how many unknown ids a network may try (BOOKING-10). */
  const byId = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    await limits.unknownIds.check(networkOf(request));
    try {
      return await work();
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) await limits.unknownIds.take(networkOf(request));
      throw error;
    }
  };

  return async (app) => {
    app.get(
      '/api/reservations/single/:reservationId',
      {
        config: anyone,
        schema: {
          tags,
          summary: 'One reservation, for everyone who has its id',
          params: holderParams,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404) },
        },
      },
      (request) =>
        byId(request, async () => {
          const found = await clients.reservation.getReservation({ id: request.params.reservationId });
          return toReservation(present(found.reservation), found.restaurant);
        }),
    );

    app.put(
      '/api/reservations/update/:reservationId',
      {
        config: {
          ...anyone,
          rules: (body: ReservationBody, request) => formProblems(body, holderOf(request)),
        },
        schema: {
          tags,
          summary: 'Change a reservation; absent fields stay',
          params: holderParams,
          body: schemas.UpdateReservationBody,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(402, 404, 409) },
        },
      },
      (request) =>
        byId(request, async () => {
          const { reservation_time: _time, guests, ...plain } = request.body;
          const when = readForm(request.body, holderOf(request));
          const changed = await clients.reservation.changeReservation(
            {
              id: request.params.reservationId,
              ...plain,
              ...(guests === undefined ? {} : { partySize: guests }),
              ...(when ? { when } : {}),
            },
            onBehalfOf(request),
          );
          return toReservation(written(times, changed.reservation), changed.restaurant);
        }),
    );

    app.put(
      '/api/reservations/cancel/:reservationId',
      {
        config: anyone,
        schema: {
          tags,
          summary: 'Cancel a reservation and notify the guest and the restaurant',
          params: holderParams,
          response: { 200: Type.Ref('ReservationListItem'), ...errorResponses(404, 409) },
        },
      },
      (request) =>
        byId(request, async () => {
          const { reservation } = await clients.reservation.cancelReservation(
            { id: request.params.reservationId },
            onBehalfOf(request),
          );
          return toListItem(written(times, reservation));
        }),
    );
  };
}
