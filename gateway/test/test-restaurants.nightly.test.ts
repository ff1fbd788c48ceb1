import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
// A session is remembered for a while.
beforeEach(async () => (gateway = await startGateway()));
afterEach(() => gateway?.stop());

const open = (payload: object) => {
  const headers = { cookie: '__Host-tablewell_access=access-s1', origin };
  return gateway.app.inject({ method: 'POST', url: '/api/restaurant', headers, payload });
};

test.each([
  ['whose address is not verified', { isVerified: false }],
  ['whose maker is not known to be the owner of its address', { makerUnknown: true }],
])('an account %s opens no test restaurant, and stays signed in', async (_which, account) => {
  gateway.account = account;
  const answer = await open({ name: 'Tests', mode: 'test' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'verify-first']);
  expect(answer.json().message).toBe('Please verify your email address before you open a test restaurant.');
});

test('that of a proven account is decided by the service, which knows the plans', async () => {
  const answer = await open({ name: 'Tests', mode: 'test' });
  expect(answer.statusCode).toBe(402);
});

describe('the clock of a test restaurant', () => {
  const headers = { cookie: '__Host-tablewell_access=access-s1', origin };
  const url = '/api/restaurant/r1/test/clock';

  test('is read, and moved, after which the answer waits until bookings go by it', async () => {
    const shown = { now: '2026-12-01T19:00:00.000Z', aheadSeconds: 90, latest: '2027-12-01T19:00:00.000Z' };
    const read = await gateway.app.inject({ method: 'GET', url, headers });
    expect([read.statusCode, read.json()]).toEqual([200, shown]);
    const payload = { now: '2026-12-01T19:00:00Z' };
    const moved = await gateway.app.inject({ method: 'POST', url, headers, payload });
    expect([moved.statusCode, moved.json()]).toEqual([200, shown]);
    expect(gateway.awaited).toContainEqual(expect.objectContaining({ restaurantId: 'r1', version: 2n }));
  });

  test.each([[{}], [{ now: 'tomorrow' }], [{ now: '2026-12-01' }]])(
    'is not moved to %j: the field is named',
    async (payload) => {
      const answer = await gateway.app.inject({ method: 'POST', url, headers, payload });
      expect([answer.statusCode, answer.json().details?.[0]?.field]).toEqual([400, 'now']);
      expect(gateway.rpcCalls).toEqual([]);
    },
  );
});
