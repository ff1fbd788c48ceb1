import { answer, api } from '@tablewell/api-client';
import type { paths } from '@tablewell/api-client';

/** Body of a change; absent fields are not changed. */
export type UpdateBody =
  paths['/api/reservations/update/{reservationId}']['put']['requestBody']['content']['application/json'];

/** Changes a reservation. 409 if no table is left for the new time or party, or if it was canceled meanwhile. */
export const updateReservation = (reservationId: string, body: UpdateBody) =>
  answer(api.PUT('/api/reservations/update/{reservationId}', { params: { path: { reservationId } }, body }));
