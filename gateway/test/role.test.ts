import { Role } from '@tablewell/chassis';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

test('a refusal of the role says so beside its 403, so that pages do not take it for a session that is over', async () => {
  gateway.role = Role.HOST;
  const mine = { cookie: '__Host-tablewell_access=access-s1', origin };
  const answer = await gateway.app.inject({ method: 'DELETE', url: '/api/guests/r1/g1', headers: mine });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toEqual({
    error: 'Your role does not include this.',
    message: 'Your role does not include this.',
    requiresRole: true,
  });
});
