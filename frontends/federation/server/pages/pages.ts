import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { defaultLanguage } from '@tablewell/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '../../src/page-data';
import type { PageMatch } from '../../src/route-table';
import { canaryCookieHeader, canaryIdIn, newCanaryId } from '../canary';
import type { WebConfig } from '../config';
import { distOf, watchedFile } from '../dist-folders';
import { createDaysReader } from '../offered-days';
import type { Registry } from '../registry';
import { createFramedBy } from '../framed-by';
import { english, inCountry, languageOf } from '../page-language';
import { titleIdOf } from '../page-titles';
import { readerLanguage } from '../reader-language';
import {
  forwarded,
  readRestaurant,
  readRestaurantOf,
  type RestaurantAnswer,
  type RestaurantView,
} from '../restaurant-view';
import { bringsSession } from '../session-cookie';
import { bookingParties, contentSecurityPolicy, shellParties } from '../security';
import type { ThirdParty } from '../security';
import { bookingPage, type PageTitle } from './booking-page';
import { createLandingPart } from './landing-part';
import { packedFor } from './packed';
import { shellPage } from './shell-page';

/** The restaurant whose own domain shows the page. */
interface OwnSite {
  readonly restaurantId: string;
  readonly origin: string;
}

export interface Pages {
  /** True once the shell is built. */
  ready(): Promise<boolean>;
  /** The shell's page for a route; 404 if there is no route. */
  sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    match: PageMatch | undefined,
  ): Promise<FastifyReply>;
  /** Sends the booking remote's own page; false, with nothing sent, if it is not built. */
  sendBooking(
    request: FastifyRequest,
    reply: FastifyReply,
    match: PageMatch,
    own?: OwnSite,
  ): Promise<boolean>;
}

