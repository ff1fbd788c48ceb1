import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, Id, signedIn, Text } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { toSettingsBody } from './mapping';
import * as schemas from './schemas';

const tags = ['Booking page'];
const params = Type.Object({ id: Id });
/** A DNS lookup that no name server answers takes some seconds. */
const lookUpTimeoutMs = 15_000;

/** The restaurant's own name and domain, shown instead of the product's. */
export function ownNameRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  const answers = { 200: Type.Ref('OwnNameSettings') };
  return async (app) => {
    app.get(
      '/api/restaurant/:id/own-name',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Whether diners see the product’s name, and the domain of the booking page',
          params,
          response: { ...answers, ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id };
        return toSettingsBody(await clients.ownName.getOwnName(query, onBehalfOf(request)));
      },
    );

    app.put(
      '/api/restaurant/:id/own-name',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Change whether diners see the product’s name, and the domain of the booking page',
          params,
          body: schemas.PutOwnNameBody,
          response: { ...answers, ...errorResponses(401, 402, 403, 404, 409) },
        },
      },
      async (request) => {
        const { hidesProduct, host, version } = request.body;
        const change = { restaurantId: request.params.id, hidesProduct, host, baseVersion: BigInt(version) };
        return toSettingsBody(await clients.ownName.putOwnName(change, onBehalfOf(request)));
      },
    );

    app.post(
      '/api/restaurant/:id/own-name/check',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Look the record of the domain up',
          description: 'The domain shows the booking page from the first time that its record is found.',
          params,
          response: { ...answers, ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const command = { restaurantId: request.params.id };
        const options = { ...onBehalfOf(request), timeoutMs: lookUpTimeoutMs };
        return toSettingsBody(await clients.ownName.checkOwnDomain(command, options));
      },
    );

    app.get(
      '/api/own-domains',
      {
        schema: {
          tags,
          summary: 'The restaurant of a domain that is proven',
          description: 'An edge that makes certificates on demand asks here whether it may: 200, or 404.',
          querystring: Type.Object({ domain: Text(300) }),
          response: { 200: Type.Ref('KnownDomain'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurantId } = await clients.ownName.findOwnDomain({ host: request.query.domain });
        return { restaurantId };
      },
    );
  };
}
