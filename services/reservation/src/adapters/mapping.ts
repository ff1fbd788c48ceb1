import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate, timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  ConfirmationState,
  ReservationSchema,
  type Reservation as ReservationMessage,
  RequestState as RequestStateMessage,
  ReservationStatus,
  Stage as StageMessage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { confirmationOf } from '../party/confirmation';
import type { BookingRequest, RequestState } from '../party/request';
import { hereOf } from '../party/people-here';
import type { Reservation } from '../party/reservation';
import { type Stage, stageOf, type Status } from '../party/lifecycle';
import type { Booked } from '../commands/diner/book';
import { toRestaurantSummary } from './restaurant-summary';
import { toWait } from './wait-mapping';
import { toConsent, toDinerFields, ways, toSharingChoice } from './diner-mapping';

const statuses: Record<Status, ReservationStatus> = {
  active: ReservationStatus.ACTIVE,
  canceled: ReservationStatus.CANCELED,
  deleted: ReservationStatus.UNSPECIFIED,
};

export const stages: Record<Stage, StageMessage> = {
  requested: StageMessage.REQUESTED,
  'requested-without-table': StageMessage.REQUESTED,
  booked: StageMessage.BOOKED,
  confirmed: StageMessage.CONFIRMED,
  // Callers see the step that gave its table up.
  'without-table': StageMessage.BOOKED,
  waiting: StageMessage.WAITING,
  ready: StageMessage.READY,
  arrived: StageMessage.ARRIVED,
  seated: StageMessage.SEATED,
  finished: StageMessage.FINISHED,
  'no-show': StageMessage.NO_SHOW,
  canceled: StageMessage.CANCELED,
  deleted: StageMessage.DELETED,
};

const requestStates: Record<RequestState, RequestStateMessage> = {
  pending: RequestStateMessage.PENDING,
  accepted: RequestStateMessage.ACCEPTED,
  declined: RequestStateMessage.DECLINED,
  expired: RequestStateMessage.EXPIRED,
  withdrawn: RequestStateMessage.WITHDRAWN,
};

/** A request as a contract message. */
export function toRequest({ state, expiresAt, withoutTable, words = '' }: BookingRequest) {
  return {
    state: requestStates[state],
    expiresAt: timestampFromDate(expiresAt),
    holdsTable: state === 'pending' && !withoutTable,
    words,
  };
}

/** What a party said about its coming, as contract message. */
export function toConfirmation(reservation: Reservation) {
  const known = confirmationOf(reservation);
  if (!known) return {};
  const { CONFIRMED, DECLINED } = ConfirmationState;
  const state = known.state === 'confirmed' ? CONFIRMED : DECLINED;
  return { confirmation: { state, at: timestampFromDate(known.at), by: ways[known.by] } };
}

/** A reservation as a contract message. */
export function toMessage(reservation: Reservation): ReservationMessage {
  const { createdAt, updatedAt } = reservation;
  return create(ReservationSchema, {
    ...listedFields(reservation),
    createdAt: timestampFromDate(createdAt),
    updatedAt: timestampFromDate(updatedAt),
  });
}

/**
 * A reservation in a list, without its timestamps, which no list shows: encoding these two messages costs as much as the
 * rest of the row.
 */
export function toListed(reservation: Reservation): ReservationMessage {
  return create(ReservationSchema, listedFields(reservation));
}

function listedFields(reservation: Reservation): MessageInitShape<typeof ReservationSchema> {
  const { placement } = reservation;
  return {
    id: reservation.id,
    restaurantId: reservation.restaurantId,
    version: BigInt(reservation.version),
    name: reservation.name,
    partySize: reservation.partySize,
    phoneNumber: reservation.phoneNumber,
    notes: reservation.notes,
    startsAt: timestampFromMs(placement.from),
    localDate: placement.date,
    localMinute: placement.minute,
    status: statuses[reservation.status],
    tableType: placement.tableType,
    seatingMinutes: reservation.seatingMinutes,
    stage: stages[stageOf(reservation)],
    walkIn: reservation.walkIn === true,
    language: reservation.language ?? '',
    area: reservation.area ?? '',
    ...(reservation.request ? { request: toRequest(reservation.request) } : {}),
    ...toDinerFields(reservation),
    ...toConfirmation(reservation),
    peopleHere: hereOf(reservation) ?? 0,
    ...toWait(reservation),
    ...toConsent(reservation.marketingConsent),
    ...toSharingChoice(reservation.guestSharing),
  };
}

/** A reservation with its restaurant's fields for the holder of the reservation. */
export function withRestaurant({ reservation, restaurant }: Booked) {
  return { reservation: toMessage(reservation), restaurant: toRestaurantSummary(restaurant) };
}
