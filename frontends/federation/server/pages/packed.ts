import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packed = promisify(gzip);

/**
 * A page as its reader's browser takes it. With the texts of its language it has 30 kB, a quarter of that packed; whatever stands
 * before this process may pack it as well, and then finds it done. Nothing in it is a secret that packing could tell.
 */
export async function packedFor(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<string | Buffer> {
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return html;
  void reply.header('Content-Encoding', 'gzip');
  return packed(html);
}