/** Fills in the templates that the frontends were built with. */
export function createPages(config: WebConfig, frontends: string, registry: Registry): Pages {
  const shell = builtPage(distOf(frontends, 'shell'));
  const bookingFolder = join(distOf(frontends, 'booking'), 'page');
  const booking = builtPage(bookingFolder);
  const framedScripts = scriptList(join(bookingFolder, 'framed.json'));
  const framedByOf = createFramedBy();
  const landingPart = createLandingPart(frontends);
  const offeredDays = createDaysReader(config.apiUrl);
  const pageData = async (canaryId: string | undefined): Promise<PageData> => ({
    config: config.page,
    remotes: await registry.remotes(canaryId),
  });
  const isSecure = config.page.publicOrigin.startsWith('https:');

  /** The browser's id for canaries; it is assigned only while there is a canary. */
  async function canaryIdOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    if (!(await registry.hasCanary())) return undefined;
    const brought = canaryIdIn(request.headers.cookie);
    if (brought) return brought;
    const id = newCanaryId();
    void reply.header('Set-Cookie', canaryCookieHeader(id, isSecure));
    return id;
  }

  /**
   * The restaurant of a page, which decides the name on it: that of the own domain, otherwise that of the reservation.
   */
  async function hostOf(
    request: FastifyRequest,
    restaurant: RestaurantAnswer,
    {
      own,
      ...held
    }: { own: OwnSite | undefined; reservationId?: string | undefined; entryId?: string | undefined },
  ): Promise<RestaurantAnswer> {
    if (restaurant.kind === 'found') return restaurant;
    if (own) return readRestaurant(config.apiUrl, own.restaurantId, {});
    const path = callOf(held);
    return path === undefined ? restaurant : readRestaurantOf(config.apiUrl, path, forwarded(request));
  }

  function send(reply: FastifyReply, html: string | Buffer, page: SentPage): FastifyReply {
    const remoteOrigins = Object.values(page.data.remotes)
      .flatMap(({ entry, stable }) => (stable ? [entry, stable] : [entry]))
      .flatMap((entry) => (URL.canParse(entry) ? [new URL(entry).origin] : []));
    const { nonce, thirdParties, framedBy } = page;
    const policy = { nonce, page: config.page, thirdParties, remoteOrigins, framedBy };
    return (
      reply
        .code(page.status)
        .type('text/html; charset=utf-8')
        // A page with a nonce must not be cached.
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
      const [readers, route] = [languageOf(request), match?.route];
      const reader = readerLanguage(readers, route);
      const data = { ...(await pageData(canaryId)), ...visitor, ...(reader ? { reader } : {}) };
      const nonce = newNonce();
      // Pages that are not translated are in English, whatever the visitor prefers.
      const titleId = route && titleIdOf(route);
      const language = titleId ? readers : english;
      const title = titleId ? language.shellPage(titleId) : (route?.title ?? 'Page not found');
      const remoteFiles = route ? await registry.filesOf(route.module, canaryId) : [];
      // The static content is in English, and its navigation bar is for visitors; for a signed-in person the code renders another one.
      const isLanding = route?.path === '/' && data.visitor === true && language.language === defaultLanguage;
      const content = isLanding ? await landingPart(config.page, nonce) : '';
      const url = titleId && config.page.publicOrigin + route.path;
      const html = shellPage({ ...built, title, language, url, nonce, data, remoteFiles, content });
      void reply.header('Content-Language', language.language).header('Vary', 'Accept-Language, Cookie');
      return send(reply, html, {
        status: match ? 200 : 404,
        nonce,
        data,
        thirdParties: shellParties,
        framedBy: [],
      });
    },

    async sendBooking(request, reply, { route, params }, own) {
      const built = await booking();
      if (!built) return false;
      const { restaurantId, reservationId, entryId } = params;
      const title = titleOf(route.path);
      // Loaded concurrently. The page waits for the restaurant, and only a little longer for the days.
      const wantsDays = title === 'page.book';
      const reading =
        restaurantId && wantsDays ? offeredDays.begin(restaurantId, forwarded(request)) : undefined;
      const restaurant = restaurantId
        ? await readRestaurant(config.apiUrl, restaurantId, forwarded(request))
        : { kind: 'unknown' as const };
      const host = await hostOf(request, restaurant, { own, reservationId, entryId });
      const ownName = host.kind === 'found' ? ownNameOf(host.restaurant) : undefined;
      const days =
        restaurant.kind === 'found' && restaurantId && reading
          ? await offeredDays.soon(restaurantId, reading)
          : undefined;
      const [data, nonce] = [await pageData(canaryIdIn(request.headers.cookie)), newNonce()];
      const country = host.kind === 'found' ? host.restaurant.face?.country : undefined;
      const language = inCountry(languageOf(request), country);
      const forFrame = isFramed(request) ? ((await framedScripts()) ?? []) : [];
      const html = bookingPage({
        ...built,
        scripts: [...forFrame, ...built.scripts],
        title,
        language,
        nonce,
        data,
        url: (own?.origin ?? config.page.publicOrigin) + pathOf(request),
        ownName,
        shades: host.kind === 'found' ? host.restaurant.face?.shades : undefined,
        logo: host.kind === 'found' ? host.restaurant.face?.logo : undefined,
        now: new Date(),
        // The page's router uses the path.
        address: own && pathOf(request) === '/' ? `/reservations/${own.restaurantId}` : undefined,
        restaurant: restaurant.kind === 'found' ? restaurant.restaurant : undefined,
        days,
        firstCall: firstCallOf(restaurantId, callOf({ reservationId, entryId }), restaurant.kind),
      });
      void reply
        .header('Content-Language', language.language)
        .header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
      send(reply, await packedFor(request, reply, html), {
        status: restaurant.kind === 'missing' ? 404 : 200,
        nonce,
        data,
        thirdParties: bookingParties,
        // No site may frame pages that change a reservation.
        framedBy: restaurantId === undefined ? [] : framedByOf(restaurantId, restaurant),
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
  framedBy: readonly string[];
}

/** A built page's template and scripts; undefined if it is not built. */
function builtPage(folder: string): () => Promise<{ template: string; scripts: string[] } | undefined> {
  const readTemplate = watchedFile(join(folder, 'index.html'), (text) => text);
  const readScripts = scriptList(join(folder, 'index.json'));
  return async () => {
    const [template, scripts] = [await readTemplate(), await readScripts()];
    return template !== undefined && scripts ? { template, scripts } : undefined;
  };
}

/** The addresses of a build's scripts; undefined if it is not built. */
const scriptList = (path: string): (() => Promise<string[] | undefined>) =>
  watchedFile(path, (text) => (JSON.parse(text) as { js: string[] }).js);

/** Whether the page is for a frame; true if the browser does not say. */
const isFramed = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] !== 'document';

/** The title of a page of the booking remote, until the page's code sets another one. */
function titleOf(path: string): PageTitle {
  if (path.startsWith('/reservations')) return 'page.book';
  if (path.startsWith('/waitlist')) return 'wait.page';
  return path.startsWith('/edit-reservation') ? 'page.change' : 'page.reservation';
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/** The restaurant's name, if its page hides the product's. */
const ownNameOf = ({ name, ownName }: RestaurantView): string | undefined =>
  ownName?.hidesProduct ? name : undefined;

const newNonce = (): string => randomBytes(18).toString('base64url');

/** The call that reads what the holder of an id may see: a reservation, or an entry of the waitlist. */
function callOf({
  reservationId,
  entryId,
}: {
  reservationId?: string | undefined;
  entryId?: string | undefined;
}) {
  if (reservationId) return `/api/reservations/single/${encodeURIComponent(reservationId)}`;
  return entryId ? `/api/waitlist/entries/${encodeURIComponent(entryId)}` : undefined;
}

/** The booking page's first requests, when their answers are not already in the page. */
function firstCallOf(restaurantId: string | undefined, held: string | undefined, restaurant: string) {
  if (held) return held;
  if (restaurantId && restaurant === 'unknown')
    return `/api/restaurant/public/${encodeURIComponent(restaurantId)}`;
  return undefined;
}
