import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound } from '@tablewell/chassis/refusal';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { webhookFields } from '../fields';
import { done, isoOrNull } from '../mapping';
import * as schemas from './endpoint-schemas';
import { toAttempt, toAttemptDetail, toDeliveryState } from './mapping';
import { AttemptId, ofRestaurant, ofWebhook, path, tags } from './paths';

const config = { ...member('never'), fields: webhookFields };
const maxPageSize = 200;
const ofAttempt = Type.Object({ ...ofWebhook.properties, attemptId: AttemptId });
const ofAttemptAlone = Type.Object({ ...ofRestaurant.properties, attemptId: AttemptId });

/** What was sent to the endpoints of a restaurant, and sending it again, for its owner (HOOK-8). */
export function logRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  /** An attempt of this restaurant; of the endpoint, if the path names one. */
  const attemptOf = async (
    request: Pick<FastifyRequest, 'session'> & {
      params: { id: string; attemptId: string; webhookId?: string };
    },
  ) => {
    const { id: restaurantId, attemptId: deliveryId, webhookId } = request.params;
    const asked = { restaurantId, deliveryId };
    const { delivery } = await clients.webhook.getWebhookDelivery(asked, onBehalfOf(request));
    if (!delivery || (webhookId !== undefined && delivery.endpointId !== webhookId))
      throw notFound('There is no such attempt.');
    return delivery;
  };
  return async (app) => {
    app.post(
      `${path}/:webhookId/test`,
      {
        config,
        schema: {
          tags,
          summary: 'Send a test event once, also to a webhook that is off; five times a minute at most',
          params: ofWebhook,
          response: { 201: Type.Ref('TestSent'), ...errorResponses(401, 402, 403, 404, 422) },
        },
      },
      async (request, reply) => {
        const { id: restaurantId, webhookId: endpointId } = request.params;
        const asked = { restaurantId, endpointId };
        const { deliveryId: attemptId } = await clients.webhook.sendWebhookTest(asked, onBehalfOf(request));
        return reply.status(201).send({ attemptId });
      },
    );

    app.get(
      `${path}/:webhookId/attempts`,
      {
        config,
        schema: {
          tags,
          summary: 'What was sent to a webhook and what is due, newest first, page by page',
          params: ofWebhook,
          querystring: schemas.AttemptQuery,
          response: { 200: Type.Ref('WebhookAttemptPage'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => {
        const { id: restaurantId, webhookId: endpointId } = request.params;
        const { state, limit, cursor: pageToken = '' } = request.query;
        const { deliveries, nextPageToken } = await clients.webhook.listWebhookDeliveries(
          {
            ...{ restaurantId, endpointId, state: toDeliveryState(state) },
            ...{ pageSize: Math.min(limit, maxPageSize), pageToken },
          },
          onBehalfOf(request),
        );
        return { attempts: deliveries.map(toAttempt), nextCursor: nextPageToken || null };
      },
    );

    app.get(
      `${path}/:webhookId/attempts/:attemptId`,
      {
        config,
        schema: {
          tags,
          summary: 'One attempt with what was sent and what was answered',
          params: ofAttempt,
          response: { 200: Type.Ref('WebhookAttemptDetail'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request) => toAttemptDetail(await attemptOf(request)),
    );

    app.post(
      `${path}/:webhookId/attempts/resend`,
      {
        config,
        schema: {
          tags,
          summary: 'Send again what was written in a range and did not arrive, or all of it',
          params: ofWebhook,
          body: schemas.ResendRangeBody,
          response: { 200: Type.Ref('ResentRange'), ...errorResponses(401, 402, 403, 404, 409, 422) },
        },
      },
      async (request) => {
        const { id: restaurantId, webhookId: endpointId } = request.params;
        const { from, to, all } = request.body;
        const range = {
          from: timestampFromDate(new Date(from)),
          until: timestampFromDate(new Date(to)),
          all,
        };
        const { resent, nextFrom } = await clients.webhook.resendWebhookDeliveries(
          { restaurantId, endpointId, ...range },
          onBehalfOf(request),
        );
        return { resent, nextFrom: isoOrNull(nextFrom) };
      },
    );

    // The id of an attempt is unique, so that callers that keep only it need not know its webhook.
    for (const [place, params] of [
      [`${path}/:webhookId/attempts/:attemptId/resend`, ofAttempt],
      [`${path}/attempts/:attemptId/resend`, ofAttemptAlone],
    ] as const)
      app.post(
        place,
        {
          config,
          schema: {
            tags,
            summary: 'Send an event again, at once, with all tries anew',
            params,
            response: { 200: Type.Ref('Done'), ...errorResponses(401, 402, 403, 404, 409, 422) },
          },
        },
        async (request) => {
          const { id: deliveryId } = await attemptOf(request);
          const asked = { restaurantId: request.params.id, deliveryId };
          await clients.webhook.resendWebhookDelivery(asked, onBehalfOf(request));
          return done('The event is sent again.');
        },
      );
  };
}
