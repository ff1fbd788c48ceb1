import { answer, api } from '@tablewell/api-client';

/** Deletes a reservation for good. */
export const deleteReservation = (reservationId: string) =>
  answer(api.DELETE('/api/reservations/{reservationId}', { params: { path: { reservationId } } }));
