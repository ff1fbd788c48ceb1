import { openTablewell, type Schemas } from '../src';

/** Books a table for two, and reads what was sent to the guest. */
export async function book(baseUrl: string, key: string, restaurantId: string, time: string) {
  const tablewell = openTablewell({ baseUrl, key });
  const { data: reservation, error } = await tablewell.POST('/api/reservations/{restaurantId}', {
    params: { path: { restaurantId } },
    body: { name: 'Ada Lovelace', guests: 2, reservation_time: time, phoneNumber: '+1 202 555 0143' },
  });
  if (!reservation) throw new Error(problemOf(error));
  const path = { restaurantId, reservationId: reservation.id };
  const { data: messages = [] } = await tablewell.GET(
    '/api/reservations/{restaurantId}/{reservationId}/messages',
    { params: { path } },
  );
  return { reservation, messages };
}

/** Every error has the same body; `details` names the fields of a form. */
export const problemOf = (error: Schemas['Error'] | undefined): string =>
  [error?.error, ...(error?.details ?? []).map(({ field, message }) => `${field}: ${message}`)].join('\n');
