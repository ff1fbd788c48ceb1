import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '../../src/page-data';
import type { PageMatch } from '../../src/route-table';
import { canaryCookieHeader, canaryIdIn, newCanaryId } from '../canary';
import type { WebConfig } from '../config';
import { distOf, watchedFile } from '../dist-folders';
import { readOfferedDays, soon } from '../offered-days';
import type { Registry } from '../registry';
import { pageLanguageFor } from '../page-language';
import { readRestaurant } from '../restaurant-view';
import { bringsSession } from '../session-cookie';
import { bookingParties, contentSecurityPolicy, shellParties } from '../security';
import type { ThirdParty } from '../security';
import { bookingPage, type PageTitle } from './booking-page';
import { createLandingPart } from './landing-part';
import { packedFor } from './packed';
import { shellPage } from './shell-page';

export interface Pages {
  /** True once the shell is built. */
  ready(): Promise<boolean>;
  /** The shell's page for a route; for no route, 404. */
  sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    match: PageMatch | undefined,
  ): Promise<FastifyReply>;
  /** The booking remote's own page; false when it is not built, and nothing was sent. */
  sendBooking(request: FastifyRequest, reply: FastifyReply, match: PageMatch): Promise<boolean>;
}

/** Fills the templates that the frontends were built with. */
export function createPages(config: WebConfig, frontends: string, registry: Registry): Pages {
  const shell = builtPage(distOf(frontends, 'shell'));
  const booking = builtPage(join(distOf(frontends, 'booking'), 'page'));
  const landingPart = createLandingPart(frontends);
  const pageData = async (canaryId: string | undefined): Promise<PageData> => ({
    config: config.page,
    remotes: await registry.remotes(canaryId),
  });
  const isSecure = config.page.publicOrigin.startsWith('https:');

  /** The browser's number in the draw of canaries; it gets one only while there is a canary. */
  async function canaryIdOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    if (!(await registry.hasCanary())) return undefined;
    const brought = canaryIdIn(request.headers.cookie);
    if (brought) return brought;
    const id = newCanaryId();
    void reply.header('Set-Cookie', canaryCookieHeader(id, isSecure));
    return id;
  }

  function send(reply: FastifyReply, html: string | Buffer, page: SentPage): FastifyReply {
    const remoteOrigins = Object.values(page.data.remotes)
      .flatMap(({ entry, stable }) => (stable ? [entry, stable] : [entry]))
      .flatMap((entry) => (URL.canParse(entry) ? [new URL(entry).origin] : []));
    const { nonce, thirdParties, embeddable } = page;
    const policy = { nonce, page: config.page, thirdParties, remoteOrigins, embeddable };
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

  return {
    ready: async () => (await shell()) !== undefined,

    async sendShell(request, reply, match) {
      const built = await shell();
      if (!built) {
        return reply
          .code(503)
          .type('text/plain')
          .header('Retry-After', '5')
          .send('The pages are being deployed.');
      }
      const canaryId = await canaryIdOf(request, reply);
      const visitor = bringsSession(request.headers.cookie) ? {} : { visitor: true as const };
      const [data, nonce] = [{ ...(await pageData(canaryId)), ...visitor }, newNonce()];
      const title = match?.route.title ?? 'Page not found';
      const remoteFiles = match ? await registry.filesOf(match.route.module, canaryId) : [];
      // The static bar is a visitor's; for a signed-in person the code renders its own.
      const isLanding = match?.route.path === '/' && data.visitor === true;
      const content = isLanding ? await landingPart(config.page, nonce) : '';
      const html = shellPage({ ...built, title, nonce, data, remoteFiles, content });
      return send(reply, html, {
        status: match ? 200 : 404,
        nonce,
        data,
        thirdParties: shellParties,
        embeddable: false,
      });
    },

    async sendBooking(request, reply, { route, params }) {
      const built = await booking();
      if (!built) return false;
      const { restaurantId, reservationId } = params;
      // Both at once. The page waits for the restaurant, and for the days hardly longer.
      const reading = restaurantId
        ? readOfferedDays(config.apiUrl, restaurantId, forwarded(request))
        : undefined;
      const restaurant = restaurantId
        ? await readRestaurant(config.apiUrl, restaurantId, forwarded(request))
        : { kind: 'unknown' as const };
      const days = restaurant.kind === 'found' && reading ? await soon(reading) : undefined;
      const [data, nonce] = [await pageData(canaryIdIn(request.headers.cookie)), newNonce()];
      const language = pageLanguageFor({
        url: request.url,
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
      });
      const html = bookingPage({
        ...built,
        title: titleOf(route.path),
        language,
        nonce,
        data,
        url: config.page.publicOrigin + pathOf(request),
        restaurant: restaurant.kind === 'found' ? restaurant.restaurant : undefined,
        days,
        firstCall: firstCallOf(restaurantId, reservationId, restaurant.kind),
      });
      // The form may be embedded in restaurants' own sites; pages that change a reservation may not.
      const embeddable = restaurantId !== undefined;
      void reply
        .header('Content-Language', language.language)
        .header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
      send(reply, await packedFor(request, reply, html), {
        status: restaurant.kind === 'missing' ? 404 : 200,
        nonce,
        data,
        thirdParties: bookingParties,
        embeddable,
      });
      return true;
    },
  };
}

interface SentPage {
  status: number;
  nonce: string;
  data: PageData;
  thirdParties: readonly ThirdParty[];
  embeddable: boolean;
}

/** A built page's template and scripts; undefined while there are none. */
function builtPage(folder: string): () => Promise<{ template: string; scripts: string[] } | undefined> {
  const readTemplate = watchedFile(join(folder, 'index.html'), (text) => text);
  const readScripts = watchedFile(
    join(folder, 'index.json'),
    (text) => (JSON.parse(text) as { js: string[] }).js,
  );
  return async () => {
    const [template, scripts] = [await readTemplate(), await readScripts()];
    return template !== undefined && scripts ? { template, scripts } : undefined;
  };
}

/** The title of a page of the booking remote, until it is drawn. */
function titleOf(path: string): PageTitle {
  if (path.startsWith('/reservations')) return 'page.book';
  return path.startsWith('/edit-reservation') ? 'page.change' : 'page.reservation';
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

const newNonce = (): string => randomBytes(18).toString('base64url');

/** The booking page's first requests, when their answers are not already in the page. */
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
