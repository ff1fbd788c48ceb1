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

test('a number that is more than any number is refused, also where text stands for it', async () => {
  const answer = await post(
    '{"name":"Ada","guests":"1e309","recaptchaToken":"person","reservation_time":"2026-11-21T19:00"}',
  );
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'A number in the body is too large' },
  ]);
});
