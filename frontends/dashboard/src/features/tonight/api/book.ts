import { answer, api } from '@tablewell/api-client';
import type { paths } from '@tablewell/api-client';

type Body = paths['/api/reservations/{restaurantId}']['post']['requestBody']['content']['application/json'];

/** Books a table as a member. The same key with the same body books once. */
export const book = (restaurantId: string, body: Body, idempotencyKey: string) =>
  answer(
    api.POST('/api/reservations/{restaurantId}', {
      params: { path: { restaurantId } },
      headers: { 'Idempotency-Key': idempotencyKey },
      body,
    }),
  );
