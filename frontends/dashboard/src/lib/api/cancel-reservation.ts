import { answer, api } from '@tablewell/api-client';

/** Cancels a reservation; the guest gets an SMS. */
export const cancelReservation = (reservationId: string) =>
  answer(api.PUT('/api/reservations/cancel/{reservationId}', { params: { path: { reservationId } } }));
