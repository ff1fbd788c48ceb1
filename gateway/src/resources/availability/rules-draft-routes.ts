import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RulesDraft } from '@tablewell/proto/restaurant/v1/availability_rules_service_pb';
import { Type } from 'typebox';
import { errorResponses, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { iso } from '../mapping';
import { toRulesBody } from './mapping';
import * as schemas from './rules-draft-schemas';
import { params, rulesOf, tags, takesRules } from './rules-routes';

const url = '/api/restaurant/:id/availability-rules/draft';

const toAnswer = ({ draft, version }: { draft?: RulesDraft | undefined; version: bigint }) => ({
  ...(draft
    ? {
        draft: {
          rules: toRulesBody(draft.rules),
          name: draft.name,
          savedAt: iso(draft.savedAt),
          savedBy: draft.savedBy,
        },
      }
    : {}),
  version: Number(version),
});

/** The draft of availability rules that a restaurant keeps for later (AVAIL-12). */
export function rulesDraftRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      url,
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'The draft of availability rules that is kept for later, if there is one',
          params,
          response: { 200: Type.Ref('VersionedRulesDraft'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const query = { restaurantId: request.params.id };
        return toAnswer(await clients.availabilityRules.getRulesDraft(query, onBehalfOf(request)));
      },
    );

    app.put(
      url,
      {
        ...takesRules,
        schema: {
          tags,
          security: signedIn,
          summary: 'Keep availability rules as the draft, in place of the previous draft',
          params,
          body: schemas.PutRulesDraftBody,
          response: { 200: Type.Ref('VersionedRulesDraft'), ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const { rules, name = '', version } = request.body;
        const command = {
          restaurantId: request.params.id,
          rules: rulesOf(rules, 'rules'),
          name,
          baseVersion: BigInt(version),
        };
        return toAnswer(await clients.availabilityRules.putRulesDraft(command, onBehalfOf(request)));
      },
    );

    app.delete(
      url,
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Discard the draft of availability rules',
          params,
          querystring: schemas.DeleteRulesDraftQuery,
          response: { 200: Type.Ref('VersionedRulesDraft'), ...errorResponses(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const command = { restaurantId: request.params.id, baseVersion: BigInt(request.query.version) };
        return toAnswer(await clients.availabilityRules.deleteRulesDraft(command, onBehalfOf(request)));
      },
    );
  };
}
