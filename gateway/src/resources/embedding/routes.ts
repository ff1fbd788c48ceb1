import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, Id, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { presentEmbedding } from './mapping';
import * as schemas from './schemas';

const tags = ['Booking page'];
const params = Type.Object({ id: Id });

/** The sites that may embed the booking page of a restaurant. */
export function embeddingRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant/:id/embedding',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'The sites that may show the booking page in a frame',
          params,
          response: { 200: Type.Ref('VersionedEmbedding'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id };
        const { embedding, version } = await clients.embedding.getEmbedding(query, onBehalfOf(request));
        return { embedding: presentEmbedding(embedding), version: Number(version) };
      },
    );

    app.put(
      '/api/restaurant/:id/embedding',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Replace the sites that may show the booking page in a frame',
          params,
          body: schemas.PutEmbeddingBody,
          response: { 200: Type.Ref('VersionedEmbedding'), ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const { sites, version: baseVersion } = request.body;
        const change = { restaurantId: request.params.id, sites, baseVersion: BigInt(baseVersion) };
        const { embedding, version } = await clients.embedding.putEmbedding(change, onBehalfOf(request));
        return { embedding: presentEmbedding(embedding), version: Number(version) };
      },
    );
  };
}
