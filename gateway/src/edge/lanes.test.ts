import type { FastifyRequest } from 'fastify';
import { laneOf } from './lanes';

const requestTo = (url: string) =>
  ({ raw: { url, headers: {}, method: 'POST' } }) as unknown as FastifyRequest;

test.each([
  ['/api/restaurant/confirm-address', 'entrance'],
  ['/api/page-errors', 'reads'],
  ['/api/reservations/r1', 'bookings'],
  ['/api/payment/webhook', 'webhooks'],
])('a call without a session to %s takes a permit of %s', async (url, lane) => {
  const verify = async () => undefined;
  expect(await laneOf(requestTo(url), verify, 'http://localhost:8080')).toEqual({ lane });
});
