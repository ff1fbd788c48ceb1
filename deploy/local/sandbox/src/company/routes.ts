import type { FastifyInstance } from 'fastify';
import type { Company } from './provider';

/** The provider's endpoints and pages, below `/sandbox/company`. It reads bodies itself. */
export function companyRoutes(app: FastifyInstance, { company }: { company: Company }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.hijack();
    await company.handle(request.raw, reply.raw);
  });
  app.all('/*', async () => undefined);
}
