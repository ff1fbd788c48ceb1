import type { AddressInfo } from 'node:net';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
let origin: string;
beforeAll(async () => {
  gateway = await startGateway();
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterAll(() => gateway?.stop());

const post = (body: string) =>
  fetch(`${origin}/api/reservations/r1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

test('whoever sends too much reads that it was too much, instead of finding the connection cut', async () => {
  for (let count = 0; count < 20; count++) {
    const answer = await post(JSON.stringify({ name: 'x'.repeat(3_000_000) }));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: 'The request is too large.', message: 'The request is too large.' },
    ]);
  }
});

test('deeply nested JSON is refused like anything else that is no booking', async () => {
  for (const depth of [40, 9_000]) {
    const answer = await post('['.repeat(depth) + ']'.repeat(depth));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: 'The body is nested too deeply' },
    ]);
  }
  const wide = await post(JSON.stringify({ name: Array.from({ length: 2_000 }, () => [[]]) }));
  expect(wide.status).toBe(400);
});

test('a number that is more than any number is refused by its name, also where text stands for it', async () => {
  const booking = '"name":"Ada","recaptchaToken":"person","reservation_time":"2026-11-21T19:00"';
  for (const more of ['1e309', '9'.repeat(400)]) {
    const answer = await post(`{${booking},"guests":"${more}"}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: 'guests is too large' }]);
  }
});

test.each(['Infinity', '1e309', '9'.repeat(400)])(
  'no page of a list is that of the number %s',
  async (more) => {
    for (const field of ['page', 'limit']) {
      const headers = { authorization: 'Bearer access-s1' };
      const answer = await fetch(`${origin}/api/guests/r1?${field}=${more}`, { headers });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { details: [{ field, message: `${field} is too large` }] },
      ]);
    }
  },
);
