import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import * as schemas from './schemas';

/** What only a restaurant for tests has (TEST-3). */
export function testRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/restaurant/:id/test/replies',
      {
        config: member('messages:write'),
        schema: {
          tags: ['API keys'],
          summary:
            'In a test restaurant: a text as if a diner had answered from this number; nothing is sent',
          params: Type.Object({ id: Id }),
          body: schemas.SimulatedReplyBody,
          response: { 201: Type.Ref('SimulatedReply'), ...errorResponses(404, 409) },
        },
      },
      async (request, reply) => {
        const command = { restaurantId: request.params.id, ...request.body };
        const { answer } = await clients.reply.simulateReply(command, onBehalfOf(request));
        return reply.status(201).send({ answer });
      },
    );
  };
}
