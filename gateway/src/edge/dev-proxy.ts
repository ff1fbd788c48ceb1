import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Without an edge in front, the gateway is the one public origin: it proxies pages from the web process and, in a
 * local run, `/sandbox` from the sandbox. A deployment leaves both addresses empty.
 */
export const devProxyPlugin = fp(
  async (app: FastifyInstance, { pagesUrl, sandboxUrl }: { pagesUrl: string; sandboxUrl: string }) => {
    const pass = { http: { requestOptions: { timeout: 30_000 } }, disableRequestLogging: true };
    if (sandboxUrl) {
      await app.register(proxy, {
        ...pass,
        upstream: sandboxUrl,
        prefix: '/sandbox',
        rewritePrefix: '/sandbox',
      });
    }
    if (pagesUrl) {
      await app.register(proxy, {
        ...pass,
        upstream: pagesUrl,
        prefix: '/',
        httpMethods: ['GET', 'HEAD'],
        replyOptions: {
          // Pages are served by the host in the address bar; forwarded headers from a caller are not trusted.
          rewriteRequestHeaders: ({ headers: { host } }, headers) => ({
            ...headers,
            'x-forwarded-host': host,
          }),
        },
      });
    }
  },
);
