import { LRUCache } from 'lru-cache';
import type { FastifyRequest } from 'fastify';
import { isHost } from '@tablewell/restaurant-rules/own-name/host';

/** The owner of the pages at a host name. */
export type Site =
  | { readonly kind: 'product' }
  | { readonly kind: 'restaurant'; readonly restaurantId: string; readonly origin: string }
  /** No restaurant has proved the name, or it is not a valid one. */
  | { readonly kind: 'unknown' }
  /** The API was not available, and no earlier answer is cached. */
  | { readonly kind: 'unavailable' };

/** How long an answer of the API counts. A domain that was just proven is shown within this time. */
const knownMs = 15_000;
const patienceMs = 800;
/** Bounds the memory that requests with made-up host names take. */
const mostKept = 5_000;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(host);

interface Known {
  readonly restaurantId: string | undefined;
  readonly until: number;
}

export interface OwnDomainsOptions {
  readonly apiUrl: string;
  readonly publicOrigin: string;
  /** Further host names of the product. */
  readonly otherHosts: readonly string[];
  readonly now?: () => number;
}

/**
 * Decides by the host name whose pages are shown (NAME-4): the product's, or those of the restaurant that proved the name.
 * Names without a dot and addresses belong to the operator. On a developer's machine every other name shows the product.
 */
export function createOwnDomains({ apiUrl, publicOrigin, otherHosts, now = Date.now }: OwnDomainsOptions) {
  const product = new URL(publicOrigin);
  const ours = new Set([product.hostname, ...otherHosts]);
  const isLocal = isLoopback(product.hostname);
  const kept = new LRUCache<string, Known>({ max: mostKept });

  async function restaurantOf(host: string): Promise<Known | undefined> {
    const known = kept.get(host);
    if (known && known.until > now()) return known;
    try {
      const response = await fetch(`${apiUrl}/api/own-domains?domain=${encodeURIComponent(host)}`, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
      });
      // A known domain stays known while the API is unavailable.
      if (!response.ok && response.status !== 404) return known;
      const body = response.ok ? ((await response.json()) as { restaurantId?: unknown }) : {};
      const restaurantId = typeof body.restaurantId === 'string' ? body.restaurantId : undefined;
      const told = { restaurantId, until: now() + knownMs };
      kept.set(host, told);
      return told;
    } catch {
      return known;
    }
  }

  return async (request: FastifyRequest): Promise<Site> => {
    const host = hostNameOf(request);
    const isOperators = !host.includes('.') || /^[\d.]+$|^\[/.test(host) || isLoopback(host);
    if (ours.has(host) || isOperators) return { kind: 'product' };
    const stranger = { kind: isLocal ? 'product' : 'unknown' } as const;
    if (!isHost(host)) return stranger;
    const known = await restaurantOf(host);
    if (!known) return isLocal ? stranger : { kind: 'unavailable' };
    if (known.restaurantId === undefined) return stranger;
    return { kind: 'restaurant', restaurantId: known.restaurantId, origin: `https://${host}` };
  };
}

/** The name in the address bar. The local gateway forwards it in a header, because it calls this process by its own address. */
function hostNameOf({ headers }: FastifyRequest): string {
  const host = nameIn(headers.host);
  const forwarded = headers['x-forwarded-host'];
  return isLoopback(host) && typeof forwarded === 'string' ? nameIn(forwarded) : host;
}

const nameIn = (header: string | undefined): string =>
  (header ?? '').trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
