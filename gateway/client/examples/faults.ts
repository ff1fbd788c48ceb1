import { openTablewell } from '../src';

/**
 * Books with a fault of test mode: the answer of the first try is lost. The second one has the same `Idempotency-Key`, so the table is
 * booked once, and its answer is that of the first.
 */
export async function bookWithLostAnswer(
  baseUrl: string,
  testKey: string,
  restaurantId: string,
  time: string,
) {
  let tries = 0;
  const tablewell = openTablewell({
    baseUrl,
    key: testKey,
    fetch: (request) => {
      tries += 1;
      if (tries === 1) request.headers.set('Tablewell-Test-Fault', 'lost-answer');
      return fetch(request);
    },
  });
  const { data, response } = await tablewell.POST('/api/reservations/{restaurantId}', {
    params: { path: { restaurantId } },
    body: { name: 'Ada Lovelace', guests: 2, reservation_time: time },
  });
  return { tries, status: response.status, reservation: data };
}
