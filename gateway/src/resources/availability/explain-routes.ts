import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid } from '@tablewell/chassis/refusal';
import { Type } from 'typebox';
import { errorResponses, signedIn } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { restaurantFields } from '../fields';
import { clockText } from '@tablewell/shared/calendar';
import { iso } from '../mapping';
import { toListItem } from '../reservations/mapping';
import { draftProblems, readDraft } from './draft';
import * as schemas from './preview-schemas';
import { params, rulesBounds, tags } from './rules-routes';

/** A preview takes up to some seconds of computation, and may wait for others. */
const previewTimeoutMs = 20_000;
const dayMinutes = 24 * 60;

/** Routes that explain why starts are closed, and preview a change. */
export function availabilityExplainRoutes({ clients }: GatewayParts): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/restaurant/:id/availability-rules/why',
      {
        config: { ...member, fields: { localDate: 'date' } },
        schema: {
          tags,
          security: signedIn,
          summary: 'Every start of a date, and the first rule that refuses it to a diner',
          params,
          querystring: schemas.WhyQuery,
          response: { 200: Type.Ref('ExplainedStarts'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { date, partySize } = request.query;
        const query = { restaurantId: request.params.id, localDate: date, partySize };
        const { starts, refusedBy, explanation, timezone } = await clients.availability.explainStarts(
          query,
          onBehalfOf(request),
        );
        return {
          date,
          partySize,
          timezone,
          refusedBy,
          explanation,
          starts: starts.map(({ localMinute, startsAt, period, turnMinutes, ...start }) => ({
            // A start past midnight is counted on from the day of its evening.
            time: clockText(localMinute % dayMinutes),
            reservation_time: iso(startsAt),
            period,
            turnMinutes,
            refusedBy: start.refusedBy,
            explanation: start.explanation,
          })),
        };
      },
    );

    app.post(
      '/api/restaurant/:id/availability-rules/preview',
      {
        bodyLimit: rulesBounds.bytes,
        config: {
          ...member,
          fields: restaurantFields,
          rules: draftProblems,
          maxValues: rulesBounds.values,
        },
        schema: {
          tags,
          security: signedIn,
          summary: 'What a change would do to reservations and offered starts, before it is saved',
          params,
          body: schemas.PreviewBody,
          response: { 200: Type.Ref('AvailabilityPreview'), ...errorResponses(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { draft, problems } = readDraft(request.body);
        if (problems.length > 0) throw invalid(problems) as unknown as Error;
        const { reservations, ...preview } = await clients.availability.previewChange(
          { restaurantId: request.params.id, draft },
          { ...onBehalfOf(request), timeoutMs: previewTimeoutMs },
        );
        return reply.status(200).send({
          reservations: reservations.flatMap(({ reservation, reasons, already }) =>
            reservation
              ? [
                  {
                    reservation: toListItem(reservation),
                    reasons: reasons.map(({ code, explanation }) => ({ code, explanation })),
                    already,
                  },
                ]
              : [],
          ),
          truncated: preview.truncated,
          partySizes: preview.partySizes,
          days: preview.days.map(({ date, before, after }) => ({ date, before, after })),
          complete: preview.complete,
        });
      },
    );
  };
}
