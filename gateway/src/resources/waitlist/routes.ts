import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid } from '@tablewell/chassis/refusal';
import { Type } from 'typebox';
import { captchaMissing } from '../../api/captcha';
import { errorResponses } from '../../api/schemas';
import { withoutPermit } from '../../edge/admission';
import type { GatewayParts } from '../../parts';
import { member, onBehalfOf } from '../../session/plugin';
import { answered } from '../mapping';
import { restaurantParams } from '../reservations/answers';
import { audienceOf, keyOf } from '../reservations/callers';
import { withinBookingLimit } from '../reservations/within-limit';
import { anyone, tags } from './answers';
import { joinProblems, toJoin } from './form';
import { toEntry, toStatus } from './mapping';
import { JoinWaitlistBody } from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'captcha' | 'limits'>;

/** The waitlist of a restaurant: joining it, for everybody, and the line, for members (WAIT-17). */
export function waitlistRoutes({ clients, captcha, limits }: Parts): FastifyPluginAsyncTypebox {
  const withinLimit = withinBookingLimit(limits);
  return async (app) => {
    app.get(
      '/api/waitlist/:restaurantId/status',
      {
        schema: {
          tags,
          summary: 'Whether one can join the waitlist now, and how long parties of each size would wait',
          params: restaurantParams,
          response: { 200: Type.Ref('WaitlistStatus'), ...errorResponses(404) },
        },
      },
      async (request) => {
        const { restaurantId } = request.params;
        return toStatus(await clients.waitlistEntry.getWaitlistStatus({ restaurantId }));
      },
    );

    app.post(
      '/api/waitlist/:restaurantId',
      {
        config: {
          ...anyone('reservations:write'),
          rules: (body: Parameters<typeof joinProblems>[0], request) => {
            const audience = audienceOf(request);
            const missing = audience === 'public' && body.recaptchaToken === undefined;
            return [...joinProblems(body, audience), ...(missing ? [captchaMissing] : [])];
          },
        },
        schema: {
          tags,
          summary: 'Join the waitlist: the line of now, or with a date and time the list for that full start',
          params: restaurantParams,
          body: JoinWaitlistBody,
          response: { 201: Type.Ref('WaitlistEntry'), ...errorResponses(402, 404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { restaurantId } = request.params;
        const audience = audienceOf(request);
        const proof = audience === 'member' ? undefined : (request.body.recaptchaToken ?? '');
        const problems = [...joinProblems(request.body, audience), ...(proof === '' ? [captchaMissing] : [])];
        if (problems.length > 0) throw invalid(problems);
        const { entry } = await withinLimit(restaurantId, request, audience, async () => {
          if (proof !== undefined) await withoutPermit(request, () => captcha(proof, request.ip));
          return clients.waitlistEntry.joinByLink(
            {
              restaurantId,
              ...toJoin(request.body),
              idempotencyKey: keyOf(request),
              repeated: request.idempotency?.isRepeat ?? false,
            },
            onBehalfOf(request),
          );
        });
        return reply.status(201).send(toEntry(answered(entry, 'reservation', 'an entry')));
      },
    );

    app.get(
      '/api/waitlist/:restaurantId',
      {
        config: member('reservations:read'),
        schema: {
          tags,
          summary: 'The line of now, first served first, then the lists for full starts',
          params: restaurantParams,
          response: { 200: Type.Array(Type.Ref('WaitlistEntry')), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { restaurantId } = request.params;
        const { entries } = await clients.waitlistEntry.listEntries({ restaurantId }, onBehalfOf(request));
        return entries.map((entry) => toEntry(entry));
      },
    );
  };
}
