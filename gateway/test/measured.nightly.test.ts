import { eventually, metricValue } from '@tablewell/chassis/testing';
import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(
  async () => (gateway = await startGateway({ admission: { PUBLIC_AT_ONCE: 1, MEMBERS_AT_ONCE: 4 } })),
);
afterAll(() => gateway?.stop());

const answered = (http_request_method: string, http_route: string, http_response_status_code: string) =>
  metricValue('http_server_request_duration_seconds_count', {
    http_request_method,
    http_route,
    http_response_status_code,
  });

test('requests are counted by route template and status, never by URL', async () => {
  await gateway.book(party);
  for (const id of ['a', 'b']) await gateway.app.inject(`/api/reservations/single/${id}`);
  await gateway.app.inject('/api/nothing-of-ours/4711');
  expect(await answered('POST', '/api/reservations/:restaurantId', '201')).toBe(1);
  expect(await answered('GET', '/api/reservations/single/:reservationId', '404')).toBe(2);
  expect(await answered('GET', '/api/*', '404')).toBe(1);
});

test('refused requests are counted by their reason', async () => {
  let release: (() => void) | undefined;
  gateway.duringBooking = () => new Promise<void>((resolve) => (release = resolve));
  const inside = gateway.book(party);
  await Promise.race([inside, eventually(() => expect(release).toBeDefined())]);
  await gateway.book(party);
  release?.();
  await inside;
  expect(await metricValue('tablewell_requests_shed_total', { queue: 'bookings' })).toBe(1);

  for (let index = 0; index < 5; index++) await gateway.app.inject(`/api/reservations/single/guess-${index}`);
  expect(await metricValue('tablewell_requests_limited_total', { limit: 'unknown-id' })).toBeGreaterThan(0);
});
