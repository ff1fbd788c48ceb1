import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startGateway, type TestGateway } from '../../test/harness';
import { book, problemOf } from '../examples/book';
import { waitInTest } from '../examples/clock';
import { bookWithLostAnswer } from '../examples/faults';
import { openTablewell } from '../src';

let gateway: TestGateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await startGateway({ keyCalls: 1_000 });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  baseUrl = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterAll(() => gateway?.stop());

const time = '2026-11-21T19:00';
const scopes = ['reservations:write', 'reservations:read', 'messages:read', 'restaurant:read'];
const newKey = () => gateway.addKey({ scopes }, 'test');

test('the first example books a table and reads its messages', async () => {
  const before = gateway.booked;
  const { reservation, messages } = await book(baseUrl, newKey(), 'r1', time);
  expect(reservation.id).not.toBe('');
  expect(Array.isArray(messages)).toBe(true);
  expect(gateway.booked).toBe(before + 1);
});

test('the second example survives a lost answer with one booking', async () => {
  const before = gateway.booked;
  const { tries, status, reservation } = await bookWithLostAnswer(baseUrl, newKey(), 'r1', time);
  expect([tries, status, gateway.booked]).toEqual([2, 201, before + 1]);
  expect(reservation?.id).toBeTruthy();
});

test('the third example moves the clock of the test restaurant', async () => {
  const key = gateway.addKey({ scopes: ['restaurant:read', 'restaurant:write'] }, 'test');
  expect(await waitInTest(baseUrl, key, 'r1', 30)).toBe('2026-12-01T19:00:00.000Z');
  expect(gateway.rpcCalls.map((call) => call.split(' ')[0])).toContain('AdvanceTestClock');
});

test('a refusal names its fields', async () => {
  const tablewell = openTablewell({ baseUrl, key: newKey() });
  const { error, response } = await tablewell.POST('/api/reservations/{restaurantId}', {
    params: { path: { restaurantId: 'r1' } },
    body: { name: '', guests: 2, reservation_time: time },
  });
  expect(response.status).toBe(400);
  expect(problemOf(error)).toContain('name: ');
});

test('busy is tried again as often as is said, and no more', async () => {
  for (const tries of [1, 2]) {
    const keys = new Set<string | null>();
    let calls = 0;
    const tablewell = openTablewell({
      ...{ baseUrl, key: newKey(), tries },
      fetch: (request) => {
        calls += 1;
        keys.add(request.headers.get('idempotency-key'));
        request.headers.set('Tablewell-Test-Fault', 'busy');
        return fetch(request);
      },
    });
    const { response } = await tablewell.POST('/api/reservations/{restaurantId}', {
      params: { path: { restaurantId: 'r1' } },
      body: { name: 'Ada', guests: 2, reservation_time: time },
    });
    expect([response.status, calls, keys.size]).toEqual([503, tries, 1]);
  }
});

test('a change is not repeated, because another may have followed it', async () => {
  let calls = 0;
  const tablewell = openTablewell({
    ...{ baseUrl, key: newKey() },
    fetch: async () => {
      calls += 1;
      throw new TypeError('fetch failed');
    },
  });
  const params = { path: { id: 'r1' } };
  await expect(tablewell.PATCH('/api/restaurant/{id}', { params, body: { name: 'Ada' } })).rejects.toThrow();
  expect(calls).toBe(1);
});

test.each(['book.ts', 'faults.ts', 'clock.ts'])('the README shows the example %s as it runs here', (name) => {
  const here = join(__dirname, '..');
  const example = readFileSync(join(here, 'examples', name), 'utf8').replace(
    "'../src'",
    "'@tablewell/client'",
  );
  expect(readFileSync(join(here, 'README.md'), 'utf8')).toContain(example);
});
