import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid, notFound } from '@tablewell/chassis/refusal';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { webhookFields } from '../fields';
import { answered, done } from '../mapping';
import * as schemas from './endpoint-schemas';
import { hostOf, toWebhook } from './mapping';
import { ofRestaurant, ofWebhook, path, tags } from './paths';

/** A key opens none of these: an endpoint that it made would be told of everything, and outlive it. */
const config = { ...member('never'), fields: webhookFields };

/** The endpoints of a restaurant, which are told what happens there, for its owner (HOOK-8). */
export function endpointRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  const listed = async (request: Pick<FastifyRequest, 'session'> & { params: { id: string } }) => {
    const query = { restaurantId: request.params.id };
    return (await clients.webhook.listWebhooks(query, onBehalfOf(request))).endpoints;
  };
  return async (app) => {
    app.get(
      path,
      {
        config,
        schema: {
          tags,
          summary: 'The webhooks of a restaurant, the oldest first',
          params: ofRestaurant,
          response: { 200: Type.Array(Type.Ref('Webhook')), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => (await listed(request)).map(toWebhook),
    );

    app.get(
      `${path}/:webhookId`,
      {
        config,
        schema: {
          tags,
          summary: 'One webhook',
          params: ofWebhook,
          response: { 200: Type.Ref('Webhook'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const found = (await listed(request)).find(({ id }) => id === request.params.webhookId);
        if (!found) throw notFound('There is no such endpoint.');
        return toWebhook(found);
      },
    );

    app.post(
      path,
      {
        config,
        schema: {
          tags,
          summary: 'Add a webhook; its secret is shown this once',
          params: ofRestaurant,
          body: schemas.CreateWebhookBody,
          response: { 201: Type.Ref('NewWebhook'), ...errorResponses(401, 402, 403, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { url, events: kinds, name, on = true } = request.body;
        const command = {
          restaurantId: request.params.id,
          name: name || hostOf(url).slice(0, 60),
          url,
          kinds,
          on,
        };
        const { endpoint, secret } = await clients.webhook.createWebhook(command, onBehalfOf(request));
        const made = toWebhook(answered(endpoint, 'notification', 'an endpoint'));
        return reply.status(201).send({ ...made, secret });
      },
    );

    app.patch(
      `${path}/:webhookId`,
      {
        config,
        schema: {
          tags,
          summary: 'Change fields of a webhook; one that is switched on begins anew',
          params: ofWebhook,
          body: schemas.ChangeWebhookBody,
          response: { 200: Type.Ref('Webhook'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const { id: restaurantId, webhookId: endpointId } = request.params;
        const { events: kinds, ...others } = request.body;
        const given = { ...others, ...(kinds ? { kinds } : {}) };
        const paths = Object.keys(given);
        if (paths.length === 0) throw nothingGiven();
        const command = { restaurantId, endpointId, ...given, changes: { paths } };
        const { endpoint } = await clients.webhook.updateWebhook(command, onBehalfOf(request));
        return toWebhook(answered(endpoint, 'notification', 'an endpoint'));
      },
    );

    app.post(
      `${path}/:webhookId/secret`,
      {
        config,
        schema: {
          tags,
          summary: 'Replace the secret of a webhook; the new one is shown this once',
          params: ofWebhook,
          body: schemas.ReplaceSecretBody,
          response: { 201: Type.Ref('NewWebhook'), ...errorResponses(401, 403, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { id: restaurantId, webhookId: endpointId } = request.params;
        const command = { restaurantId, endpointId, endsFormer: request.body.endFormer };
        const { endpoint, secret } = await clients.webhook.rotateWebhookSecret(command, onBehalfOf(request));
        const changed = toWebhook(answered(endpoint, 'notification', 'an endpoint'));
        return reply.status(201).send({ ...changed, secret });
      },
    );

    app.delete(
      `${path}/:webhookId`,
      {
        config,
        schema: {
          tags,
          summary: 'Remove a webhook and its log; one that was removed stays so',
          params: ofWebhook,
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const { id: restaurantId, webhookId: endpointId } = request.params;
        await clients.webhook.removeWebhook({ restaurantId, endpointId }, onBehalfOf(request));
        return done('Webhook removed.');
      },
    );
  };
}

const nothingGiven = () =>
  invalid([{ field: 'url', message: 'Please give at least one of url, events, name and on' }]);
