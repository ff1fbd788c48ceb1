import { reservationById } from '../api/get-reservation';
import type { Reservation } from '../api/types';
import { stateOf } from '../lib/reservation-state';
import { usePolled } from './use-polled';

const everyMs = 30_000;

/** Polls for the answer to a pending request: at an interval, and when the page becomes visible again. */
export function useAnswer(reservation: Reservation): void {
  const waits = stateOf(reservation) === 'requested';
  usePolled(waits ? reservationById(reservation.id).key : undefined, everyMs);
}
