import { Role } from '@tablewell/chassis/access';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

test('a 403 for a role that is too low has a mark, so that pages do not sign out', async () => {
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
