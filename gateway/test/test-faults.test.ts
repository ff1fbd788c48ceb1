import type { AddressInfo } from 'node:net';
import { readFault } from '../src/api/test-faults';
import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
let base: string;
/** Over a connection of their own, because some of these faults end it. */
beforeAll(async () => {
  gateway = await startGateway();
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterAll(() => gateway?.stop());

const scopes = ['reservations:write', 'restaurant:read'];
const testKey = () => gateway.addKey({ scopes }, 'test');
const { recaptchaToken: _, ...booking } = party;
let keys = 0;
const newIdempotencyKey = () => `fault-${(keys += 1)}`;

const book = (key: string, fault: string | undefined, idempotencyKey = newIdempotencyKey()) =>
  fetch(`${base}/api/reservations/r1`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${key}` },
      ...(fault === undefined ? {} : { 'tablewell-test-fault': fault }),
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(booking),
  });

test.each([
  ['busy', 503],
  ['conflict', 409],
])(
  '%s refuses with %i before anything is done, and the same key without it succeeds',
  async (fault, status) => {
    const key = testKey();
    const before = gateway.booked;
    const idempotencyKey = newIdempotencyKey();
    const refused = await book(key, fault, idempotencyKey);
    expect([refused.status, refused.headers.get('tablewell-test-fault')]).toEqual([status, fault]);
    expect(refused.headers.has('retry-after')).toBe(status === 503);
    expect(await refused.json()).toMatchObject({ code: 'test-fault' });
    expect(gateway.booked).toBe(before);
    expect((await book(key, undefined, idempotencyKey)).status).toBe(201);
    expect(gateway.booked).toBe(before + 1);
  },
);

test('lost-answer does the work and ends the connection, and a repetition gets the answer', async () => {
  const key = testKey();
  const before = gateway.booked;
  const idempotencyKey = newIdempotencyKey();
  await expect(book(key, 'lost-answer', idempotencyKey)).rejects.toThrow();
  expect(gateway.booked).toBe(before + 1);
  const again = await book(key, undefined, idempotencyKey);
  expect([again.status, gateway.booked]).toEqual([201, before + 1]);
});

test('timeout does the work, and its answer waits', async () => {
  const before = gateway.booked;
  const begun = performance.now();
  const answer = book(testKey(), 'timeout=1');
  const done = await Promise.race([
    answer.then(() => 'answered'),
    new Promise((resolve) => setTimeout(resolve, 700, 'waits')),
  ]);
  expect([done, gateway.booked]).toEqual(['waits', before + 1]);
  expect((await answer).status).toBe(201);
  expect(performance.now() - begun).toBeGreaterThan(950);
});

test('of one key ten answers wait at once, and those of another key still do', async () => {
  const key = testKey();
  const many = await Promise.all(Array.from({ length: 12 }, () => book(key, 'timeout=1')));
  const statuses = many.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
  expect((await book(testKey(), 'timeout=1')).status).toBe(201);
  expect((await book(key, 'timeout=1')).status).toBe(201);
});

test('live keys, sessions and the public are refused with the name of the header', async () => {
  const before = gateway.booked;
  const live = gateway.addKey({ scopes });
  for (const bearer of [live, 'access-s1']) {
    const refused = await book(bearer, 'busy');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ details: [{ field: 'Tablewell-Test-Fault' }] });
  }
  const headers = { 'tablewell-test-fault': 'lost-answer' };
  for (const path of ['/api/reservations/single/x1', '/api/restaurant/public/r1'])
    expect((await fetch(base + path, { headers })).status).toBe(400);
  // A caller without access learns nothing about faults.
  expect((await book('tw_test_unknown', 'busy')).status).toBe(401);
  expect(gateway.booked).toBe(before);
});

test.each(['', 'slow', 'timeout=0', 'timeout=31', 'timeout=1e1', 'BUSY', 'busy, conflict'])(
  '“%s” is no fault, and the answer names those that there are',
  async (text) => {
    expect(readFault(text)).toBeUndefined();
    if (text === '') return;
    const refused = await book(testKey(), text);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      details: [{ message: expect.stringContaining('lost-answer') as string }],
    });
  },
);
