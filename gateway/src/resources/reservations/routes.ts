import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Code, ConnectError } from '@connectrpc/connect';
import type { Audience } from '@tablewell/booking-rules';
import { invalid } from '@tablewell/chassis';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { GatewayParts } from '../../app';
import { withoutPermit } from '../../http/admission';
import { captchaMissing } from '../../http/captcha';
import { networkOf } from '../../http/limits';
import { errorResponses, Id, signedIn, zoneHeader } from '../../http/schemas';
import { onBehalfOf } from '../../session/plugin';
import { reservationFields } from '../fields';
import { audienceOf, holderOf, keyOf } from './callers';
import { toListItem, toReservation } from './mapping';
import { type Asked, formProblems, readForm } from './problems';
import * as schemas from './schemas';

const tags = ['Reservations'];
const member = { session: 'required', fields: reservationFields } as const;
const anyone = { session: 'optional', fields: reservationFields } as const;
const holder = Type.Object({ reservationId: Id });
const restaurant = Type.Object({ restaurantId: Id });

/** Reservations (spec public §7, owner §7). */
export function reservationRoutes({
  clients,
  captcha,
  limits,
  times,
}: GatewayParts): FastifyPluginAsyncTypebox {
  const present = (reservation: Reservation | undefined): Reservation => {
    if (!reservation) throw new Error('the reservation service answered without a reservation');
    return reservation;
  };
  /** What was written is seen by whoever looks at the free times next. */
  const written = (reservation: Reservation | undefined): Reservation => {
    const { restaurantId } = present(reservation);
    times.forget(restaurantId);
    return present(reservation);
  };

  /** Who tries one id after another hears 404, and soon 429: an id is the permission (contract §3). */
  const byId = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    await limits.unknownIds.check(networkOf(request));
    try {
      return await work();
    } catch (error) {
      if (ConnectError.from(error).code === Code.NotFound) await limits.unknownIds.take(networkOf(request));
      throw error;
    }
  };

  /** Counts what the public books by address and restaurant; what was not booked is taken back. */
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
          ...anyone,
          rules: (body: Asked & { recaptchaToken?: string }, request) => {
            const audience = audienceOf(request);
            const missing = audience === 'public' && body.recaptchaToken === undefined;
            return [...formProblems(body, audience), ...(missing ? [captchaMissing] : [])];
          },
        },
        schema: {
          tags,
          summary: 'Book a table',
          params: restaurant,
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
              name: body.name,
              partySize: body.guests,
              phoneNumber: body.phoneNumber ?? '',
              notes: body.notes ?? '',
              ...(when ? { when } : {}),
              originalReferer: body.originalReferer ?? 'direct',
              idempotencyKey: keyOf(request),
              repeated: request.idempotency?.isRepeat ?? false,
            },
            onBehalfOf(request),
          );
        });
        return reply.status(201).send(toReservation(written(made.reservation), made.restaurant));
      },
    );

    app.get(
      '/api/reservations/single/:reservationId',
      {
        config: anyone,
        schema: {
          tags,
          summary: 'One reservation, for whoever holds its id',
          params: holder,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404) },
        },
      },
      (request) =>
        byId(request, async () => {
          const found = await clients.reservation.getReservation({ id: request.params.reservationId });
          return toReservation(present(found.reservation), found.restaurant);
        }),
    );

    app.put(
      '/api/reservations/update/:reservationId',
      {
        config: { ...anyone, rules: (body: Asked, request) => formProblems(body, holderOf(request)) },
        schema: {
          tags,
          summary: 'Change a reservation; what is absent stays',
          params: holder,
          body: schemas.UpdateReservationBody,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(402, 404, 409) },
        },
      },
      (request) =>
        byId(request, async () => {
          const { reservation_time: _time, guests, ...plain } = request.body;
          const when = readForm(request.body, holderOf(request));
          const changed = await clients.reservation.changeReservation(
            {
              id: request.params.reservationId,
              ...plain,
              ...(guests === undefined ? {} : { partySize: guests }),
              ...(when ? { when } : {}),
            },
            onBehalfOf(request),
          );
          return toReservation(written(changed.reservation), changed.restaurant);
        }),
    );

    app.put(
      '/api/reservations/cancel/:reservationId',
      {
        config: anyone,
        schema: {
          tags,
          summary: 'Cancel a reservation; the guest and the restaurant are told',
          params: holder,
          response: { 200: Type.Ref('ReservationListItem'), ...errorResponses(404) },
        },
      },
      (request) =>
        byId(request, async () => {
          const { reservation } = await clients.reservation.cancelReservation(
            { id: request.params.reservationId },
            onBehalfOf(request),
          );
          return toListItem(written(reservation));
        }),
    );

    app.put(
      '/api/reservations/uncancel/:reservationId',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Restore a canceled reservation',
          params: holder,
          response: { 200: Type.Ref('ReservationListItem'), ...errorResponses(401, 404, 409) },
        },
      },
      async (request) => {
        const { reservation } = await clients.reservation.restoreReservation(
          { id: request.params.reservationId },
          onBehalfOf(request),
        );
        return toListItem(written(reservation));
      },
    );

    app.delete(
      '/api/reservations/:reservationId',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Delete a reservation for good',
          params: holder,
          response: { 200: Type.Ref('Done'), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        await clients.reservation.deleteReservation(
          { id: request.params.reservationId },
          onBehalfOf(request),
        );
        times.forgetAll();
        return { success: true, message: 'Reservation deleted.' };
      },
    );

    app.get(
      '/api/reservations/:restaurantId',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Search all reservations of a restaurant',
          params: restaurant,
          querystring: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
          response: { 200: Type.Array(Type.Ref('ReservationListItem')), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { reservations } = await clients.reservation.searchReservations(
          { restaurantId: request.params.restaurantId, text: request.query.search ?? '' },
          onBehalfOf(request),
        );
        return reservations.map(toListItem);
      },
    );

    app.get(
      '/api/reservations/:restaurantId/by-date',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Reservations of one day or of a range of days, in the zone of X-Timezone',
          params: restaurant,
          headers: zoneHeader,
          querystring: schemas.ByDateQuery,
          response: { 200: Type.Array(Type.Ref('ReservationListItem')), ...errorResponses(401, 404) },
        },
      },
      async (request) => {
        const { date, startDate = date, endDate = date ?? startDate } = request.query;
        if (!startDate || !endDate)
          throw invalid([{ field: 'date', message: 'date, or startDate and endDate, is required' }]);
        const { reservations } = await clients.reservation.listReservations(
          {
            restaurantId: request.params.restaurantId,
            startDate,
            endDate,
            timezone: String(request.headers['x-timezone'] ?? '').slice(0, 64),
          },
          onBehalfOf(request),
        );
        return reservations.map(toListItem);
      },
    );

    app.get(
      '/api/dashboard/reservation-sources/:restaurantId',
      {
        config: member,
        schema: {
          tags,
          security: signedIn,
          summary: 'Where reservations came from',
          params: restaurant,
          response: { 200: Type.Ref('Sources'), ...errorResponses(401, 402, 404) },
        },
      },
      async (request) => {
        const { sources } = await clients.reservation.listSources(request.params, onBehalfOf(request));
        return { sources: sources.map(({ source, fullUrl, count }) => ({ source, fullUrl, count })) };
      },
    );
  };
}
