import { startGateway, type TestGateway } from './harness';

// The audit log under /api. Its order is tested with the notification service.

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const read = (query = '', headers: Record<string, string> = {}) =>
  gateway.app.inject({
    url: `/api/activity/r1${query}`,
    headers: { authorization: 'Bearer access-s1', ...headers },
  });
const entry = {
  ...{ id: 'e1', cursor: 'c1', restaurantId: 'r1', at: '2026-11-20T12:00:00.000Z', kind: 'layout' },
  ...{ event: 'layout.saved', subjectId: 'l1', details: { name: 'A\nB' } },
  initiator: {
    ...{ kind: 'member', userId: 'u1', name: 'Ada', email: '' },
    ...{ address: '203.0.113.7', userAgent: '' },
  },
};

test('entries come with the cursor to read on, which stays when nothing is new', async () => {
  const first = await read();
  expect([first.statusCode, first.json()]).toEqual([200, { entries: [entry], nextCursor: 'c1' }]);
  expect(gateway.activityRequests.at(-1)).toMatchObject({ restaurantId: 'r1', after: '', pageSize: 100 });
  const next = await read('?cursor=c1&limit=2');
  expect(next.json()).toEqual({ entries: [], nextCursor: 'c1' });
  expect(gateway.activityRequests.at(-1)).toMatchObject({ after: 'c1', pageSize: 2 });
  expect((await read('?limit=201')).json()).toMatchObject({ details: [{ field: 'limit' }] });
});

test('a collector gets one entry per line', async () => {
  const answer = await read('', { accept: 'application/x-ndjson' });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/x-ndjson'),
    vary: expect.stringContaining('Accept'),
  });
  expect(answer.body.split('\n')).toEqual([JSON.stringify(entry), '']);
});

test('an API key reads it with its scope alone, and nobody without a session', async () => {
  const url = '/api/activity/r1';
  const by = async (key: string) =>
    (await gateway.app.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode;
  expect((await gateway.app.inject({ url })).statusCode).toBe(401);
  expect(await by(gateway.addKey({ scopes: ['activity:read'] }))).toBe(200);
  expect(await by(gateway.addKey({ scopes: ['reports:read'] }))).toBe(403);
});
