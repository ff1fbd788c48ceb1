import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remoteNames } from '../src/contract';
import type { PageData } from '../src/page-data';
import { matchPage } from '../src/route-table';
import type { PageMatch } from '../src/route-table';
import { favicon, serveAssets } from './assets';
import type { WebConfig } from './config';
import { distOf, watchedFile } from './dist-folders';
import { bookingPage } from './pages/booking-page';
import { shellPage } from './pages/shell-page';
import { createRegistry } from './registry';
import { readRestaurant } from './restaurant-view';
import { commonHeaders, contentSecurityPolicy } from './security';

export interface WebOptions {
  config: WebConfig;
  /** The folder that holds the frontends. */
  frontends: string;
  logger: boolean;
}

/** Builds the web process: pages, their files, the registry. Listens to nothing. */
export async function createWeb({ config, frontends, logger }: WebOptions): Promise<FastifyInstance> {
  // Only the gateway calls this process, so who it says is calling is believed.
  const app = fastify({
    logger: logger && { serializers: { req: loggedRequest } },
    trustProxy: true,
    requestIdHeader: 'x-request-id',
    forceCloseConnections: 'idle',
  });
  const registry = createRegistry(frontends, config.remotesFile);
  const scriptsOf = (path: string) => watchedFile(path, (text) => (JSON.parse(text) as { js: string[] }).js);
  const templateOf = (path: string) => watchedFile(path, (text) => text);
  const shellScripts = scriptsOf(join(distOf(frontends, 'shell'), 'index.json'));
  const shellTemplate = templateOf(join(distOf(frontends, 'shell'), 'index.html'));
  const bookingScripts = scriptsOf(join(distOf(frontends, 'booking'), 'page/index.json'));
  const bookingTemplate = templateOf(join(distOf(frontends, 'booking'), 'page/index.html'));

  app.addHook('onSend', async (_request, reply) => void reply.headers(commonHeaders));
  await serveAssets(app, frontends, ['shell', ...remoteNames]);

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const built = (await shellScripts()) !== undefined;
    return reply
      .code(built ? 200 : 503)
      .send({ status: built ? 'ok' : 'not ready', ...(built ? {} : { notReady: ['shell'] }) });
  });
  app.get('/remotes.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(await registry.remotes()),
  );
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', 'public, max-age=86400').send(favicon),
  );
  // Asked for by browsers wherever a page names no icon.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        'User-agent: *\nDisallow: /dashboard\nDisallow: /edit-reservation/\nDisallow: /reservation-success/\n',
      ),
  );

  app.get('/*', async (request, reply) => {
    const match = matchPage(request.url.split('?')[0] ?? '/');
    if (match?.route.ownPage) {
      const sent = await sendBookingPage(request, reply, match);
      if (sent) return reply;
    }
    return sendShell(reply, match);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/assets/')) {
      return reply
        .code(404)
        .header('Cache-Control', 'no-store')
        .send({ error: 'Not found', message: 'Not found' });
    }
    return sendShell(reply, undefined);
  });

  async function sendShell(reply: FastifyReply, match: PageMatch | undefined) {
    const [template, scripts] = [await shellTemplate(), await shellScripts()];
    if (!template || !scripts)
      return reply
        .code(503)
        .type('text/plain')
        .header('Retry-After', '5')
        .send('The pages are being deployed.');
    const data = await pageData();
    const nonce = newNonce();
    const html = shellPage({
      template,
      title: match?.route.title ?? 'Page not found',
      nonce,
      data,
      scripts,
      remoteFiles: match ? await registry.filesOf(match.route.module) : [],
    });
    return sendPage(reply, html, { status: match ? 200 : 404, nonce, data, embeddable: false });
  }

  /** False when the remote has no page of its own here; the shell then draws the route. */
  async function sendBookingPage(request: FastifyRequest, reply: FastifyReply, { route, params }: PageMatch) {
    const [template, scripts] = [await bookingTemplate(), await bookingScripts()];
    if (!template || !scripts) return false;
    const { restaurantId, reservationId } = params;
    const restaurant = restaurantId
      ? await readRestaurant(config.apiUrl, restaurantId, forwarded(request))
      : { kind: 'unknown' as const };
    const data = await pageData();
    const nonce = newNonce();
    const html = bookingPage({
      template,
      title: route.title,
      nonce,
      data,
      scripts,
      restaurant: restaurant.kind === 'found' ? restaurant.restaurant : undefined,
      firstCall: firstCallOf(restaurantId, reservationId, restaurant.kind),
    });
    await sendPage(reply, html, {
      status: restaurant.kind === 'missing' ? 404 : 200,
      nonce,
      data,
      // The form is made to stand in restaurants' own sites; what changes a reservation is not.
      embeddable: restaurantId !== undefined,
    });
    return true;
  }

  const pageData = async (): Promise<PageData> => ({
    config: config.page,
    remotes: await registry.remotes(),
  });

  function sendPage(reply: FastifyReply, html: string, page: SentPage) {
    const remoteOrigins = Object.values(page.data.remotes).flatMap(({ entry }) =>
      URL.canParse(entry) ? [new URL(entry).origin] : [],
    );
    const policy = { nonce: page.nonce, page: config.page, remoteOrigins, embeddable: page.embeddable };
    return (
      reply
        .code(page.status)
        .type('text/html; charset=utf-8')
        // A page with a nonce must not be shown twice.
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', contentSecurityPolicy(policy))
        .send(html)
    );
  }

  return app;
}

interface SentPage {
  status: number;
  nonce: string;
  data: PageData;
  embeddable: boolean;
}

/** A page's address may hold a reservation's id or a token from a mail: the log gets the route, not the address. */
function loggedRequest({ method, url }: FastifyRequest) {
  const path = url.split('?')[0] ?? '';
  return { method, url: matchPage(path)?.route.path ?? path };
}

const newNonce = (): string => randomBytes(18).toString('base64url');

/** What the booking page asks for first, when the server did not already put it into the page. */
function firstCallOf(
  restaurantId: string | undefined,
  reservationId: string | undefined,
  restaurant: string,
) {
  if (reservationId) return `/api/reservations/single/${encodeURIComponent(reservationId)}`;
  if (restaurantId && restaurant === 'unknown')
    return `/api/restaurant/public/${encodeURIComponent(restaurantId)}`;
  return undefined;
}

/** So that the gateway's limits count the diner and not this process, and one request id follows the call. */
function forwarded(request: FastifyRequest): Record<string, string> {
  const id = request.headers['x-request-id'];
  return { 'X-Forwarded-For': request.ip, ...(typeof id === 'string' ? { 'X-Request-Id': id } : {}) };
}
