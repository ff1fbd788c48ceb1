import {
  ConfirmationState,
  RequestState,
  type Reservation as ReservationMessage,
  ReservationStatus,
  Stage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import type { PartyNow } from '../../domain/resending';
import type { PartyChange } from '../../use-cases/plan-reminders';
import { toReservation } from '../mapping';

/** From here on a party needs no reminder. A service of the last release may send no stage. */
const awaited: readonly Stage[] = [Stage.UNSPECIFIED, Stage.BOOKED, Stage.CONFIRMED];

/** An event of a reservation as reminders see it. */
export function toPartyChange(
  reservation: ReservationMessage,
  at: Date,
  { previous, isNews = false }: { previous?: ReservationMessage | undefined; isNews?: boolean } = {},
): PartyChange {
  const { status, stage, walkIn, request, late } = reservation;
  return {
    reservation: toReservation(reservation),
    previous: previous && toReservation(previous),
    isExpected:
      status === ReservationStatus.ACTIVE &&
      awaited.includes(stage) &&
      !walkIn &&
      request?.state !== RequestState.PENDING,
    isConfirmed: isConfirmed(reservation),
    lateMinutes: late?.minutes ?? 0,
    at,
    isNews,
  };
}

const isConfirmed = ({ stage, confirmation }: ReservationMessage): boolean =>
  stage === Stage.CONFIRMED || confirmation?.state === ConfirmationState.CONFIRMED;

/** A reservation as its messages are repeated. */
export const toPartyNow = (reservation: ReservationMessage): PartyNow => ({
  reservation: toReservation(reservation),
  isActive: reservation.status === ReservationStatus.ACTIVE,
  isConfirmed: isConfirmed(reservation),
});
