import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { origin, party, startGateway, type TestGateway } from './harness';

// Rules of owners for the sessions of their people, at each entrance (ACCOUNT-29 to ACCOUNT-32).

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway({ trustProxy: ['127.0.0.1'] })));
afterAll(() => gateway?.stop());
afterEach(() => {
  gateway.sessionRules = {};
  gateway.otherPlaces = [];
});

const inside = '203.0.113.7';
const outside = '198.51.100.9';
// Each test has a session of its own, which is not cached yet.
let sessions = 0;
const newSession = (): string => `u1-${++sessions}`;
const shut = (restaurantIds = ['r1']) => {
  gateway.sessionRules = {
    addressRules: [{ addresses: ['203.0.113.0/24', '2001:db8::/32'], restaurantIds }],
  };
};
const call = (
  method: 'GET' | 'POST',
  url: string,
  { from, by = 'token', session }: { from: string; by?: 'token' | 'cookie'; session: string },
) =>
  gateway.app.inject({
    ...{ method, url },
    ...(method === 'POST' ? { payload: {} } : {}),
    headers: {
      'x-forwarded-for': from,
      ...(by === 'token'
        ? { authorization: `Bearer access-${session}` }
        : { cookie: `__Host-tablewell_access=access-${session}`, origin }),
    },
  });

const entrances = [
  ['GET', '/api/auth/validate'],
  ['GET', '/api/restaurant'],
  ['GET', '/api/guests/r1'],
  ['GET', '/api/activity/r1'],
  ['POST', '/rpc/tablewell.guest.v1.PrivacyService/ExportGuest'],
  ['POST', '/rpc/tablewell.reservation.v1.EveningService/GetEvening'],
  ['POST', '/rpc/tablewell.auth.v1.AccessRulesService/GetAccessRules'],
] as const;

test.each(entrances)(
  '%s %s is open from an address of the list only, by token and by cookie',
  async (method, url) => {
    shut();
    const session = newSession();
    for (const by of ['token', 'cookie'] as const) {
      expect((await call(method, url, { from: inside, by, session })).statusCode).not.toBe(403);
      expect((await call(method, url, { from: '2001:db8::5', by, session })).statusCode).not.toBe(403);
      for (const from of [outside, '2001:db9::5']) {
        const refused = await call(method, url, { from, by, session });
        expect(refused.statusCode).toBe(403);
        expect(refused.json()).toMatchObject({ code: 'address-not-allowed' });
      }
    }
  },
);

test('the address is that which a trusted proxy gives: another one in front of it is not believed', async () => {
  shut();
  const refused = await call('GET', '/api/auth/validate', {
    ...{ from: `${inside}, ${outside}`, session: newSession() },
  });
  expect(refused.statusCode).toBe(403);
});

test('signing out, and what leads the owner back in, are open from anywhere', async () => {
  shut();
  const ended = jest.fn();
  gateway.onSignOut = ended;
  const session = newSession();
  for (const method of ['GetAddressBlock', 'LiftAddresses']) {
    const url = `/rpc/tablewell.auth.v1.AccessRulesService/${method}`;
    expect((await call('POST', url, { from: outside, session })).statusCode).toBe(200);
  }
  expect((await call('POST', '/api/logout', { from: outside, session })).statusCode).toBe(200);
  expect(ended).toHaveBeenCalledWith(session);
});

test('restaurants of other owners stay open', async () => {
  gateway.otherPlaces = [{ restaurantId: 'r2', role: Role.HOST }];
  shut();
  const session = newSession();
  const state = await call('GET', '/api/auth/validate', { from: outside, session });
  expect(state.json()).toMatchObject({ valid: true, closedBy: ['address'] });
  expect((await call('GET', '/api/guests/r2', { from: outside, session })).statusCode).toBe(200);
  expect(gateway.lastActor).toMatchObject({
    memberships: [{ restaurantId: 'r2' }],
    closed: [{ restaurantId: 'r1' }],
  });
});

test('where nothing is open, what everybody may do is done as by a stranger', async () => {
  shut();
  const session = newSession();
  const { recaptchaToken: _, ...form } = party;
  const book = async (from: string) =>
    (await gateway.book(form, { 'x-forwarded-for': from, authorization: `Bearer access-${session}` }))
      .statusCode;
  expect(await book(inside)).toBe(201);
  expect(await book(outside)).toBe(400);
});

test('activity is told where an owner limits the time without, and not what a page does by itself', async () => {
  gateway.sessionRules = { notesActivity: true };
  const session = newSession();
  const validate = (headers: Record<string, string> = {}) =>
    gateway.app.inject({
      ...{ method: 'GET', url: '/api/auth/validate' },
      headers: { authorization: `Bearer access-${session}`, ...headers },
    });
  const told = () => gateway.sessionQueries.filter((query) => query.sessionId === session);
  expect((await validate()).json()).toMatchObject({ limitsIdleTime: true });
  expect((await validate()).json()).not.toHaveProperty('endsInSeconds');
  for (let calls = 0; calls < 3; calls++) await validate({ 'x-activity': '1' });
  expect(told().map(({ isActive }) => isActive)).toEqual([false, true]);
});

test('a page is told in how many seconds a session without activity ends, and a shared tablet is not', async () => {
  const state = async () =>
    (
      await gateway.app.inject({
        ...{ method: 'GET', url: '/api/auth/validate' },
        headers: { authorization: `Bearer access-${newSession()}` },
      })
    ).json<{ endsInSeconds?: number }>();
  const closesAt = timestampFromDate(new Date(Date.now() + 90_000));
  gateway.sessionRules = { notesActivity: true, closesAt };
  const { endsInSeconds } = await state();
  expect(endsInSeconds).toBeGreaterThan(60);
  expect(endsInSeconds).toBeLessThanOrEqual(90);
  // The whole time of a sign-in is over then: nothing that somebody does puts it off.
  gateway.sessionRules = { closesAt };
  expect(await state()).not.toHaveProperty('endsInSeconds');
  const tablet = { id: 'tablet', name: 'Host stand', restaurantId: 'r1', idleMinutes: 5, setBy: 'owner' };
  gateway.sessionRules = { notesActivity: true, closesAt, tablet };
  expect(await state()).not.toHaveProperty('endsInSeconds');
});
