import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid } from '@tablewell/chassis/refusal';
import {
  type BookingRequest,
  RequestState,
  type Reservation,
  ReservationStatus,
  type RestaurantSummary,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Static } from 'typebox';
import { iso } from '../mapping';
import { consentIn, toDinerAnswer, toDinerFields } from './diner-mapping';
import type * as schemas from './schemas';

const statuses: Record<ReservationStatus, 'active' | 'canceled'> = {
  [ReservationStatus.UNSPECIFIED]: 'active',
  [ReservationStatus.ACTIVE]: 'active',
  [ReservationStatus.CANCELED]: 'canceled',
};

const requestStates = {
  [RequestState.UNSPECIFIED]: 'pending',
  [RequestState.PENDING]: 'pending',
  [RequestState.ACCEPTED]: 'accepted',
  [RequestState.DECLINED]: 'declined',
  [RequestState.EXPIRED]: 'expired',
  [RequestState.WITHDRAWN]: 'withdrawn',
} as const satisfies Record<RequestState, string>;

function toRequest({ state, expiresAt, words }: BookingRequest) {
  return { state: requestStates[state], expiresAt: iso(expiresAt), message: words };
}

function common(reservation: Reservation) {
  return {
    id: reservation.id,
    name: reservation.name,
    guests: reservation.partySize,
    phoneNumber: reservation.phoneNumber,
    notes: reservation.notes,
    reservation_time: iso(reservation.startsAt),
    status: statuses[reservation.status],
    ...(reservation.request ? { request: toRequest(reservation.request) } : {}),
    ...(reservation.area === '' ? {} : { area: reservation.area }),
    ...toDinerAnswer(reservation),
  };
}

/** A reservation as a member's list shows it (API-8). */
export function toListItem(reservation: Reservation) {
  return {
    ...common(reservation),
    restaurantId: reservation.restaurantId,
    assignedTableType: reservation.tableType,
  };
}

/** A reservation for the holder of its id, with its restaurant (API-8). */
export function toReservation(reservation: Reservation, restaurant: RestaurantSummary | undefined) {
  return {
    ...common(reservation),
    restaurant: {
      id: reservation.restaurantId,
      name: restaurant?.name ?? '',
      phoneNumber: restaurant?.phoneNumber ?? '',
      ...(restaurant?.phoneUri && { phoneUri: restaurant.phoneUri }),
      timezone: restaurant?.timezone ?? 'UTC',
    },
  };
}

/** The fields of a booking but its time, from a body. */
export function toBooking(body: Static<typeof schemas.CreateReservationBody>) {
  return {
    name: body.name,
    partySize: body.guests,
    phoneNumber: body.phoneNumber ?? '',
    notes: body.notes ?? '',
    originalReferer: body.originalReferer ?? 'direct',
    holdId: body.holdId ?? '',
    language: body.language ?? '',
    area: body.area ?? '',
    asks: body.requestTable ?? false,
    ...toDinerFields(body),
    marketingConsent: consentIn(body),
  };
}

/** The fields of a change but its time, from a body; absent ones stay. */
export function toChange(body: Static<typeof schemas.UpdateReservationBody>) {
  const { name, guests, phoneNumber, notes, area } = body;
  return {
    ...given({ name, partySize: guests, phoneNumber, notes, area }),
    ...toDinerFields(body),
  };
}

/** The values that are present. */
function given<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const zonedPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** A `reservation_time`: without a zone, a local time of the restaurant; with one, that instant (HOURS-9). */
export function toWhen(text: string) {
  const value = text.trim().replace(' ', 'T');
  if (localPattern.test(value)) return { time: { case: 'local' as const, value: value.slice(0, 19) } };
  const instant = zonedPattern.test(value) ? new Date(value) : undefined;
  if (!instant || Number.isNaN(instant.getTime())) {
    const message =
      value === ''
        ? 'Please select a time'
        : 'Please give the time as YYYY-MM-DDTHH:MM, or as an instant with a zone';
    return invalid([{ field: 'reservation_time', message }]);
  }
  return { time: { case: 'instant' as const, value: timestampFromDate(instant) } };
}
