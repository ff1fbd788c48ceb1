import { answer, api } from '@tablewell/api-client';

/** Cancels a reservation; one that is canceled already stays so, and nobody is told again. */
export const cancelReservation = (reservationId: string) =>
  answer(api.PUT('/api/reservations/cancel/{reservationId}', { params: { path: { reservationId } } }));
