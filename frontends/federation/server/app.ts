import { existsSync } from 'node:fs';
import fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remoteNames } from '../src/contract';
import { asHost } from '../src/as-host';
import { matchPage } from '../src/route-table';
import { sendFromPeers, serveAssets } from './assets';
import { canaryIdIn } from './canary';
import type { WebConfig } from './config';
import { distOf } from './dist-folders';
import { serveEmbedScript } from './embed-script';
import { serveEmbedTester } from './embed-tester';
import { serveIcons } from './installed';
import { createOwnDomains } from './own-domains';
import { sendOnOwnDomain } from './pages/own-domain-pages';
import { createPages } from './pages/pages';
import { createPeers } from './peers';
import { createRegistry } from './registry';
import { isRemoteName } from './registry-file';
import { headersOf } from './security';

interface WebOptions {
  config: WebConfig;
  /** The folder that holds the frontends. */
  frontends: string;
  logger: boolean;
}

const robots = [
  'User-agent: *',
  'Disallow: /dashboard',
  'Disallow: /embed/',
  'Disallow: /edit-reservation/',
  'Disallow: /reservation-success/',
  'Disallow: /waitlist-entry/',
];

/** Builds the web process: pages, their files, the registry. Does not listen yet. */
export async function createWeb({ config, frontends, logger }: WebOptions): Promise<FastifyInstance> {
  // An image contains only some of them; in a checkout a folder may be built while this process runs.
  const served = ['shell', 'embed', ...remoteNames].filter(
    (name) => !config.frontendsDist || existsSync(distOf(frontends, name)),
  );
  const app = fastify({
    logger: logger && { base: { service: serviceOf(served) }, serializers: { req: loggedRequest } },
    // Only the gateway calls this process, so its forwarding headers are trusted.
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
  app.addHook('onClose', async () => registry.close());
  const pages = createPages(config, frontends, registry);
  const siteOf = createOwnDomains({
    apiUrl: config.apiUrl,
    publicOrigin: config.page.publicOrigin,
    otherHosts: config.otherHosts,
  });
  const peers = createPeers(config.peers);

  const headers = headersOf(config.page.publicOrigin);
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  await serveAssets(app, frontends, served);

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) =>
    (await pages.ready())
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'not ready', notReady: ['shell'] }),
  );
  app.get<{ Querystring: { missed?: unknown } }>('/remotes.json', async ({ headers, query }, reply) => {
    const { missed } = query;
    if (typeof missed === 'string' && isRemoteName(missed)) await registry.refresh(missed);
    return reply
      .header('Cache-Control', 'private, no-cache')
      .send(await registry.remotes(canaryIdIn(headers.cookie)));
  });
  serveIcons(app);
  serveEmbedScript(app, frontends);
  serveEmbedTester(app, config, frontends, siteOf);
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(`${robots.join('\n')}\n`));

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return reply.callNotFound();
    const site = await siteOf(request);
    if (site.kind !== 'product')
      return sendOnOwnDomain(pages, site, config.page.publicOrigin, request, reply);
    const match = matchPage(pathOf(request));
    // A member of the restaurant, recognized by the booking remote's own page.
    const isForMember = match?.route.forMembers !== undefined && searchOf(request) === asHost;
    if (match?.route.ownPage && !isForMember && (await pages.sendBooking(request, reply, match)))
      return reply;
    return pages.sendShell(request, reply, match);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/assets/');
    const site = isPage ? await siteOf(request) : undefined;
    if (site && site.kind !== 'product')
      return sendOnOwnDomain(pages, site, config.page.publicOrigin, request, reply);
    if (isPage) return pages.sendShell(request, reply, undefined);
    if (await sendFromPeers(peers, request, reply)) return reply;
    return reply
      .code(404)
      .header('Cache-Control', 'no-store')
      .send({ error: 'Not found', message: 'Not found' });
  });

  return app;
}

/** The name of this process in a deployment: the shell's server, or that of one remote. */
const serviceOf = (served: readonly string[]): string =>
  served.includes('shell') ? 'web' : `web-${served[0] ?? 'empty'}`;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';
const searchOf = ({ url }: FastifyRequest): string => url.split('?')[1] ?? '';

/** A page's address may contain a reservation's id or a token from a mail, so the log gets the route instead. */
function loggedRequest(request: FastifyRequest) {
  const path = pathOf(request);
  return { method: request.method, url: matchPage(path)?.route.path ?? path };
}
