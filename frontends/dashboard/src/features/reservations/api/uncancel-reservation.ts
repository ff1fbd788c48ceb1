import { answer, api } from '@tablewell/api-client';

/** Makes a canceled reservation active again. 409 if its table is taken by now. */
export const uncancelReservation = (reservationId: string) =>
  answer(api.PUT('/api/reservations/uncancel/{reservationId}', { params: { path: { reservationId } } }));
