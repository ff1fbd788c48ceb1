import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Type, type TSchema } from 'typebox';
import { type ErrorStatus, errorResponses } from './schemas';

interface DocumentedSchema {
  hide?: boolean;
  headers?: TSchema & { properties?: Record<string, TSchema> };
  response?: Record<string, unknown>;
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Adds to every route's schema the answers that follow from its session, its method and the `Idempotency-Key`, which
 * every POST accepts unless it begins or ends a session. Routes declare only their own answers.
 */
export const defaultResponses = fp(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    const schema = route.schema as DocumentedSchema | undefined;
    if (!schema?.response || schema.hide) return;
    const methods = [route.method].flat();
    const common = errorResponses(...statusesOf(route, methods));
    schema.response = { ...common, ...schema.response };
    if (takesKey(route, methods)) {
      const description = 'The same key and body within 24 hours gives the first answer again';
      const key = Type.Optional(Type.String({ description }));
      schema.headers = Type.Object({ ...schema.headers?.properties, 'Idempotency-Key': key });
    }
  });
});

function takesKey({ config }: RouteOptions, methods: readonly string[]): boolean {
  return methods.includes('POST') && config?.idempotency !== 'never';
}

function statusesOf(route: RouteOptions, methods: readonly string[]): ErrorStatus[] {
  const session = route.config?.session;
  return [
    // A bad token is refused even where none is required.
    ...(session ? ([401] as const) : []),
    // A cookie is refused when another site's page sends it.
    ...(session === 'required' && methods.some((method) => writes.includes(method)) ? ([403] as const) : []),
    ...(takesKey(route, methods) ? ([409, 422] as const) : []),
  ];
}
