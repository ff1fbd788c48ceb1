import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { anyone, holderParams, present, tags, presentWritten } from './answers';
import { holderOf } from './callers';
import { withKnownId } from './known-id';
import { toChange, toListItem, toReservation } from './mapping';
import { type ReservationBody, formProblems, readForm } from './problems';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'limits' | 'times'>;

/** Reading, changing and canceling one reservation; knowing its id is the permission. */
export function holderRoutes({ clients, limits, times }: Parts): FastifyPluginAsyncTypebox {
  const byId = withKnownId(limits, 'reservation');

  return async (app) => {
    app.get(
      '/api/reservations/single/:reservationId',
      {
        config: anyone('reservations:read'),
        schema: {
          tags,
          summary: 'One reservation, for everyone who has its id',
          params: holderParams,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404) },
        },
      },
      (request) =>
        byId(request, async () => {
          const found = await clients.reservation.getReservation(
            { id: request.params.reservationId },
            onBehalfOf(request),
          );
          return toReservation(present(found.reservation), found.restaurant);
        }),
    );

    app.put(
      '/api/reservations/update/:reservationId',
      {
        config: {
          ...anyone('reservations:write'),
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
          const when = readForm(request.body, holderOf(request));
          const changed = await clients.reservation.changeReservation(
            {
              id: request.params.reservationId,
              ...toChange(request.body),
              ...(when ? { when } : {}),
            },
            onBehalfOf(request),
          );
          return toReservation(presentWritten(times, changed.reservation), changed.restaurant);
        }),
    );

    app.put(
      '/api/reservations/cancel/:reservationId',
      {
        config: anyone('reservations:write'),
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
          return toListItem(presentWritten(times, reservation));
        }),
    );
  };
}
