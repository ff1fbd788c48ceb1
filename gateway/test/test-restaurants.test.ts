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
