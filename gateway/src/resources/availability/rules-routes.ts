import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid } from '@tablewell/chassis/refusal';
import { Type } from 'typebox';
import { errorResponses, Id, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { waitUntilInForce } from '../restaurants/answers';
import { readRules, type RulesBody, toRulesBody } from './mapping';
import * as schemas from './schemas';

/** A hundred special days, and every list with its maximum of items and all fields. */
export const rulesBounds = { bytes: 256 * 1024, values: 12_000 };
export const tags = ['Availability rules'];
export const params = Type.Object({ id: Id });

/** The rules in a body as a message; throws a refusal that names every bad time of day. */
export function rulesOf(body: unknown, at: string) {
  const { rules, problems } = readRules(body as RulesBody, at);
  if (problems.length > 0) throw invalid(problems) as unknown as Error;
  return rules;
}

/** The options of a route whose body has `rules`: the bounds of the body, and its problems beyond the schema. */
export const takesRules = {
  bodyLimit: rulesBounds.bytes,
  config: {
    ...member,
    rules: (body: object) => ('rules' in body ? readRules(body.rules as RulesBody, 'rules').problems : []),
    maxValues: rulesBounds.values,
  },
};

/** The availability rules of a restaurant. */
export function availabilityRulesRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant/:id/availability-rules',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Turn times, pacing, special days and the other rules by which starts are offered',
          params,
          response: { 200: Type.Ref('VersionedAvailabilityRules'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id };
        const { rules, version } = await clients.availabilityRules.getAvailabilityRules(
          query,
          onBehalfOf(request),
        );
        return { rules: toRulesBody(rules), version: Number(version) };
      },
    );

    app.get(
      '/api/restaurant/:id/holidays',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'The public holidays of the restaurant’s country, as suggestions for special days',
          params,
          querystring: schemas.HolidaysQuery,
          response: { 200: Type.Ref('Holidays'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id, year: request.query.year };
        const { country, holidays } = await clients.availabilityRules.listHolidays(
          query,
          onBehalfOf(request),
        );
        return { country, holidays: holidays.map(({ name, from, until }) => ({ name, from, until })) };
      },
    );

    app.put(
      '/api/restaurant/:id/availability-rules',
      {
        ...takesRules,
        schema: {
          tags,
          security: signedIn,
          summary: 'Replace all availability rules',
          params,
          body: schemas.PutAvailabilityRulesBody,
          response: { 200: Type.Ref('VersionedAvailabilityRules'), ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const restaurantId = request.params.id;
        const { rules, version, restaurantVersion } = await clients.availabilityRules.putAvailabilityRules(
          {
            restaurantId,
            rules: rulesOf(request.body.rules, 'rules'),
            baseVersion: BigInt(request.body.version),
          },
          onBehalfOf(request),
        );
        await waitUntilInForce(clients, { id: restaurantId, version: restaurantVersion });
        return { rules: toRulesBody(rules), version: Number(version) };
      },
    );
  };
}
