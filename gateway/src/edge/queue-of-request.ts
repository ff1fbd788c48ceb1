import fastifyCookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { apiKeys } from '@tablewell/chassis/access';
import type { ApiKeys } from '../session/api-keys';
import { cookieNames } from '../session/plugin';
import { type KnownScimTokens, tokenHashIn } from '../session/scim-tokens';
import type { AccessTokenVerifier } from '../session/tokens';

/** The tokens that identify a caller. */
export interface CallerParts {
  readonly verify: AccessTokenVerifier;
  readonly keys: Pick<ApiKeys, 'known'>;
  readonly scimTokens: Pick<KnownScimTokens, 'has'>;
  /** The site's own origin. */
  readonly origin: string;
}

/**
 * The queues by which requests are admitted; the label `queue` of their metric. `keys` are the programs of partners, `scim` those of
 * identity providers, `sso` sign-ins by a company's identity provider, `providers` what waits for any other outside provider, `strangers`
 * those who call a webhook and have not signed one yet.
 */
export type QueueName =
  | 'reads'
  | 'bookings'
  | 'entrance'
  | 'members'
  | 'keys'
  | 'scim'
  | 'providers'
  | 'sso'
  | 'webhooks'
  | 'strangers';

const webhooks = /^\/api\/(payment\/webhook|notifications\/|auth\/sso\/backchannel-logout)/;
/** Requests that wait for an outside provider, which takes longer than a service. */
const providers = /^\/api\/(payment\/create-|auth\/google\/)|^\/rpc\/tablewell\.billing\./;
/** Those whose provider an owner has chosen: it may be slow on purpose, and must not have the others refused (SSO-11). */
const sso = /^\/api\/auth\/sso\//;
/** Reports of page errors, which no user waits for; they must not take a permit that a booking needs. */
const pageErrors = /^\/api\/page-errors/;
/** Calls without a session about accounts and the links in mails. */
const entrance = /^\/(api\/(signin|signup|logout|auth\/|restaurant\/confirm-address)|rpc\/)/;

/**
 * The queue that admits a request, and its user if its access token has a valid signature: then it is that of members.
 * Any other credential, such as an expired token or a refresh cookie, uses the entrance queue.
 */
export async function queueOf(
  request: FastifyRequest,
  { verify, keys, scimTokens, origin }: CallerParts,
): Promise<{ queue: QueueName; userId?: string | undefined }> {
  const { url = '', headers, method } = request.raw;
  if (webhooks.test(url)) return { queue: 'webhooks' };
  if (pageErrors.test(url)) return { queue: 'reads' };
  const bearer = headers.authorization?.startsWith('Bearer ') ? headers.authorization.slice(7) : '';
  if (url.startsWith('/scim/')) {
    // Those of other tokens are like sign-ins, which a guesser may hold up (SSO-9).
    const hash = tokenHashIn(headers.authorization);
    return hash && scimTokens.has(hash) ? { queue: 'scim', userId: `scim ${hash}` } : { queue: 'entrance' };
  }
  if (apiKeys.isMeant(bearer)) return queueOfKey(request, bearer, keys);
  const tokens = tokensOf(headers.authorization, headers.cookie, origin);
  const claims = tokens.access ? await verify(tokens.access) : undefined;
  if (providers.test(url)) return { queue: 'providers', userId: claims?.userId };
  if (sso.test(url)) return { queue: 'sso', userId: claims?.userId };
  if (claims) return { queue: 'members', userId: claims.userId };
  if (tokens.any || entrance.test(url)) return { queue: 'entrance' };
  return { queue: method === 'GET' || method === 'HEAD' ? 'reads' : 'bookings' };
}

/**
 * Calls with a key that was accepted lately are those of its restaurant, whose keys are one claimant. Others are like sign-ins, which a
 * guesser may hold up. Where no session is read the key does not count (KEY-6).
 */
function queueOfKey(
  { raw: { url = '', method }, routeOptions }: FastifyRequest,
  bearer: string,
  keys: CallerParts['keys'],
): { queue: QueueName; userId?: string } {
  if (entrance.test(url) || providers.test(url)) return { queue: 'entrance' };
  if (!routeOptions.config.session)
    return { queue: method === 'GET' || method === 'HEAD' ? 'reads' : 'bookings' };
  const key = keys.known(bearer);
  return key ? { queue: 'keys', userId: `key of ${key.restaurantId}` } : { queue: 'entrance' };
}

function tokensOf(authorization: string | undefined, cookie: string | undefined, origin: string) {
  if (authorization?.startsWith('Bearer ')) return { access: authorization.slice(7), any: true };
  if (!cookie?.includes('tablewell_')) return { access: undefined, any: false };
  const names = cookieNames(origin);
  const cookies = fastifyCookie.parse(cookie);
  const access = cookies[names.access];
  return { access, any: access !== undefined || cookies[names.refresh] !== undefined };
}
