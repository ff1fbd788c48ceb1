import type { FastifyReply, FastifyRequest } from 'fastify';
import { asHost } from '../../src/as-host';
import { matchPage } from '../../src/route-table';
import type { Site } from '../own-domains';
import { languageOf } from '../page-language';
import type { Pages } from './pages';

/** Pages of the product that a restaurant's pages link to. */
const ofProduct = ['/privacy', '/terms'];

/**
 * Answers at a host name that is not the product's (NAME-4). A restaurant's domain shows its booking page and the pages
 * of reservations; it has no sign-in, and shows no other restaurant.
 */
export async function sendOnOwnDomain(
  pages: Pages,
  site: Exclude<Site, { kind: 'product' }>,
  publicOrigin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { language, t } = languageOf(request);
  void reply.headers({ 'Content-Language': language, Vary: 'Accept-Language, Cookie' });
  if (site.kind === 'unavailable') return plain(reply, 503, t('server.later'));
  if (site.kind === 'unknown') return plain(reply, 404, t('server.noPage'));
  const [path = '/', search = ''] = request.url.split('?');
  if (ofProduct.includes(path)) return reply.redirect(publicOrigin + path, 302);
  const match = matchPage(path === '/' ? `/reservations/${site.restaurantId}` : path);
  const isOwn =
    match?.route.ownPage === true &&
    search !== asHost &&
    (match.params['restaurantId'] ?? site.restaurantId) === site.restaurantId;
  if (match && isOwn && (await pages.sendBooking(request, reply, match, site))) return reply;
  return plain(reply, 404, t('server.noPage'));
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    .send(text);
