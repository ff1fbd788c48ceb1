import { answer, api } from '@tablewell/api-client';

/** Cancels a reservation; canceling a canceled one succeeds and notifies no one (BOOKING-12). */
export const cancelReservation = (reservationId: string) =>
  answer(api.PUT('/api/reservations/cancel/{reservationId}', { params: { path: { reservationId } } }));
