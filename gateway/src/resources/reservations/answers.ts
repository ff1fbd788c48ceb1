import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { Type } from 'typebox';
import { Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { reservationFields } from '../fields';
import { answered } from '../mapping';

export const tags = ['Reservations'];
export const member = { session: 'required', fields: reservationFields } as const;
export const anyone = { session: 'optional', fields: reservationFields } as const;
export const holderParams = Type.Object({ reservationId: Id });
export const restaurantParams = Type.Object({ restaurantId: Id });

export const present = (reservation: Reservation | undefined): Reservation =>
  answered(reservation, 'reservation', 'a reservation');

/** Answers with the written reservation; the next query of the restaurant's free times takes it into account. */
export function presentWritten(
  times: Pick<GatewayParts['times'], 'forget'>,
  reservation: Reservation | undefined,
): Reservation {
  const { restaurantId } = present(reservation);
  times.forget(restaurantId);
  return present(reservation);
}
