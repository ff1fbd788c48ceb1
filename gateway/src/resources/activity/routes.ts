import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { prefers } from '../../api/csv';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { activityFields } from '../fields';
import { toActivityEntry } from './mapping';
import * as schemas from './schemas';

/** One JSON value per line, which log collectors read. */
const jsonLines = 'application/x-ndjson';

/** The audit log for programs that collect logs (AUDIT-6). */
export function activityRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/activity/:restaurantId',
      {
        config: { ...member('activity:read'), fields: activityFields },
        schema: {
          tags: ['Activity'],
          summary: 'The audit log in the order in which it was written, page by page',
          description: `To collect it, call again with the last cursor, now and then. Entries of the last thirty seconds come with a later call. With \`Accept: ${jsonLines}\`, one entry per line.`,
          params: Type.Object({ restaurantId: Id }),
          querystring: schemas.ActivityQuery,
          response: {
            200: {
              description: 'The next entries',
              content: {
                'application/json': { schema: Type.Ref('ActivityPage') },
                [jsonLines]: { schema: Type.String() },
              },
            },
            ...errorResponses(401, 403, 404),
          },
        },
      },
      async (request, reply) => {
        const { cursor: after = '', limit: pageSize } = request.query;
        const asked = { restaurantId: request.params.restaurantId, after, pageSize };
        const found = await clients.activity.readActivity(asked, onBehalfOf(request));
        const entries = found.entries.flatMap(toActivityEntry);
        void reply.header('vary', 'Accept');
        if (!prefers(jsonLines, request.headers.accept))
          return { entries, nextCursor: (entries.at(-1)?.cursor ?? after) || null } as never;
        const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
        return reply.type(jsonLines).send(lines) as never;
      },
    );
  };
}
