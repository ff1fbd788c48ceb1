import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Audience } from '@tablewell/booking-rules';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { captchaMissing } from '../../api/captcha';
import { networkOf } from '../../api/rate-limits';
import { errorResponses } from '../../api/schemas';
import { withoutPermit } from '../../edge/admission';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { anyone, restaurantParams, tags, presentWritten } from './answers';
import { audienceOf, keyOf } from './callers';
import { toBooking, toReservation } from './mapping';
import { type ReservationBody, formProblems, readForm } from './problems';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'captcha' | 'limits' | 'times'>;

/** Booking a table, by the public and by members. */
export function bookRoute({ clients, captcha, limits, times }: Parts): FastifyPluginAsyncTypebox {
  /** Counts public bookings by network and restaurant; a failed one is taken back. */
  const withinLimit = async <T>(
    restaurantId: string,
    request: FastifyRequest,
    audience: Audience,
    work: () => Promise<T>,
  ): Promise<T> => {
    if (audience === 'member') return work();
    const key = `${restaurantId} ${networkOf(request)}`;
    await limits.bookings.take(key);
    try {
      return await work();
    } catch (error) {
      await limits.bookings.giveBack(key);
      throw error;
    }
  };

  return async (app) => {
    app.post(
      '/api/reservations/:restaurantId',
      {
        config: {
          ...anyone('reservations:write'),
          rules: (body: ReservationBody & { recaptchaToken?: string }, request) => {
            const audience = audienceOf(request);
            const missing = audience === 'public' && body.recaptchaToken === undefined;
            return [...formProblems(body, audience), ...(missing ? [captchaMissing] : [])];
          },
        },
        schema: {
          tags,
          summary: 'Book a table',
          params: restaurantParams,
          body: schemas.CreateReservationBody,
          response: { 201: Type.Ref('Reservation'), ...errorResponses(402, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { restaurantId } = request.params;
        const { body } = request;
        const audience = audienceOf(request);
        const proof = audience === 'member' ? undefined : (body.recaptchaToken ?? '');
        const when = readForm(body, audience, proof === '' ? [captchaMissing] : []);
        const made = await withinLimit(restaurantId, request, audience, async () => {
          if (proof !== undefined) await withoutPermit(request, () => captcha(proof, request.ip));
          return clients.reservation.book(
            {
              restaurantId,
              ...toBooking(body),
              ...(when ? { when } : {}),
              idempotencyKey: keyOf(request),
              repeated: request.idempotency?.isRepeat ?? false,
            },
            onBehalfOf(request),
          );
        });
        return reply
          .status(201)
          .send(toReservation(presentWritten(times, made.reservation), made.restaurant));
      },
    );
  };
}
