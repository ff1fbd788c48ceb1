import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { captchaMissing } from '../../api/captcha';
import { errorResponses } from '../../api/schemas';
import { withoutPermit } from '../../edge/admission';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { anyone, restaurantParams, tags, presentWritten } from './answers';
import { audienceOf, keyOf } from './callers';
import { sharingIn } from './diner-mapping';
import { toBooking, toReservation } from './mapping';
import { type ReservationBody, formProblems, readForm } from './problems';
import { sharingConsent } from './sharing-consent';
import * as schemas from './schemas';
import { withinBookingLimit } from './within-limit';

type Parts = Pick<GatewayParts, 'clients' | 'captcha' | 'limits' | 'times'>;

/** Booking a table, by the public and by members. */
export function bookRoute({ clients, captcha, limits, times }: Parts): FastifyPluginAsyncTypebox {
  const withinLimit = withinBookingLimit(limits);

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
          const agreedTo = sharingIn(body);
          // A booking goes on without the restaurant service; then nothing is shared, as the answer says.
          const guestSharing = agreedTo
            ? await sharingConsent(clients, restaurantId, agreedTo).catch(() => undefined)
            : undefined;
          return clients.reservation.book(
            {
              restaurantId,
              ...toBooking(body),
              ...(when ? { when } : {}),
              ...(guestSharing ? { guestSharing } : {}),
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
