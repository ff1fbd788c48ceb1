import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calendarFileOf } from '@tablewell/chassis/calendar';
import { sharingTextVersion, sharingVersionProblem } from '@tablewell/booking-rules/guest-sharing';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { languageOr } from '@tablewell/languages';
import { calendarWords } from '@tablewell/languages/message-language';
import { newId } from '@tablewell/chassis/ids';
import {
  type Reservation,
  ReservationStatus,
  type RestaurantSummary,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { Type } from 'typebox';
import { networkOf } from '../../api/rate-limits';
import { errorResponses, fileResponse } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { onBehalfOf } from '../../session/plugin';
import { anyone, holderParams, present, tags } from './answers';
import { withKnownId } from './known-id';
import { toReservation } from './mapping';
import { sharingConsent, type ShownSharingText } from './sharing-consent';
import * as schemas from './schemas';

type Parts = Pick<GatewayParts, 'clients' | 'limits' | 'origin' | 'mailSender'>;

const fields = { words: 'message' } as const;

/**
 * What the holder of a reservation id can do after booking: the calendar entry, a late arrival, that it comes, messages to the
 * restaurant (AFTER-1).
 */
export function dinerRoutes({ clients, limits, origin, mailSender }: Parts): FastifyPluginAsyncTypebox {
  const byId = withKnownId(limits, 'reservation');

  /** The consent of a diner where their restaurant shares guests under the name that they saw; a conflict where it does not. */
  const consentFor = async (reservationId: string, text: ShownSharingText) => {
    const problem = sharingVersionProblem(text.textVersion);
    if (problem) throw invalid([{ field: 'textVersion', message: problem }]);
    const { reservation } = await clients.reservation.getReservation({ id: reservationId });
    const consent = await sharingConsent(clients, present(reservation).restaurantId, text);
    if (!consent)
      throw new Refusal(
        'conflict',
        'guests-not-shared',
        'This restaurant shares no guests with others under this name of its group.',
      );
    return consent;
  };

  return async (app) => {
    app.get(
      '/api/reservations/single/:reservationId/calendar.ics',
      {
        config: anyone('reservations:read'),
        schema: {
          tags,
          summary: 'The reservation as a calendar file, for everyone who has its id',
          params: holderParams,
          response: { 200: fileResponse('The calendar file', 'text/calendar'), ...errorResponses(404, 409) },
        },
      },
      (request, reply) =>
        byId(request, async () => {
          const found = await clients.reservation.getReservation({ id: request.params.reservationId });
          const reservation = present(found.reservation);
          // An entry without the restaurant's address is better than none.
          const shown = await clients.restaurant
            .getPublicRestaurant({ id: reservation.restaurantId })
            .catch(() => undefined);
          const entry = toEntry(reservation, found.restaurant, shown?.restaurant?.face?.address);
          const { domain = '', hidesProduct = false } = shown?.restaurant?.ownName ?? {};
          const { text } = calendarFileOf(entry, {
            origin,
            shown: { origin: domain ? `https://${domain}` : origin, hidesProduct },
            // The sender of mails may name the product.
            organizer: hidesProduct ? undefined : mailSender || undefined,
            now: new Date(),
            words: calendarWords(languageOr(reservation.language)),
          });
          return reply
            .headers({
              'content-disposition': 'attachment; filename="reservation.ics"',
              'cache-control': 'no-store',
            })
            .type('text/calendar; charset=utf-8')
            .send(text);
        }),
    );

    app.put(
      '/api/reservations/single/:reservationId/late',
      {
        config: anyone('reservations:write'),
        schema: {
          tags,
          summary: 'Tell the restaurant that the party comes late, or on time after all',
          params: holderParams,
          body: schemas.LateBody,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404, 409) },
        },
      },
      (request) =>
        byId(request, async () => {
          await limits.dinerNotes.take(networkOf(request));
          const { reservationId } = request.params;
          const { minutes } = request.body;
          const answer = await clients.diner.sayLate({ reservationId, minutes }, onBehalfOf(request));
          return toReservation(present(answer.reservation), answer.restaurant);
        }),
    );

    app.put(
      '/api/reservations/single/:reservationId/confirmation',
      {
        config: anyone('reservations:write'),
        schema: {
          tags,
          summary: 'Tell the restaurant that the party comes; a repeated call changes nothing',
          params: holderParams,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404, 409) },
        },
      },
      (request) =>
        byId(request, async () => {
          await limits.dinerNotes.take(networkOf(request));
          const { reservationId } = request.params;
          const answer = await clients.diner.confirm({ reservationId }, onBehalfOf(request));
          return toReservation(present(answer.reservation), answer.restaurant);
        }),
    );

    app.post(
      '/api/reservations/single/:reservationId/messages',
      {
        config: { ...anyone('messages:write'), fields },
        schema: {
          tags,
          summary: 'Write to the restaurant about a reservation, three times at most',
          params: holderParams,
          body: schemas.MessageBody,
          response: { 201: Type.Ref('Reservation'), ...errorResponses(404, 409, 422) },
        },
      },
      (request, reply) =>
        byId(request, async () => {
          await limits.dinerNotes.take(networkOf(request));
          const { reservationId } = request.params;
          const { message: words, messageId = newId() } = request.body;
          const answer = await clients.diner.sendMessage(
            { reservationId, messageId, words },
            onBehalfOf(request),
          );
          return reply.status(201).send(toReservation(present(answer.reservation), answer.restaurant));
        }),
    );

    app.put(
      '/api/reservations/single/:reservationId/guest-sharing',
      {
        config: anyone('reservations:write'),
        schema: {
          tags,
          summary: 'Agree that the restaurant’s group shares the diner’s visits and preferences, or end it',
          params: holderParams,
          body: schemas.GuestSharingBody,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404, 409) },
        },
      },
      (request) =>
        byId(request, async () => {
          await limits.dinerNotes.take(networkOf(request));
          const { reservationId } = request.params;
          const { agreed, textVersion = sharingTextVersion, groupName } = request.body;
          const consent = agreed ? await consentFor(reservationId, { textVersion, groupName }) : undefined;
          const answer = await clients.diner.chooseGuestSharing(
            { reservationId, ...(consent ? { consent } : {}) },
            onBehalfOf(request),
          );
          return toReservation(present(answer.reservation), answer.restaurant);
        }),
    );

    app.delete(
      '/api/reservations/single/:reservationId/marketing-consent',
      {
        config: anyone('reservations:write'),
        schema: {
          tags,
          summary: 'Withdraw the consent to news of the restaurant; without one, nothing changes',
          params: holderParams,
          response: { 200: Type.Ref('Reservation'), ...errorResponses(404) },
        },
      },
      (request) =>
        byId(request, async () => {
          await limits.dinerNotes.take(networkOf(request));
          const { reservationId } = request.params;
          const answer = await clients.diner.withdrawConsent({ reservationId }, onBehalfOf(request));
          return toReservation(present(answer.reservation), answer.restaurant);
        }),
    );
  };
}

/** A reservation as a calendar file. */
function toEntry(
  { id, version, name, partySize, seatingMinutes, startsAt, status }: Reservation,
  restaurant: RestaurantSummary | undefined,
  address = '',
) {
  if (!startsAt) throw new Error('the reservation service answered with a reservation without a time');
  return {
    ...{ id, name, partySize, seatingMinutes },
    version: Number(version),
    startsAt: timestampDate(startsAt),
    isCanceled: status === ReservationStatus.CANCELED,
    restaurant: {
      name: restaurant?.name ?? '',
      phoneNumber: restaurant?.phoneNumber ?? '',
      address,
    },
  };
}
