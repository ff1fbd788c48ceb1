import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { defaultResponses } from './default-responses';
import { documentationPage } from './documentation-page';
import { webhookDocument, webhookParameters } from './webhook-document';

/** The document of `/api` (OpenAPI 3.1), made from the routes' own schemas, at `GET /api/openapi.json`. */
export const openapiPlugin = fp(async (app: FastifyInstance) => {
  await app.register(defaultResponses);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tablewell',
        version: '1.0.0',
        description:
          'Reservations, restaurants, guests and billing. Times without a zone are by the restaurant’s clock. ' +
          'A POST takes an `Idempotency-Key`: the same key and body within 24 hours gives the first answer again. ' +
          'Calls that make or end a session or an API key take no part in it. ' +
          'An API key opens the calls that name a scope of it under `key`, for its restaurant; ' +
          'its answers have `RateLimit` and `RateLimit-Policy`. A call without a scope ignores keys or refuses them. ' +
          'A restaurant that is opened with the mode `test` is for tests: its keys begin with `tw_test_`, its messages go nowhere, and ' +
          'with such a key the header `Tablewell-Test-Fault` brings a fault about: `busy` (503), `conflict` (409), `timeout` or ' +
          '`timeout=<1 to 30>` (the answer comes after so many seconds, 10 otherwise) or `lost-answer` (it is done, and the connection ends). ' +
          'Under `webhooks` is what is posted to the endpoints that an owner adds under `/api/restaurant/{id}/webhooks` or in the settings.',
      },
      webhooks: webhookDocument,
      components: {
        parameters: webhookParameters,
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          key: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'tw_live_… or tw_test_…',
            description: 'An API key of a restaurant, made by its owner. Never in an address.',
          },
          cookie: { type: 'apiKey', in: 'cookie', name: 'tablewell_access' },
        },
      },
    },
    transform: ({ schema, url }) => ({ schema: mayLeaveOut(schema), url }),
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json['$id'] ?? `def-${index}`),
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(documentationPage);
});

interface Parameters {
  readonly properties: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly required?: readonly string[];
}

/** A schema of a query: parameters with a default are optional in the request and always present in the handler. */
function mayLeaveOut(schema: FastifySchema): FastifySchema {
  const query = schema?.querystring as Parameters | undefined;
  if (!query?.required) return schema;
  const required = query.required.filter((name) => query.properties[name]?.default === undefined);
  return { ...schema, querystring: { ...query, required } };
}
