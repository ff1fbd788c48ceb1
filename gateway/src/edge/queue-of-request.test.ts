import type { FastifyRequest } from 'fastify';
import { queueOf } from './queue-of-request';

const requestTo = (url: string) =>
  ({ raw: { url, headers: {}, method: 'POST' } }) as unknown as FastifyRequest;

test.each([
  ['/api/restaurant/confirm-address', 'entrance'],
  ['/api/page-errors', 'reads'],
  ['/api/reservations/r1', 'bookings'],
  ['/api/payment/webhook', 'webhooks'],
])('a call without a session to %s takes a permit of %s', async (url, queue) => {
  const verify = async () => undefined;
  expect(await queueOf(requestTo(url), verify, 'http://localhost:8080')).toEqual({ queue });
});
