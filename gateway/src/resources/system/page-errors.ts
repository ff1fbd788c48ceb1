import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { measured } from '@tablewell/chassis/metrics';
import { Type } from 'typebox';
import type { GatewayParts } from '../../parts';
import { networkOf } from '../../api/rate-limits';
import { errorResponses, Text } from '../../api/schemas';
import { done } from '../mapping';

const remotes = ['shell', 'booking', 'marketing', 'billing', 'dashboard', 'floor-plan'] as const;
/** A stack of about forty frames. */
const maxBytes = 8 * 1024;

const PageErrorBody = Type.Object(
  {
    remote: Type.Union(
      remotes.map((name) => Type.Literal(name)),
      { description: 'Whose page it is' },
    ),
    page: Text(200, 'The pattern of the route, not the address'),
    name: Text(100),
    message: Text(500),
    stack: Type.Optional(Text(4_000)),
  },
  {
    examples: [
      { remote: 'dashboard', page: '/dashboard', name: 'TypeError', message: 'x is not a function' },
    ],
  },
);

/** Errors reported by pages, so that operators see what breaks in browsers. */
export function pageErrorRoutes({ limits }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/page-errors',
      {
        bodyLimit: maxBytes,
        schema: {
          tags: ['System'],
          summary: 'Report an error of a page; it is logged and counted',
          body: PageErrorBody,
          response: { 202: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request, reply) => {
        await limits.pageErrors.take(networkOf(request));
        const { remote, page, ...error } = request.body;
        measured.pageErrors.add({ remote });
        request.log.warn({ remote, page, pageError: error }, 'a page failed in a browser');
        return reply.status(202).send(done('Thank you.'));
      },
    );
  };
}
