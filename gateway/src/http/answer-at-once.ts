import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTooLongToDrain } from './errors';

const common = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none';frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
].flat();
const transportSecurity = ['strict-transport-security', 'max-age=31536000; includeSubDomains'];

export interface AtOnce {
  readonly message: string;
  readonly retryAfterSeconds: number;
  /** The site's own origin. */
  readonly origin: string;
}

/**
 * A 503 in the shape of every error under `/api` (contract §3), in bytes made beforehand: for answers outside of a route,
 * of which there may be very many.
 */
export function answerAtOnce({ message, retryAfterSeconds, origin }: AtOnce) {
  const body = Buffer.from(JSON.stringify({ error: message, message }));
  const head = [
    ...common,
    ...['content-length', String(body.length), 'retry-after', String(retryAfterSeconds)],
    ...(origin.startsWith('https:') ? transportSecurity : []),
  ];
  return (request: FastifyRequest, reply: FastifyReply, isDraining: boolean): void => {
    const isLast = isDraining || isTooLongToDrain(request);
    const more = ['x-request-id', request.id, ...(isLast ? ['connection', 'close'] : [])];
    reply.hijack();
    reply.raw.writeHead(503, [...head, ...more]).end(body);
  };
}
