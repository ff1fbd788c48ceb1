import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Type, type TSchema } from 'typebox';
import { type ErrorStatus, errorResponses } from './schemas';

interface DocumentedSchema {
  hide?: boolean;
  security?: Record<string, string[]>[];
  headers?: TSchema & { properties?: Record<string, TSchema> };
  response?: Record<string, unknown>;
}

/**
 * Adds to every route's schema its kinds of callers, and the answers that follow from its session, its method and the `Idempotency-Key`, which
 * every POST accepts unless it begins or ends a session. Routes declare only their own answers.
 */
export const defaultResponses = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    const schema = route.schema as DocumentedSchema | undefined;
    if (!schema?.response || schema.hide) return;
    const methods = [route.method].flat();
    const security = securityOf(route);
    if (security) schema.security = security;
    const common = errorResponses(...statusesOf(route, methods));
    schema.response = { ...common, ...schema.response };
    if (takesKey(route, methods)) {
      const description = 'The same key and body within 24 hours gives the first answer again';
      const key = Type.Optional(Type.String({ description }));
      schema.headers = Type.Object({ ...schema.headers?.properties, 'Idempotency-Key': key });
    }
  });
});

/**
 * The alternative ways to authenticate, as OpenAPI lists them: an empty entry means that a caller may also be anonymous. The
 * entry for API keys names their scope.
 */
function securityOf({ url, config }: RouteOptions): Record<string, string[]>[] | undefined {
  const { session, scope } = config ?? {};
  if (!session) return undefined;
  if (!scope) throw new Error(`${url} does not say which scope of API keys opens it, or that none does.`);
  const sessions = [...(session === 'optional' ? [{}] : []), { bearer: [] }, { cookie: [] }];
  return scope === 'never' ? sessions : [...sessions, { key: [scope] }];
}

function takesKey({ config }: RouteOptions, methods: readonly string[]): boolean {
  return methods.includes('POST') && config?.idempotency !== 'never';
}

function statusesOf(route: RouteOptions, methods: readonly string[]): ErrorStatus[] {
  const { session, scope } = route.config ?? {};
  return [
    // A bad token is refused even where none is required.
    ...(session ? ([401] as const) : []),
    // A cookie is refused when another site's page sends it, and a key without the scope or the plan.
    ...(session ? ([403] as const) : []),
    ...(session && scope !== 'never' ? ([402] as const) : []),
    ...(takesKey(route, methods) ? ([409, 422] as const) : []),
  ];
}
