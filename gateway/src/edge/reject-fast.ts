import type { FastifyReply, FastifyRequest } from 'fastify';
import { scimErrorText, scimType } from './scim-shape';

const common = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none';frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
].flat();
const transportSecurity = ['strict-transport-security', 'max-age=31536000; includeSubDomains'];

/** The message of every 413. */
export const tooLarge = 'The request is too large.';

interface FastAnswer {
  readonly status: 413 | 429 | 503;
  readonly message: string;
  readonly retryAfterSeconds?: number;
  /** Further headers: names and values in turn. */
  readonly headers?: readonly string[];
  /** The site's own origin. */
  readonly origin: string;
}

const jsonType = 'application/json; charset=utf-8';

/**
 * Sends an error in the shape of API-1, or of SCIM, from a body that is serialized in advance: for refusals before a
 * route's own hooks, because there may be very many. `endConnection` is set by the caller.
 */
export function rejectFast({ status, message, retryAfterSeconds, headers = [], origin }: FastAnswer) {
  const bodies = {
    api: ofType(jsonType, JSON.stringify({ error: message, message })),
    scim: ofType(scimType, scimErrorText(status, message)),
  };
  const head = [
    ...common,
    ...(retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)]),
    ...headers,
    ...(origin.startsWith('https:') ? transportSecurity : []),
  ];
  return (request: FastifyRequest, reply: FastifyReply, endConnection: boolean): void => {
    const { body, about } = request.raw.url?.startsWith('/scim/') ? bodies.scim : bodies.api;
    const more = [...about, 'x-request-id', request.id, ...(endConnection ? ['connection', 'close'] : [])];
    reply.hijack();
    reply.raw.writeHead(status, [...head, ...more]).end(body);
  };
}

function ofType(type: string, text: string) {
  const body = Buffer.from(text);
  return { body, about: ['content-type', type, 'content-length', String(body.length)] };
}
