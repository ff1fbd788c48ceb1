import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Actor } from '@tablewell/chassis/access';
import { invalid } from '@tablewell/chassis/refusal';
import { PictureKind } from '@tablewell/proto/restaurant/v1/profile_pb';
import { maxUploadBytes } from '@tablewell/restaurant-rules/profile/upload';
import { Type } from 'typebox';
import { errorResponses, Id, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf, sessionOf } from '../../session/plugin';
import { pictureFileRoutes } from './file-routes';
import { presentFace } from './mapping';

const tags = ['Booking page'];
const params = Type.Object({ id: Id });
/** The service encodes it in every size, after earlier uploads. */
const uploadTimeoutMs = 25_000;

const kinds = { logo: PictureKind.LOGO, cover: PictureKind.COVER } as const;

/** Uploads of pictures, and their files for the public. */
export function pictureRoutes({
  clients,
  limits,
}: Pick<GatewayParts, 'clients' | 'limits'>): FastifyPluginAsyncTypebox {
  /** Counts uploads by member, and by restaurant; only members of the restaurant count against its limit. */
  async function countUpload({ userId, memberships }: Actor, restaurantId: string): Promise<void> {
    await limits.uploads.take(userId);
    const isMember = memberships.some((membership) => membership.restaurantId === restaurantId);
    if (isMember) await limits.uploadsOfRestaurant.take(restaurantId);
  }

  return async (app) => {
    // The service inspects the bytes; the header's media type is ignored.
    app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    for (const [name, kind] of Object.entries(kinds)) {
      app.put(
        `/api/restaurant/:id/${name}`,
        {
          bodyLimit: maxUploadBytes,
          config: member,
          schema: {
            tags,
            security: signedIn,
            consumes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
            summary: `Replace the ${name}`,
            description: 'The body is the file: a JPEG, PNG, WebP or AVIF picture of at most 8 MB.',
            params,
            response: { 200: Type.Ref('Face'), ...errorResponses(401, 403, 404) },
          },
        },
        async (request) => {
          const { body } = request;
          if (!Buffer.isBuffer(body))
            throw invalid([{ field: 'picture', message: 'Please choose a JPEG, PNG, WebP or AVIF picture' }]);
          await countUpload(sessionOf(request).actor, request.params.id);
          const { face } = await clients.profile.putPicture(
            { restaurantId: request.params.id, kind, picture: body },
            { ...onBehalfOf(request), timeoutMs: uploadTimeoutMs },
          );
          return presentFace(face);
        },
      );

      app.delete(
        `/api/restaurant/:id/${name}`,
        {
          config: member,
          schema: {
            tags,
            security: signedIn,
            summary: `Remove the ${name}`,
            params,
            response: { 200: Type.Ref('Face'), ...errorResponses(401, 403, 404) },
          },
        },
        async (request) => {
          const command = { restaurantId: request.params.id, kind };
          const { face } = await clients.profile.deletePicture(command, onBehalfOf(request));
          return presentFace(face);
        },
      );
    }
    await app.register(pictureFileRoutes({ clients }));
  };
}
