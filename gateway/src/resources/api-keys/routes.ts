import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiKey } from '@tablewell/proto/auth/v1/api_key_pb';
import { Type } from 'typebox';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { answered, done, iso, isoOrNull } from '../mapping';
import * as schemas from './schemas';

const tags = ['API keys'];
const path = '/api/restaurant/:id/keys';
const params = Type.Object({ id: Id });

/** Making, listing and ending the API keys of a restaurant, for its owner (KEY-1). No key opens these. */
export function apiKeyRoutes({
  clients,
  keys,
}: Pick<GatewayParts, 'clients' | 'keys'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      path,
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'The API keys of a restaurant that are alive',
          params,
          response: { 200: Type.Array(Type.Ref('ApiKey')), ...errorResponses(404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id };
        const answer = await clients.apiKey.listApiKeys(query, onBehalfOf(request));
        return answer.keys.map(toApiKey);
      },
    );

    app.post(
      path,
      {
        // The answer holds the key.
        config: { ...member('never'), idempotency: 'never' },
        schema: {
          tags,
          summary: 'Make an API key, which is shown this once',
          params,
          body: schemas.CreateApiKeyBody,
          response: { 201: Type.Ref('NewApiKey'), ...errorResponses(402, 404, 409) },
        },
      },
      async (request, reply) => {
        const { mode = '', ...draft } = request.body;
        const command = { restaurantId: request.params.id, ...draft, mode };
        const { apiKey, key } = await clients.apiKey.createApiKey(command, onBehalfOf(request));
        const made = answered(apiKey, 'auth', 'an API key');
        const { id, name, scopes, addresses } = made;
        return reply.status(201).send({ id, key, name, mode: modeOf(made), scopes, addresses });
      },
    );

    app.delete(
      `${path}/:keyId`,
      {
        config: member('never'),
        schema: {
          tags,
          summary: 'End an API key at once; one that has ended stays so',
          params: Type.Object({ id: Id, keyId: Id }),
          response: { 200: Type.Ref('Done'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { id: restaurantId, keyId } = request.params;
        await clients.apiKey.endApiKey({ restaurantId, keyId }, onBehalfOf(request));
        // Other gateways learn of it by the event.
        keys.forget(keyId);
        return done('API key ended.');
      },
    );
  };
}

const modeOf = ({ isTest }: Pick<ApiKey, 'isTest'>) => (isTest ? ('test' as const) : ('live' as const));

const toApiKey = (key: ApiKey) => {
  const { id, name, scopes, addresses, prefix, ending, createdAt, lastUsedAt } = key;
  return {
    ...{ id, name, mode: modeOf(key), scopes, addresses, prefix, ending },
    createdAt: iso(createdAt),
    lastUsedAt: isoOrNull(lastUsedAt),
  };
};
