import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { errorResponses, fileResponse, Id, Text } from '../../api/schemas';
import type { GatewayParts } from '../../parts';

const tags = ['Booking page'];
const pictureTypes = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];
/** The size in bytes of the cache of picture files, which diners load. */
const cachedBytes = 32 * 1024 * 1024;
/** A preview is rendered at its first request. */
const drawTimeoutMs = 10_000;

interface CachedFile {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The files of pictures, open to the public. They never change, so they are cached. */
export function pictureFileRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  const files = new LRUCache<string, CachedFile>({
    maxSize: cachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  async function send(
    reply: FastifyReply,
    key: string,
    read: () => Promise<{ file: Uint8Array; type: string }>,
  ): Promise<FastifyReply> {
    let found = files.get(key);
    if (!found) {
      const { file, type } = await read();
      found = { bytes: Buffer.from(file), type };
      files.set(key, found);
    }
    return (
      reply
        .type(found.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Restaurants embed them in their own sites.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(found.bytes)
    );
  }

  return async (app) => {
    app.get(
      '/api/pictures/:name',
      {
        schema: {
          tags,
          summary: 'A file of a picture, which never changes',
          params: Type.Object({ name: Text(40) }),
          response: { 200: fileResponse('The file', ...pictureTypes), ...errorResponses(404) },
        },
      },
      async ({ params: { name } }, reply) =>
        send(reply, name, () => clients.profile.getPictureFile({ name })),
    );

    app.get(
      '/api/restaurant/public/:id/preview/:previewId',
      {
        schema: {
          tags,
          summary: 'The picture with which links to the booking page are shown',
          description: 'The public view names the present one.',
          params: Type.Object({ id: Id, previewId: Text(40) }),
          response: { 200: fileResponse('The picture', 'image/jpeg'), ...errorResponses(404) },
        },
      },
      async ({ params: { id: restaurantId, previewId } }, reply) =>
        send(reply, `${restaurantId} ${previewId}`, () =>
          clients.profile.getLinkPreview({ restaurantId, previewId }, { timeoutMs: drawTimeoutMs }),
        ),
    );
  };
}
