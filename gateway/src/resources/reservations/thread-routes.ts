import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isWithheldAt, refuseWithoutPermission } from '@tablewell/chassis/access';
import { newId } from '@tablewell/chassis/ids';
import { notFound } from '@tablewell/chassis/refusal';
import { withoutContacts } from '@tablewell/chassis/rpc';
import { ReservationSchema } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { member, present, tags } from './answers';
import { ResendBody, ThreadBody } from './schemas';
import { toSentEntry, toThread } from './thread-mapping';

const params = Type.Object({ restaurantId: Id, reservationId: Id });
const path = '/api/reservations/:restaurantId/:reservationId/messages';

/** The messages of a restaurant and a diner about a reservation, as one thread, for members (MESSAGE-25). */
export function threadRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  /** The reservation, if it is this restaurant's. Only the restaurant's members learn whether it exists. */
  const reservationOf = async (
    request: Pick<FastifyRequest, 'session'> & {
      params: { restaurantId: string; reservationId: string };
    },
  ) => {
    const { restaurantId, reservationId: id } = request.params;
    const refused = refuseWithoutPermission('reservations', request.session?.actor, restaurantId);
    if (refused) throw refused;
    // The member writes to the diner, whose number they need not see (ROLE-8).
    const asked = { id, withContacts: true };
    const reservation = present((await clients.reservation.getReservation(asked)).reservation);
    if (reservation.restaurantId !== restaurantId) throw notFound('There is no such reservation.');
    return reservation;
  };
  return async (app) => {
    app.get(
      path,
      {
        config: member('messages:read'),
        schema: {
          tags,
          summary: 'What a diner was sent about a reservation and what they wrote, oldest first',
          params,
          response: { 200: Type.Array(Type.Ref('ThreadEntry')), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const reservation = await reservationOf(request);
        const { restaurantId, id: reservationId } = reservation;
        const asked = { restaurantId, reservationId, reservation };
        const sms = await clients.message.listThread(asked, onBehalfOf(request));
        const seen = isWithheldAt(request.session?.actor, restaurantId, 'contacts')
          ? withoutContacts(ReservationSchema, reservation)
          : reservation;
        return toThread(sms, seen.messages);
      },
    );

    app.post(
      path,
      {
        config: member('messages:write'),
        schema: {
          tags,
          summary: 'Answer a diner by SMS; 409 if they may not be texted',
          params,
          body: ThreadBody,
          response: { 201: Type.Ref('ThreadEntry'), ...errorResponses(401, 402, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const party = await reservationOf(request);
        const { restaurantId, id: reservationId, phoneNumber, startsAt, language } = party;
        const { message } = await clients.message.answerDiner(
          {
            ...{ restaurantId, reservationId, phoneNumber, language },
            ...(startsAt ? { startsAt } : {}),
            answerId: newId(),
            text: request.body.text,
          },
          onBehalfOf(request),
        );
        if (!message) throw notFound('There is no such reservation.');
        return reply.status(201).send(toSentEntry(message));
      },
    );

    app.post(
      `${path}/resend`,
      {
        config: member('messages:write'),
        schema: {
          tags,
          summary: 'Send a message again to the number that the reservation has now; 409 if it cannot be',
          params,
          body: ResendBody,
          response: { 201: Type.Ref('ThreadEntry'), ...errorResponses(401, 402, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const reservation = await reservationOf(request);
        const { restaurantId } = reservation;
        const { messageId } = request.body;
        const { message } = await clients.message.resendMessage(
          { restaurantId, messageId, reservation },
          onBehalfOf(request),
        );
        if (!message) throw notFound('There is no such message.');
        return reply.status(201).send(toSentEntry(message));
      },
    );
  };
}
