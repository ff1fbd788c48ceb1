import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { FairQueue } from '@tablewell/chassis/resilience';
import { PictureKind } from '@tablewell/proto/restaurant/v1/profile_pb';
import { maxUploadBytes } from '@tablewell/restaurant-rules/profile/upload';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { registerRoutes } from '../../api/register-routes';
import { errorResponses, Id } from '../../api/schemas';
import { callerSignal } from '../../edge/admission';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf, sessionOf } from '../../session/plugin';
import { pictureFileRoutes } from './file-routes';
import { presentFace } from './mapping';

const tags = ['Booking page'];
const params = Type.Object({ id: Id });
/** The service encodes it in every size, after earlier uploads. */
const uploadTimeoutMs = 25_000;
/** Each takes several times its size in memory while it is passed on; the service encodes one after another. */
const passedOnAtOnce = 3;
const maxWaiting = 32;

const picturesWait = () =>
  new Refusal('unavailable', 'busy', 'Other pictures are being prepared. Please try again in a moment.');

const kinds = { logo: PictureKind.LOGO, cover: PictureKind.COVER } as const;

/** Uploads of pictures, and their files for the public. */
export function pictureRoutes({
  clients,
  limits,
}: Pick<GatewayParts, 'clients' | 'limits'>): FastifyPluginAsyncTypebox {
  const turns = new FairQueue(maxWaiting, { atOnce: passedOnAtOnce });
  const isPicture = (request: FastifyRequest) =>
    request.headers['content-type']?.startsWith('image/') ?? false;

  /** Counts an upload by member and by restaurant, if the member may change the picture (PROFILE-3). */
  async function countUpload(request: FastifyRequest): Promise<void> {
    const { id } = request.params as { id: string };
    const { actor } = sessionOf(request);
    const refused = refuseWithoutPermission('settings', actor, id);
    if (refused) throw refused as unknown as Error;
    if (!isPicture(request)) return;
    await limits.uploads.take(actor.userId);
    await limits.uploadsOfRestaurant.take(id);
  }

  return async (app) => {
    // The service inspects the bytes; the header's media type is ignored.
    app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    for (const [name, kind] of Object.entries(kinds)) {
      app.put(
        `/api/restaurant/:id/${name}`,
        {
          bodyLimit: maxUploadBytes,
          config: { ...member('restaurant:write'), beforeBody: countUpload },
          schema: {
            tags,
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
          const { id: restaurantId } = request.params;
          const signal = callerSignal(request);
          const options = { ...onBehalfOf(request), signal, timeoutMs: uploadTimeoutMs };
          const passOn = () => clients.profile.putPicture({ restaurantId, kind, picture: body }, options);
          const passing = turns.take(restaurantId, passOn, { signal });
          if (!passing) throw picturesWait();
          const { face } = await passing;
          return presentFace(face);
        },
      );

      app.delete(
        `/api/restaurant/:id/${name}`,
        {
          config: member('restaurant:write'),
          schema: {
            tags,
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
    await registerRoutes(app, pictureFileRoutes, { clients });
  };
}
