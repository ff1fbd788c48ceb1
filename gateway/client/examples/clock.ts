import { openTablewell } from '@tablewell/client';

/** Moves the clock of a test restaurant forward, and returns the time that it shows then. */
export async function waitInTest(baseUrl: string, testKey: string, restaurantId: string, minutes: number) {
  const tablewell = openTablewell({ baseUrl, key: testKey });
  const path = '/api/restaurant/{id}/test/clock';
  const params = { path: { id: restaurantId } };
  const { data: clock } = await tablewell.GET(path, { params });
  if (!clock) throw new Error('this is no key of a test restaurant');
  const now = new Date(Date.parse(clock.now) + minutes * 60_000).toISOString();
  // The clock goes forward only: a time that it has passed is refused.
  const { data: moved } = await tablewell.POST(path, { params, body: { now } });
  return moved?.now;
}
