import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { newId } from '@tablewell/chassis/ids';
import { notFound } from '@tablewell/chassis/refusal';
import { Type } from 'typebox';
import { errorResponses, Id, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { member, present, tags } from './answers';
import { ThreadBody } from './schemas';
import { toSentEntry, toThread } from './thread-mapping';

const params = Type.Object({ restaurantId: Id, reservationId: Id });
const path = '/api/reservations/:restaurantId/:reservationId/messages';

/** The messages of a restaurant and a diner about a reservation, as one thread, for members (MESSAGE-25). */
export function threadRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  /** The reservation, if it is this restaurant's. */
  const reservationOf = async (restaurantId: string, id: string) => {
    const reservation = present((await clients.reservation.getReservation({ id })).reservation);
    if (reservation.restaurantId !== restaurantId) throw notFound('There is no such reservation.');
    return reservation;
  };
  return async (app) => {
    app.get(
      path,
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'What a diner was sent about a reservation and what they wrote, oldest first',
          params,
          response: { 200: Type.Array(Type.Ref('ThreadEntry')), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { restaurantId, reservationId } = request.params;
        const sms = await clients.message.listThread({ restaurantId, reservationId }, onBehalfOf(request));
        return toThread(sms, (await reservationOf(restaurantId, reservationId)).messages);
      },
    );

    app.post(
      path,
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Answer a diner by SMS; 409 if they may not be texted',
          params,
          body: ThreadBody,
          response: { 201: Type.Ref('ThreadEntry'), ...errorResponses(401, 402, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { restaurantId, reservationId } = request.params;
        // Membership first: another restaurant's member learns nothing of the reservation.
        await clients.message.listThread({ restaurantId, reservationId }, onBehalfOf(request));
        const party = await reservationOf(restaurantId, reservationId);
        const { phoneNumber, startsAt, language } = party;
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
  };
}
