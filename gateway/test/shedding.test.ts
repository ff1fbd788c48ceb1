import { timeFor } from '@tablewell/chassis';
import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(
  async () =>
    (gateway = await startGateway({
      lanes: { PUBLIC_AT_ONCE: 4, PUBLIC_TARGET_MS: 60, ENTRANCE_AT_ONCE: 4, MEMBERS_AT_ONCE: 4 },
    })),
);
afterAll(() => gateway?.stop());

const signedIn = { authorization: 'Bearer access-s1' };

test('a rush of diners is turned away at the door, quickly, and does not take the owners along', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  gateway.during = () => held;
  const inside = Array.from({ length: 4 }, () => gateway.book(party));
  // They are at the service by now.
  await new Promise((resolve) => setTimeout(resolve, 100));

  const turnedAway = await gateway.book(party);
  expect(turnedAway.statusCode).toBe(503);
  expect(Number(turnedAway.headers['retry-after'])).toBeGreaterThan(0);
  expect(turnedAway.json()).toMatchObject({
    error: 'Many people are booking right now. Please try again in a moment.',
  });
  expect(turnedAway.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.any(String),
    'x-request-id': expect.any(String),
  });
  const owner = await gateway.app.inject({ url: '/api/auth/validate', headers: signedIn });
  expect(owner.statusCode).toBe(200);
  // Who has no session yet, because signing in is how one gets it.
  const comingIn = await gateway.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {} });
  expect(comingIn.statusCode).not.toBe(503);
  expect((await gateway.app.inject('/healthz')).statusCode).toBe(200);

  release();
  expect((await Promise.all(inside)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect((await gateway.book(party)).statusCode).toBe(201);
});

test('a request that failed leaves its place to the next', async () => {
  for (let round = 0; round < 12; round++)
    expect((await gateway.app.inject('/api/nothing-here')).statusCode).toBe(404);
  expect((await gateway.book(party)).statusCode).toBe(201);
});

test('a diner who goes away in the middle of a booking leaves the place to the next', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  gateway.during = () => held;
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  for (let index = 0; index < 4; index++) {
    const leaving = new AbortController();
    const booking = fetch(`${origin}/api/reservations/r1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(party),
      signal: leaving.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    leaving.abort();
    await expect(booking).rejects.toThrow('aborted');
  }
  gateway.during = async () => undefined;
  release();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await gateway.book(party)).statusCode).toBe(201);
});

test.each([
  ['of 4.5 s', undefined, 4_500],
  ['that a gateway in front has left', '1200', 1_200],
  ['of no more than 4.5 s, whoever asks for it', '60000', 4_500],
  ['of 4.5 s where it is nonsense', '-1', 4_500],
])('a diner has a patience %s', async (_what, given, patienceMs) => {
  let left = 0;
  gateway.during = async () => (left = timeFor(60_000));
  await gateway.book(party, given === undefined ? {} : { 'x-patience-ms': given });
  gateway.during = async () => undefined;
  expect(left).toBeLessThanOrEqual(patienceMs);
  expect(left).toBeGreaterThan(patienceMs - 1_000);
});
