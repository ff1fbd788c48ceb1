import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { invalid } from '@tablewell/chassis/refusal';
import type { WaitlistEntry } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses, Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { answered } from '../mapping';
import { withKnownId } from '../reservations/known-id';
import { anyone, tags } from './answers';
import { toEntry } from './mapping';
import { WaitlistNewsBody } from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'limits' | 'times'>;
type ById = FastifyRequest<{ Params: { id: string } }>;

const params = Type.Object({ id: Id });
const path = '/api/waitlist/entries/:id';
const config = anyone('reservations:write');
const response = { 200: Type.Ref('WaitlistEntry'), ...errorResponses(404, 409) };
/** A POST may have an Idempotency-Key, which may be used wrongly. */
const posted = { ...response, ...errorResponses(404, 409, 422) };

/** One entry of the waitlist; knowing its id is the permission, as of a reservation (WAIT-18). */
export function waitlistEntryRoutes({ clients, limits, times }: Parts): FastifyPluginAsyncTypebox {
  const { waitlistEntry: entries } = clients;
  const byId = withKnownId(limits, 'reservation');

  /** Answers with the written entry. The entry may hold a table, so cached free times are dropped. */
  const written = (request: FastifyRequest, work: () => Promise<{ entry?: WaitlistEntry | undefined }>) =>
    byId(request, async () => {
      const entry = answered((await work()).entry, 'reservation', 'an entry');
      times.forget(entry.restaurantId);
      return toEntry(entry);
    });

  return async (app) => {
    app.get(
      path,
      {
        config: anyone('reservations:read'),
        schema: {
          tags,
          summary:
            'Get an entry of the waitlist by its id; no sign-in is needed, and it can be read for 30 days',
          params,
          response: { 200: Type.Ref('WaitlistEntry'), ...errorResponses(404) },
        },
      },
      (request) =>
        byId(request, async () => {
          const { entry, restaurant } = await entries.getEntry({ id: request.params.id });
          return toEntry(answered(entry, 'reservation', 'an entry'), restaurant);
        }),
    );

    app.delete(
      path,
      {
        config,
        schema: {
          tags,
          summary: 'Leave the waitlist; leaving again changes nothing',
          params,
          response,
        },
      },
      (request: ById) =>
        written(request, () => entries.leaveEntry({ id: request.params.id }, onBehalfOf(request))),
    );

    app.post(
      `${path}/accept`,
      {
        config,
        schema: {
          tags,
          summary: 'Take the start that is offered, or come to the table that is ready; 409 once it is gone',
          description: 'A start that is taken is a reservation, whose id is that of the entry.',
          params,
          response: posted,
        },
      },
      (request: ById) =>
        written(request, () => entries.acceptOffer({ id: request.params.id }, onBehalfOf(request))),
    );

    app.post(
      `${path}/decline`,
      {
        config,
        schema: {
          tags,
          summary: 'Give what is offered to the next party; this ends the entry',
          params,
          response: posted,
        },
      },
      (request: ById) =>
        written(request, () => entries.declineOffer({ id: request.params.id }, onBehalfOf(request))),
    );

    app.post(
      `${path}/news`,
      {
        config: { ...config, rules: newsProblems },
        schema: {
          tags,
          summary: 'Tell the restaurant that the party is here, or that it will be late',
          params,
          body: WaitlistNewsBody,
          response: posted,
        },
      },
      (request) =>
        written(request, async () => {
          const problems = newsProblems(request.body);
          if (problems.length > 0) throw invalid(problems);
          await limits.dinerNotes.take(networkOf(request));
          return entries.tellHost({ id: request.params.id, news: toNews(request.body) }, onBehalfOf(request));
        }),
    );
  };
}

type News = Static<typeof WaitlistNewsBody>;

function newsProblems({ here, lateMinutes }: News) {
  const isOne = here === undefined ? lateMinutes !== undefined : here && lateMinutes === undefined;
  const message = 'Please give either here, which is true, or lateMinutes';
  return isOne ? [] : [{ field: here === undefined ? 'lateMinutes' : 'here', message }];
}

const toNews = ({ lateMinutes }: News) =>
  lateMinutes === undefined
    ? ({ case: 'here', value: true } as const)
    : ({ case: 'lateMinutes', value: lateMinutes } as const);
