import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import * as schemas from './demand-schemas';
import { params, tags } from './rules-routes';

/** Route of the demand that was not met. */
export function demandRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant/:id/demand',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'The parties that were turned away, by date, hour and rule; at most 100 days',
          params,
          querystring: schemas.DemandQuery,
          response: { 200: Type.Ref('UnmetDemand'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const { from, until } = request.query;
        const query = { restaurantId: request.params.id, from, until };
        const { lost, bookedCovers } = await clients.availability.getDemand(query, onBehalfOf(request));
        return {
          from,
          until,
          lost: lost.map(({ date, hour, rule, parties, covers }) => ({
            date,
            ...(hour === undefined ? {} : { hour }),
            rule,
            parties,
            covers,
          })),
          lostParties: lost.reduce((sum, { parties }) => sum + parties, 0),
          lostCovers: lost.reduce((sum, { covers }) => sum + covers, 0),
          bookedCovers,
        };
      },
    );
  };
}
