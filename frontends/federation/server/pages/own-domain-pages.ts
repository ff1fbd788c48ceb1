import type { FastifyReply, FastifyRequest } from 'fastify';
import { asHost, matchPage } from '../../src/route-table';
import type { Site } from '../own-domains';
import type { Pages } from './pages';

/** Pages of the product that a restaurant's pages link to. */
const ofProduct = ['/privacy', '/terms'];

/**
 * Answers at a name that is not the product's (NAME-4). A restaurant's domain shows its booking page, and the pages of
 * reservations; nobody signs in there, and no other restaurant is shown.
 */
export async function sendOnOwnDomain(
  pages: Pages,
  site: Exclude<Site, { kind: 'product' }>,
  publicOrigin: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (site.kind === 'untold')
    return plain(reply, 503, 'This page cannot be shown at the moment. Please try again in a minute.');
  if (site.kind === 'unknown') return plain(reply, 404, 'There is no page at this address.');
  const [path = '/', search = ''] = request.url.split('?');
  if (ofProduct.includes(path)) return reply.redirect(publicOrigin + path, 302);
  const match = matchPage(path === '/' ? `/reservations/${site.restaurantId}` : path);
  const isOwn =
    match?.route.ownPage === true &&
    search !== asHost &&
    (match.params['restaurantId'] ?? site.restaurantId) === site.restaurantId;
  if (match && isOwn && (await pages.sendBooking(request, reply, match, site))) return reply;
  return plain(reply, 404, 'There is no page at this address.');
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    .send(text);
