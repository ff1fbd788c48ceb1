import { answer, api } from '@tablewell/api-client';
import type { paths } from '@tablewell/api-client';

/** Body of a booking. */
export type CreateBody =
  paths['/api/reservations/{restaurantId}']['post']['requestBody']['content']['application/json'];

/**
 * Books a table. The same key with the same body returns the first answer and books nothing again. 409 if no table is
 * left, 400 with details, 402 if the restaurant takes no more bookings this month.
 */
export const createReservation = (restaurantId: string, body: CreateBody, idempotencyKey: string) =>
  answer(
    api.POST('/api/reservations/{restaurantId}', {
      params: { path: { restaurantId } },
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
    }),
  );
