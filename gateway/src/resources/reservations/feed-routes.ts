import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { errorResponses, fileResponse } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { tags } from './answers';
import { withKnownId } from './known-id';

type Parts = Pick<GatewayParts, 'clients' | 'limits' | 'origin'>;

const params = Type.Object({
  secret: Type.String({ minLength: 20, maxLength: 100, description: 'The secret of the calendar' }),
});

/** The private calendars of restaurants, to which calendar programs subscribe (FEED-2). */
export function feedRoutes({ clients, limits, origin }: Parts): FastifyPluginAsyncTypebox {
  // Calendar programs go on asking for a calendar that has ended: diners of their network must not wait for that.
  const bySecret = withKnownId(limits, 'calendar');
  const { hostname: host } = new URL(origin);

  return async (app) => {
    app.get(
      '/api/calendar-feeds/:secret/reservations.ics',
      {
        schema: {
          tags,
          summary: 'A private calendar of a restaurant’s parties, readable by anyone who has its address',
          description:
            'The week that has passed and the four weeks ahead. The owner makes and ends such calendars in the settings.',
          params,
          response: {
            200: fileResponse('The calendar', 'text/calendar'),
            304: { description: 'Nothing has changed since the given ETag', type: 'null' },
            ...errorResponses(404),
          },
        },
      },
      (request, reply) =>
        bySecret(request, async () => {
          const { file, tag } = await clients.calendarFeed.readCalendarFeed({
            secret: request.params.secret,
            host,
          });
          const etag = `"${tag}"`;
          // Shared caches must not store it: it may contain names of guests.
          reply.headers({ etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
          if (request.headers['if-none-match'] === etag) return reply.code(304).send(undefined as never);
          return reply.type('text/calendar; charset=utf-8').send(Buffer.from(file) as never);
        }),
    );
  };
}
