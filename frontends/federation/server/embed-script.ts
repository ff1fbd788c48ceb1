import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { distOf } from './dist-folders';

interface Script {
  readonly modified: number;
  readonly etag: string;
  readonly bodies: Readonly<Record<string, Buffer>>;
}

/** In order of preference. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Sites load it from this address for years: a release reaches them within minutes. */
const cacheControl = 'public, max-age=300';

/** Serves `/embed.js`, the script for restaurants' own sites (EMBED-3), in the encoding made at build. */
export function serveEmbedScript(app: FastifyInstance, frontends: string): void {
  const path = join(distOf(frontends, 'embed'), 'embed.js');
  let last: Script | undefined;

  async function read(): Promise<Script | undefined> {
    const modified = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (modified === undefined || modified === last?.modified) return last;
    const plain = await readFile(path);
    const bodies: Record<string, Buffer> = { identity: plain };
    for (const [name, extension] of encodings) {
      const encoded = await readFile(path + extension).catch(() => undefined);
      if (encoded) bodies[name] = encoded;
    }
    // Derived from the content, so that every process sends the same value.
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    last = { modified, etag, bodies };
    return last;
  }

  app.get('/embed.js', { logLevel: 'warn' }, async (request, reply) => {
    const script = await read();
    if (!script) return reply.callNotFound();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding =
      encodings.find(([name]) => script.bodies[name] && new RegExp(`\\b${name}\\b`).test(accepted))?.[0] ??
      'identity';
    const etag = `"${script.etag}-${encoding}"`;
    void reply.headers({
      'Cache-Control': cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
      // Any site may load the script; the restaurant's list decides which sites may show its page.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
    return reply.type('text/javascript; charset=utf-8').send(script.bodies[encoding]);
  });
}
