import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { timestampDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { TestClock } from '@tablewell/proto/restaurant/v1/test_clock_service_pb';
import { Type } from 'typebox';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { answered } from '../mapping';
import * as schemas from './schemas';

/** How long an answer waits at most until every process uses the moved clock. */
const inForceMs = 5_000;

function toClock(given: TestClock | undefined) {
  const clock = answered(given, 'restaurant', 'a clock');
  const { now, latest } = clock;
  if (!now || !latest) throw new Error('the restaurant service answered with a clock without a time');
  return {
    now: timestampDate(now).toISOString(),
    aheadSeconds: Math.floor(Number(clock.aheadMs) / 1_000),
    latest: timestampDate(latest).toISOString(),
  };
}

/** What only a test restaurant has: answers of diners (TEST-3), and a clock that can be moved (TEST-7). */
export function testRoutes({
  clients,
  times,
}: Pick<GatewayParts, 'clients' | 'times'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/restaurant/:id/test/replies',
      {
        config: member('messages:write'),
        schema: {
          tags: ['API keys'],
          summary:
            'In a test restaurant: a text as if a diner had answered from this number; nothing is sent',
          params: Type.Object({ id: Id }),
          body: schemas.SimulatedReplyBody,
          response: { 201: Type.Ref('SimulatedReply'), ...errorResponses(404, 409) },
        },
      },
      async (request, reply) => {
        const command = { restaurantId: request.params.id, ...request.body };
        const { answer } = await clients.reply.simulateReply(command, onBehalfOf(request));
        return reply.status(201).send({ answer });
      },
    );

    app.get(
      '/api/restaurant/:id/test/clock',
      {
        config: member('restaurant:read'),
        schema: {
          tags: ['API keys'],
          summary: 'What time it is in a test restaurant',
          params: Type.Object({ id: Id }),
          response: { 200: Type.Ref('TestClock'), ...errorResponses(404, 409) },
        },
      },
      async (request) => {
        const { id: restaurantId } = request.params;
        return toClock((await clients.testClock.getTestClock({ restaurantId }, onBehalfOf(request))).clock);
      },
    );

    app.post(
      '/api/restaurant/:id/test/clock',
      {
        config: member('restaurant:write'),
        schema: {
          tags: ['API keys'],
          summary: 'Move the clock of a test restaurant forward; what is due by then is done',
          params: Type.Object({ id: Id }),
          body: schemas.TestClockBody,
          response: { 200: Type.Ref('TestClock'), ...errorResponses(404, 409) },
        },
      },
      async (request) => {
        const { id: restaurantId } = request.params;
        const now = timestampFromMs(Date.parse(request.body.now));
        const { clock, restaurant } = await clients.testClock.advanceTestClock(
          { restaurantId, now },
          onBehalfOf(request),
        );
        const { version = 0n } = restaurant ?? {};
        // It succeeds also if that service learns of it later.
        await clients.reservation
          .awaitRestaurant({ restaurantId, version }, { timeoutMs: inForceMs })
          .catch(() => undefined);
        times.forget(restaurantId);
        return toClock(clock);
      },
    );
  };
}
