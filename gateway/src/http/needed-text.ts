import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface BodySchema {
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly default?: unknown }>>;
}

/**
 * What is no text where `NeededText` is wanted counts as left out: the service whose rule it is names it together
 * with everything else that is wrong, where a complaint about its shape would come alone.
 */
export const neededTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    const { properties = {} } = (route.schema?.body ?? {}) as BodySchema;
    const needed = Object.keys(properties).filter(
      (name) => properties[name]?.type === 'string' && properties[name].default === '',
    );
    if (needed.length === 0) return;
    route.preValidation = [
      ...[route.preValidation ?? []].flat(),
      (request, _reply, done) => {
        const body = request.body as Record<string, unknown> | null | undefined;
        for (const name of needed) if (typeof body?.[name] === 'object') body[name] = '';
        done();
      },
    ];
  });
});
