import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';
import { createAddressLookUp, isAllowed, pinned, RefusedAddress } from './addresses';

const connectWithinMs = 5_000;
const maxHeaderBytes = 16 * 1_024;
const idleMs = 4_000;
const connectionsOfHost = 8;

/** Where requests may go, and how long and large an answer may be. */
export interface OutsideRules {
  /** Whether this machine may be called: for the sandbox and tests. */
  readonly allowsLoopback: boolean;
  /** For tests. */
  readonly nameServers?: readonly string[];
  /** From the look-up of the name to the last byte of the answer. */
  readonly withinMs: number;
  readonly maxBytes: number;
}

/** What a request of an HTTP client consists of. */
interface OutsideRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** A request to an address that somebody outside chose. Rejects with the cause if it is refused, late or too long. */
export type OutsideFetch = (url: string, request: OutsideRequest) => Promise<Response>;

/** The answer is longer than allowed. */
class TooLong extends Error {}

/**
 * The bytes of an answer; null if it has none. Leaving the loop ends the connection.
 * @throws {TooLong} if there are more than `maxBytes`
 */
export async function readAtMost(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new TooLong('Its answer is too long');
    parts.push(part);
  }
  return bytes === 0 ? null : new Uint8Array(Buffer.concat(parts));
}

/**
 * Requests to addresses that owners enter. A connection is made only to addresses of the internet that were looked up for it, so
 * that a name that changes between check and use leads nowhere. Redirects are not followed, and no proxy is used.
 */
export function createOutsideFetch({ allowsLoopback, nameServers, withinMs, maxBytes }: OutsideRules): {
  fetch: OutsideFetch;
  close(): Promise<void>;
} {
  const agent = new Agent({
    connect: {
      lookup: pinned(createAddressLookUp(allowsLoopback, nameServers)),
      timeout: connectWithinMs,
    },
    connections: connectionsOfHost,
    pipelining: 1,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: withinMs,
    bodyTimeout: withinMs,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
  });
  return {
    async fetch(url, { method = 'GET', headers = {}, body, signal }) {
      const { origin, protocol, hostname, pathname, search } = new URL(url);
      const literal = hostname.replace(/^\[|\]$/g, '');
      // A literal address is connected to without being looked up.
      if (ipaddr.isValid(literal) && !isAllowed(literal, allowsLoopback))
        throw new RefusedAddress('It is an address that is not of the internet');
      if (protocol !== 'https:' && !allowsLoopback)
        throw new RefusedAddress('Its address must begin with https://');
      const limit = AbortSignal.timeout(withinMs);
      const answer = await agent.request({
        ...{ origin, path: pathname + search, method: method as 'GET' },
        headers,
        body: body === undefined || body === null ? null : String(body),
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      });
      const whole = await readAtMost(answer.body, maxBytes);
      return new Response(whole, {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((each): [string, string] => [name, each]),
        ),
      });
    },
    close: () => agent.destroy(),
  };
}
