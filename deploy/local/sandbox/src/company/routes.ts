import type { FastifyInstance } from 'fastify';
import type { Company } from './provider';

/** The provider's endpoints and pages, below `/sandbox/company`. It reads bodies itself, and starts with the first request. */
export function companyRoutes(
  app: FastifyInstance,
  { startCompany }: { startCompany: () => Promise<Company> },
): void {
  let company: Promise<Company> | undefined;
  app.addHook('onRequest', async (request, reply) => {
    const { handle } = await (company ??= startCompany());
    reply.hijack();
    await handle(request.raw, reply.raw);
  });
  app.all('/*', async () => undefined);
}
