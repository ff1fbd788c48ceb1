import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { done, iso } from '../mapping';
import { restaurantParams, tags } from './answers';
import { readForm } from './problems';
import * as schemas from './schemas';

const holdParams = Type.Object({ restaurantId: Id, holdId: Id });
/** A hold names its time by date and time, as offered times do. */
const fields = { partySize: 'guests', when: 'time' } as const;

/** Holding a table while a diner fills in the form, and releasing it, for everybody (HOLD-1). */
export function holdRoutes({
  clients,
  limits,
  times,
}: Pick<GatewayParts, 'clients' | 'limits' | 'times'>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/restaurant/public/:restaurantId/holds',
      {
        // A hold's id is a secret, and a hold ends within minutes: no answer is kept for a key.
        config: { fields, idempotency: 'never' },
        schema: {
          tags,
          summary: 'Hold a table for some minutes, while a diner fills in the form',
          params: restaurantParams,
          body: schemas.HoldBody,
          response: { 201: Type.Ref('Hold'), ...errorResponses(402, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { restaurantId } = request.params;
        await limits.holds.take(networkOf(request));
        const { date, time, guests, area = '', replaces = '' } = request.body;
        const when = readForm({ guests, reservation_time: `${date}T${time}` }, 'public');
        const held = await clients.reservation.holdTable({
          restaurantId,
          partySize: guests,
          ...(when ? { when } : {}),
          area,
          replaces,
        });
        times.forget(restaurantId);
        const expiresAt = iso(held.expiresAt);
        const secondsLeft = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1_000));
        return reply.status(201).send({ holdId: held.holdId, expiresAt, secondsLeft });
      },
    );

    app.delete(
      '/api/restaurant/public/:restaurantId/holds/:holdId',
      {
        schema: {
          tags,
          summary: 'Release a hold; an unknown or ended one is released already',
          params: holdParams,
          response: { 200: Type.Ref('Done'), ...errorResponses() },
        },
      },
      async (request) => {
        await limits.holds.take(networkOf(request));
        const { restaurantId, holdId } = request.params;
        await clients.reservation.releaseHold({ restaurantId, holdId });
        times.forget(restaurantId);
        return done('Hold released.');
      },
    );
  };
}
