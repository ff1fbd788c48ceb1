import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, Id, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { presentFace } from './mapping';
import { pictureRoutes } from './picture-routes';
import * as schemas from './schemas';

const tags = ['Booking page'];
const params = Type.Object({ id: Id });

/** The face of a restaurant on its booking page. */
export function profileRoutes(parts: GatewayParts): FastifyPluginAsyncTypebox {
  const { clients } = parts;
  return async (app) => {
    app.get(
      '/api/restaurant/:id/profile',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'What the restaurant tells diners about itself',
          params,
          response: { 200: Type.Ref('VersionedFace'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id };
        const { face, version } = await clients.profile.getProfile(query, onBehalfOf(request));
        return { face: presentFace(face), version: Number(version) };
      },
    );

    app.put(
      '/api/restaurant/:id/profile',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Replace what the restaurant tells diners about itself',
          params,
          body: schemas.PutProfileBody,
          response: { 200: Type.Ref('VersionedFace'), ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const { profile, version: baseVersion } = request.body;
        const change = { restaurantId: request.params.id, profile, baseVersion: BigInt(baseVersion) };
        const { face, version } = await clients.profile.putProfile(change, onBehalfOf(request));
        return { face: presentFace(face), version: Number(version) };
      },
    );

    await app.register(pictureRoutes(parts));
  };
}
