import type { Readiness } from '@tablewell/chassis/ops';
import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process runs. `/readyz`: every dependency answers; lists those that do not. */
export function healthRoutes(readiness: Readiness) {
  return async (app: FastifyInstance): Promise<void> => {
    const hidden = { schema: { hide: true } };
    app.get('/healthz', hidden, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/readyz', hidden, async (_request, reply) => {
      const { ready, notReady, facts } = await readiness.report();
      return reply
        .status(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ready ? 'ready' : 'not ready', notReady, ...facts });
    });
  };
}
