import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid } from '@tablewell/chassis/refusal';
import type { SimulatedFigures } from '@tablewell/proto/reservation/v1/availability_service_pb';
import { Type } from 'typebox';
import { errorResponses, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { restaurantFields } from '../fields';
import { clockText } from '@tablewell/shared/calendar';
import { draftProblems, readDraft } from './draft';
import { params, rulesBounds, tags } from './rules-routes';
import * as schemas from './simulate-schemas';

/** A week takes up to some seconds of computation, and may wait for others. */
const simulateTimeoutMs = 20_000;

/** Route that simulates a change on the demand of the past weeks. */
export function simulateRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/restaurant/:id/availability-rules/simulate',
      {
        bodyLimit: rulesBounds.bytes,
        config: {
          ...member,
          fields: restaurantFields,
          rules: ({ week: _, ...draft }: { week?: number }) => draftProblems(draft),
          maxValues: rulesBounds.values,
        },
        schema: {
          tags,
          security: signedIn,
          summary: 'What a change would have done in one of the past four weeks',
          params,
          body: schemas.SimulateBody,
          response: { 200: Type.Ref('AvailabilitySimulation'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { week, ...body } = request.body;
        const { draft, problems } = readDraft(body);
        if (problems.length > 0) throw invalid(problems) as unknown as Error;
        const {
          today,
          draft: then,
          lost,
          ...simulated
        } = await clients.availability.simulateChange(
          { restaurantId: request.params.id, draft, week },
          { ...onBehalfOf(request), timeoutMs: simulateTimeoutMs },
        );
        const { from, until, bookedParties, refusedParties, complete, gainedCovers } = simulated;
        return reply.status(200).send({
          from,
          until,
          bookedParties,
          refusedParties,
          complete,
          today: toFigures(today),
          draft: toFigures(then),
          gainedCovers,
          lost: lost.map(({ rule, covers }) => ({ rule, covers })),
        });
      },
    );
  };
}

function toFigures(figures: SimulatedFigures | undefined) {
  const { parties = 0, covers = 0, fullest, openMinutes = 0, tables = [] } = figures ?? {};
  return {
    parties,
    covers,
    ...(fullest
      ? { fullest: { date: fullest.date, time: clockText(fullest.minute), covers: fullest.covers } }
      : {}),
    openMinutes,
    tables: tables.map(({ number, minutes }) => ({ number, minutes })),
  };
}
