import { answer, api } from '@tablewell/api-client';
import type { paths } from '@tablewell/api-client';

/** What is sent to change a reservation (spec public §3, "Update payload"). */
export type UpdateBody =
  paths['/api/reservations/update/{reservationId}']['put']['requestBody']['content']['application/json'];

/** Changes a reservation. 409 when no table is left for the new time or party, or when it was canceled meanwhile. */
export const updateReservation = (reservationId: string, body: UpdateBody) =>
  answer(api.PUT('/api/reservations/update/{reservationId}', { params: { path: { reservationId } }, body }));
