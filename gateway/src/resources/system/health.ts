import type { Readiness } from '@tablewell/chassis';
import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process lives. `/readyz`: every part behind it answers, and names those that do not; `?of=<part>` asks
 * that one alone.
 */
export function healthRoutes(readiness: Readiness) {
  return async (app: FastifyInstance): Promise<void> => {
    const hidden = { schema: { hide: true } };
    app.get('/healthz', hidden, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get<{ Querystring: { of?: string } }>('/readyz', hidden, async ({ query }, reply) => {
      const { ready, notReady, facts } = await readiness.report(query.of);
      return reply
        .status(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ready' : 'not ready', notReady, ...facts });
    });
  };
}
