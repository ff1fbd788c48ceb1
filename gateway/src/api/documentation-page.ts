import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendError } from './errors';

const prefix = '/api/docs';

/**
 * The one HTML page under `/api`, where calls can be tried (TEST-6); its scripts and styles are its package's own files, served from here. The package is
 * loaded by the first request instead of at start.
 */
export const documentationPage = fp(async (app: FastifyInstance) => {
  let pages: Promise<FastifyInstance> | undefined;
  const made = () =>
    (pages ??= pagesOf(app).catch((reason: unknown) => {
      pages = undefined;
      throw reason;
    }));
  const answer = async ({ url, headers: given }: FastifyRequest, reply: FastifyReply) => {
    const { statusCode, headers, rawPayload } = await (await made()).inject({ url, headers: given });
    if (statusCode >= 500) throw new Error(`${prefix} answered ${statusCode} to ${url}`);
    if (statusCode >= 400) return sendError(reply, 404, 'Not found.');
    const { connection: _ours, date: _too, ...theirs } = headers;
    return reply.code(statusCode).headers(theirs).send(rawPayload);
  };
  for (const url of [prefix, `${prefix}/*`]) app.get(url, { schema: { hide: true } }, answer);
});

async function pagesOf(app: FastifyInstance): Promise<FastifyInstance> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const pages = Fastify();
  await pages.register(swagger, {
    mode: 'static',
    specification: { document: app.swagger() as StaticDocumentSpec['document'] },
  });
  await pages.register(swaggerUi, {
    routePrefix: prefix,
    // Without the vendor's top bar and its field for another document's address.
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0, validatorUrl: null },
    theme: { title: 'Tablewell API' },
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
  await pages.ready();
  return pages;
}
