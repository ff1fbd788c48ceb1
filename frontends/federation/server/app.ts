import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remoteNames } from '../src/contract';
import { matchPage } from '../src/route-table';
import { favicon, serveAssets } from './assets';
import { canaryIdIn } from './canary';
import type { WebConfig } from './config';
import { createPages } from './pages/pages';
import { createRegistry } from './registry';
import { headersOf } from './security';

export interface WebOptions {
  config: WebConfig;
  /** The folder that holds the frontends. */
  frontends: string;
  logger: boolean;
}

const robots = [
  'User-agent: *',
  'Disallow: /dashboard',
  'Disallow: /edit-reservation/',
  'Disallow: /reservation-success/',
];

/** Builds the web process: pages, their files, the registry. Listens to nothing. */
export async function createWeb({ config, frontends, logger }: WebOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger && { serializers: { req: loggedRequest } },
    // Only the gateway calls this process, so who it says is calling is believed.
    trustProxy: true,
    requestIdHeader: 'x-request-id',
    forceCloseConnections: 'idle',
  });
  const registry = createRegistry({
    frontends,
    file: config.remotesFile,
    servers: config.remoteServers,
    warn: (problem) => app.log.warn(problem),
  });
  const pages = createPages(config, frontends, registry);

  const headers = headersOf(config.page.publicOrigin);
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  await serveAssets(app, frontends, ['shell', ...remoteNames]);

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    (await pages.ready())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'not ready', notReady: ['shell'] }),
  );
  app.get('/remotes.json', async ({ headers }, reply) =>
    reply
      .header('Cache-Control', 'private, no-cache')
      .send(await registry.remotes(canaryIdIn(headers.cookie))),
  );
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(favicon),
  );
  // Asked for by browsers wherever a page names no icon.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(`${robots.join('\n')}\n`));

  app.get('/*', async (request, reply) => {
    const match = matchPage(pathOf(request));
    if (match?.route.ownPage && (await pages.sendBooking(request, reply, match))) return reply;
    return pages.sendShell(request, reply, match);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/assets/');
    if (isPage) return pages.sendShell(request, reply, undefined);
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send({ error: 'Not found', message: 'Not found' });
  });

  return app;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** A page's address may hold a reservation's id or a token from a mail: the log gets the route, not the address. */
function loggedRequest(request: FastifyRequest) {
  const path = pathOf(request);
  return { method: request.method, url: matchPage(path)?.route.path ?? path };
}
