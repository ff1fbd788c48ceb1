import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, Text } from '../../api/schemas';
import type { GatewayParts } from '../../parts';

/** Whose booking page a domain shows. */
export function ownDomainRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/own-domains',
      {
        schema: {
          tags: ['Booking page'],
          summary: 'The restaurant of a domain that is proven',
          description: 'An edge that makes certificates on demand asks here whether it may: 200, or 404.',
          querystring: Type.Object({ domain: Text(300) }),
          response: { 200: Type.Ref('KnownDomain'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurantId } = await clients.ownName.findOwnDomain({ host: request.query.domain });
        return { restaurantId };
      },
    );
  };
}
