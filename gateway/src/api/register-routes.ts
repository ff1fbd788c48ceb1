import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Registers the routes that `routes` makes of its parts, in a scope of their own and under the name of that function.
 * Fastify searches all loaded modules for the name of a plugin that has none. Where sources run unbundled, as in tests,
 * these are thousands, and the search takes a tenth of a file's time.
 */
export async function registerRoutes<Parts>(
  app: FastifyInstance,
  routes: (parts: Parts) => FastifyPluginAsync<never>,
  parts: Parts,
): Promise<void> {
  await app.register(fp(routes(parts) as FastifyPluginAsync, { name: routes.name, encapsulate: true }));
}
