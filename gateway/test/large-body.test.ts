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

test('a sender of a too large body reads the 413 instead of finding the connection cut', async () => {
  for (let count = 0; count < 20; count++) {
    const answer = await post(JSON.stringify({ name: 'x'.repeat(3_000_000) }));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: 'The request is too large.', message: 'The request is too large.' },
    ]);
  }
});

test('deeply nested JSON is refused as a bad request', async () => {
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

test.each([
  ['too many values', `{"name":[${'1,'.repeat(5_000)}1]}`],
  ['nested too deeply', '['.repeat(9_000) + ']'.repeat(9_000)],
])('a body that is %s is refused before it is parsed', async (problem, body) => {
  const parse = jest.spyOn(JSON, 'parse');
  const answer = await post(body);
  const parsed = parse.mock.calls.filter(([text]) => String(text).length === body.length);
  parse.mockRestore();
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(problem)]);
  expect(parsed).toEqual([]);
});

test('a body that is too large for its route is refused before anything is looked up for its request', async () => {
  gateway.rpcCalls.length = 0;
  const answer = await fetch(`${origin}/api/guests/r1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer access-s1' },
    body: JSON.stringify({ name: 'x'.repeat(3_000_000) }),
  });
  expect([answer.status, gateway.rpcCalls]).toEqual([413, []]);
});

test('an infinite number is refused with its field, also when written as text', async () => {
  const booking = '"name":"Ada","recaptchaToken":"person","reservation_time":"2026-11-21T19:00"';
  for (const more of ['1e309', '9'.repeat(400)]) {
    const answer = await post(`{${booking},"guests":"${more}"}`);
    const message = expect.stringMatching(/^guests (?:is too large|must be integer)$/);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
  }
});

test.each([2 ** 53, 2 ** 31, -(2 ** 31) - 1])(
  'a number that no message can hold is refused: %s',
  async (minutes) => {
    gateway.rpcCalls.length = 0;
    const answer = await fetch(`${origin}/api/reservations/single/r1/late`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { details: [{ field: 'minutes', message: expect.stringMatching(/^minutes is too (?:large|small)$/) }] },
    ]);
    expect(gateway.rpcCalls).toEqual([]);
  },
);

test.each(['Infinity', '1e309', '9'.repeat(400)])(
  'a page of a list cannot have the number %s',
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
