import type { Scope } from '@tablewell/chassis/access';
import type { Reservation } from '@tablewell/proto/reservation/v1/reservation_pb';
import { Type } from 'typebox';
import { Id } from '../../api/schemas';
import type { GatewayParts } from '../../parts';
import { reservationFields } from '../fields';
import { answered } from '../mapping';

export const tags = ['Reservations'];
/** A route for members, and for API keys with this scope. */
export const member = (scope: Scope) => ({ session: 'required', scope, fields: reservationFields }) as const;
/** The same for everyone; a session or a key counts if there is one. */
export const anyone = (scope: Scope) => ({ session: 'optional', scope, fields: reservationFields }) as const;
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
