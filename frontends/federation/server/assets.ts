import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { distOf } from './dist-folders';
import { peerHeader, type Peers } from './peers';

const hashed = /\.[0-9a-f]{12}\.\w+(\.map)?$/;

/**
 * Serves each frontend's built files below `/assets/<name>/`, in the encoding made at build. A file with a content hash
 * in its name never changes; the others (manifests) are requested again each time.
 */
export async function serveAssets(
  app: FastifyInstance,
  frontends: string,
  names: readonly string[],
): Promise<void> {
  let first = true;
  for (const name of names) {
    const root = distOf(frontends, name);
    await app.register(fastifyStatic, {
      root,
      prefix: `/assets/${name}/`,
      decorateReply: first,
      // Every page requests many files, and the shell's server polls manifests: successes are not logged.
      logLevel: 'warn',
      preCompressed: true,
      index: false,
      cacheControl: false,
      // Templates are not served: the page routes fill and send them.
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: (response, path) => {
        const file = path.replace(/\.(br|gz)$/, '');
        response.setHeader(
          'Cache-Control',
          hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
        response.setHeader('Vary', 'Accept-Encoding');
        // A shell on another origin may use a remote.
        response.setHeader('Access-Control-Allow-Origin', '*');
      },
    });
    first = false;
  }
}

const passedOn = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'vary',
  'access-control-allow-origin',
];

/**
 * Sends a hashed file that this process lacks, taken from a process that has the same file. Returns false, and sends
 * nothing, if the name has no hash or no process has the file.
 */
export async function sendFromPeers(
  peers: Peers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [path = ''] = request.url.split('?');
  const isHashedFile = request.method === 'GET' && path.startsWith('/assets/') && hashed.test(path);
  if (!isHashedFile || request.headers[peerHeader] !== undefined) return false;
  const encodings = request.headers['accept-encoding'];
  const found = await peers.find(path, Array.isArray(encodings) ? encodings.join() : encodings);
  if (!found) return false;
  for (const name of passedOn) if (found.headers[name]) void reply.header(name, found.headers[name]);
  void reply.code(200).send(found);
  return true;
}
