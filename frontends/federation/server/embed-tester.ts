import { join } from 'node:path';
import { languageOr } from '@tablewell/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebConfig } from './config';
import { distOf, watchedFile } from './dist-folders';
import { escapeHtml } from './html';
import { fillTemplate } from './pages/template';
import type { Site } from './own-domains';
import { forwarded, readRestaurant } from './restaurant-view';

/**
 * The policy of a strict site: it allows our script, and our pages in frames. On this test page the site's origin is
 * ours.
 */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const idShape = /^[\w-]{1,64}$/;

/**
 * Serves `/embed/test?restaurant=…`: a page that shows the button and the inline booking page as a restaurant's own site
 * would, with `&lang=…` in another language. It needs no session, because it shows no more than the public booking page.
 */
export function serveEmbedTester(
  app: FastifyInstance,
  { apiUrl, page }: WebConfig,
  frontends: string,
  siteOf: (request: FastifyRequest) => Promise<Site>,
): void {
  const template = watchedFile(join(distOf(frontends, 'embed'), 'tester.html'), (text) => text);
  app.get<{ Querystring: { restaurant?: unknown; lang?: unknown } }>(
    '/embed/test',
    async (request, reply) => {
      const built = await template();
      if (built === undefined) return reply.callNotFound();
      if ((await siteOf(request)).kind !== 'product') return reply.callNotFound();
      const { restaurant, lang } = request.query;
      const id = typeof restaurant === 'string' && idShape.test(restaurant) ? restaurant : '';
      const found = id ? await readRestaurant(apiUrl, id, forwarded(request)) : { kind: 'missing' as const };
      const name = found.kind === 'found' ? found.restaurant.name : 'A restaurant';
      const parts = {
        title: `${name} on its own site · Tablewell`,
        heading: `${name} on its own site`,
        restaurant: id,
        language: languageOr(lang),
        link: `/reservations/${id}`,
        origin: page.publicOrigin,
      };
      const escaped = Object.entries(parts).map(([key, text]) => [key, escapeHtml(text)]);
      return reply
        .code(found.kind === 'missing' ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', strictPolicy)
        .send(fillTemplate(built, Object.fromEntries(escaped) as Record<string, string>));
    },
  );
}
