import { answer, api } from '@tablewell/api-client';

/** Cancels a reservation; the guest is told by SMS. */
export const cancelReservation = (reservationId: string) =>
  answer(api.PUT('/api/reservations/cancel/{reservationId}', { params: { path: { reservationId } } }));
