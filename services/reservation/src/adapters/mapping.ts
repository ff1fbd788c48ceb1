import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  ReservationSchema,
  type Reservation as ReservationMessage,
  ReservationStatus,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { Reservation } from '../domain/reservation';
import type { RestaurantRules } from '../domain/restaurant-rules';
import type { Status } from '../domain/lifecycle';

const statuses: Record<Status, ReservationStatus> = {
  active: ReservationStatus.ACTIVE,
  canceled: ReservationStatus.CANCELED,
  deleted: ReservationStatus.UNSPECIFIED,
};

/** A reservation as the contracts know it. */
export function toMessage(reservation: Reservation): ReservationMessage {
  const { placement } = reservation;
  const fields: MessageInitShape<typeof ReservationSchema> = {
    id: reservation.id,
    restaurantId: reservation.restaurantId,
    version: BigInt(reservation.version),
    name: reservation.name,
    partySize: reservation.partySize,
    phoneNumber: reservation.phoneNumber,
    notes: reservation.notes,
    startsAt: timestampFromDate(new Date(placement.from)),
    localDate: placement.date,
    localMinute: placement.minute,
    status: statuses[reservation.status],
    tableType: placement.tableType,
    seatingMinutes: reservation.seatingMinutes,
    createdAt: timestampFromDate(reservation.createdAt),
    updatedAt: timestampFromDate(reservation.updatedAt),
  };
  return create(ReservationSchema, fields);
}

/** What a holder of a reservation may know of its restaurant. */
export function toSummary({ id, name, phoneNumber, timezone }: RestaurantRules) {
  return { id, name, phoneNumber, timezone };
}
