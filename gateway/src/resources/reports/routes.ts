import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isWithheldAt, refuseWithoutPermission } from '@tablewell/chassis/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { prefersCsv, toCsv } from '../../api/csv';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf, sessionOf } from '../../session/plugin';
import { reportFields } from '../fields';
import { forecast, reports } from './mapping';
import * as schemas from './schemas';

const params = Type.Object({ restaurantId: Id });

/** The reports of a restaurant as JSON and, by `Accept: text/csv`, as CSV (REPORT-6). */
export function reportRoutes({ clients }: Pick<GatewayParts, 'clients'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const [name, { summary, schema, columns, kind, rowsOf, moreOf }] of Object.entries(reports))
      app.get(
        `/api/reports/:restaurantId/${name}`,
        {
          config: { ...member('reports:read'), fields: reportFields },
          schema: {
            tags: ['Reports'],
            summary,
            description: 'With `Accept: text/csv`, the rows alone, as CSV.',
            params,
            querystring: schemas.ReportQuery,
            response: {
              200: {
                description: 'The report',
                content: {
                  'application/json': { schema: Type.Ref(schema) },
                  'text/csv': { schema: Type.String() },
                },
              },
              ...errorResponses(401, 402, 404),
            },
          },
        },
        async (request, reply) => {
          const { restaurantId } = request.params;
          const { from, to } = request.query;
          refuseFile(request, restaurantId);
          const asked = { restaurantId, from, until: to, only: [kind] };
          const answer = await clients.report.getReports(asked, onBehalfOf(request));
          const rows = rowsOf(answer);
          void reply.header('vary', 'Accept');
          if (!prefersCsv(request.headers.accept))
            return {
              from,
              to,
              daysWithoutCounts: answer.daysWithoutCounts,
              rows,
              ...moreOf?.(answer),
            } as never;
          return sendFile(reply, `${name}-${from}-${to}.csv`, toCsv(columns, rows));
        },
      );
    app.get(
      '/api/reports/:restaurantId/forecast',
      {
        config: member('reports:read'),
        schema: {
          tags: ['Reports'],
          summary: 'The people who will come on the fourteen service days from tomorrow on',
          description: 'With `Accept: text/csv`, the rows alone, as CSV.',
          params,
          response: {
            200: {
              description: 'The forecast, and how far off it has been',
              content: {
                'application/json': { schema: Type.Ref('Forecast') },
                'text/csv': { schema: Type.String() },
              },
            },
            ...errorResponses(401, 402, 404),
          },
        },
      },
      async (request, reply) => {
        const { restaurantId } = request.params;
        refuseFile(request, restaurantId);
        const found = await clients.report.getForecast({ restaurantId }, onBehalfOf(request));
        const answer = forecast.toAnswer(found);
        void reply.header('vary', 'Accept');
        if (!prefersCsv(request.headers.accept)) return answer as never;
        const [first] = answer.rows;
        return sendFile(reply, `forecast-${first?.date ?? ''}.csv`, toCsv(forecast.columns, answer.rows));
      },
    );
  };
}

/** Refuses a file to a member from whom the owner has withheld export (ROLE-7). The service refuses everybody else. */
function refuseFile(request: FastifyRequest, restaurantId: string): void {
  if (!prefersCsv(request.headers.accept)) return;
  const { actor } = sessionOf(request);
  if (isWithheldAt(actor, restaurantId, 'export'))
    throw refuseWithoutPermission('export', actor, restaurantId) as unknown as Error;
}

/** The schemas of the answers describe their JSON. */
function sendFile(reply: FastifyReply, name: string, csv: string): never {
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  return reply.type('text/csv; charset=utf-8').send(csv) as never;
}
