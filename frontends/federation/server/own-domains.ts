import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';
import { isHost } from '@tablewell/restaurant-rules/own-name/host';
import { callApi } from './call-api';

/** The restaurant whose pages a host name shows. */
export type Site =
  | { readonly kind: 'product' }
  | { readonly kind: 'restaurant'; readonly restaurantId: string; readonly origin: string }
  /** No restaurant has proved the name, or it is not a valid one. */
  | { readonly kind: 'unknown' }
  /** The API was not available, and no earlier answer is cached. */
  | { readonly kind: 'unavailable' };

/** How long an answer of the API is cached. A newly proven domain is shown within this time. */
const knownMs = 15_000;
/** Bounds the memory that requests with made-up host names can take. */
const maxKept = 5_000;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(host);

interface Known {
  readonly restaurantId: string | undefined;
}

interface OwnDomainsOptions {
  readonly apiUrl: string;
  readonly publicOrigin: string;
  /** Further host names of the product. */
  readonly otherHosts: readonly string[];
}

/**
 * Decides by the host name whose pages are shown (NAME-4): the product's, or those of the restaurant that proved the
 * name. Names without a dot and IP addresses belong to the operator. On a developer's machine every other name shows
 * the product.
 */
export function createOwnDomains({ apiUrl, publicOrigin, otherHosts }: OwnDomainsOptions) {
  const product = new URL(publicOrigin);
  const ours = new Set([product.hostname, ...otherHosts]);
  const isLocal = isLoopback(product.hostname);
  // Simultaneous visits share one request. A known name stays known while the API is unavailable.
  const known = new LRUCache<string, Known>({
    max: maxKept,
    ttl: knownMs,
    allowStaleOnFetchRejection: true,
    async fetchMethod(host) {
      const response = await callApi(`${apiUrl}/api/own-domains?domain=${encodeURIComponent(host)}`);
      if (!response.ok && response.status !== 404) throw new Error(`the API answered ${response.status}`);
      const body = response.ok ? ((await response.json()) as { restaurantId?: unknown }) : {};
      return { restaurantId: typeof body.restaurantId === 'string' ? body.restaurantId : undefined };
    },
  });
  const restaurantOf = (host: string): Promise<Known | undefined> => known.fetch(host).catch(() => undefined);

  return async (request: FastifyRequest): Promise<Site> => {
    const host = hostNameOf(request);
    const isOperators = !host.includes('.') || /^[\d.]+$|^\[/.test(host) || isLoopback(host);
    if (ours.has(host) || isOperators) return { kind: 'product' };
    const stranger = { kind: isLocal ? 'product' : 'unknown' } as const;
    if (!isHost(host)) return stranger;
    const found = await restaurantOf(host);
    if (!found) return isLocal ? stranger : { kind: 'unavailable' };
    if (found.restaurantId === undefined) return stranger;
    return { kind: 'restaurant', restaurantId: found.restaurantId, origin: `https://${host}` };
  };
}

/**
 * The host in the browser's address bar. The local gateway forwards it in a header, because it calls this process by
 * its own address.
 */
function hostNameOf({ headers }: FastifyRequest): string {
  const host = nameIn(headers.host);
  const forwarded = headers['x-forwarded-host'];
  return isLoopback(host) && typeof forwarded === 'string' ? nameIn(forwarded) : host;
}

const nameIn = (header: string | undefined): string =>
  (header ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
