import { Role } from '@tablewell/chassis/access';
import { origin, startGateway, type TestGateway } from './harness';

// What shared tablets open at the gateway (TABLET-4, TABLET-8).

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.role = Role.HOST;
  gateway.sessionRules = {
    notesActivity: true,
    tablet: { id: 'tablet-1', name: 'Host stand', restaurantId: 'r1', idleMinutes: 5, setBy: 'u9' },
  };
});

// Each test has a session of its own, which is not cached yet.
let sessions = 500;
const newSession = () => `u1-${++sessions}`;
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Record<string, string> = {},
  by = newSession(),
) =>
  gateway.app.inject({
    ...{ method, url },
    ...(method === 'POST' ? { payload: {} } : {}),
    headers: { authorization: `Bearer access-${by}`, ...headers },
  });
const rpc = (method: string, headers = {}, by = newSession()) =>
  call('POST', `/rpc/tablewell.${method}`, headers, by);

const closed = [
  ...['auth.v1.StaffService/ListStaff', 'auth.v1.GroupPeopleService/ListGroupPeople'],
  ...['auth.v1.ApiKeyService/ListApiKeys', 'auth.v1.SsoService/GetSso', 'auth.v1.DeviceService/ListDevices'],
  ...['auth.v1.AccessRulesService/GetAccessRules', 'auth.v1.SecondFactorService/GetSecondFactor'],
  ...['auth.v1.PasskeyService/ListPasskeys', 'auth.v1.SharedTabletService/SetPin'],
  ...['auth.v1.SharedTabletService/GetTabletSettings', 'auth.v1.SharedTabletService/RemovePin'],
  ...['billing.v1.BillingService/ListInvoices', 'guest.v1.PrivacyService/ExportGuest'],
  ...['notification.v1.WebhookService/ListWebhooks', 'notification.v1.SenderService/PutSender'],
  ...['reservation.v1.CalendarFeedService/CreateCalendarFeed', 'reservation.v1.BoardService/SaveBoard'],
  ...['restaurant.v1.OwnNameService/GetOwnName', 'restaurant.v1.GroupService/ListGroups'],
];

// Also for a person with a PIN: an owner has a manager's rights there.
test.each(closed)('%s is closed, which ends no session', async (method) => {
  gateway.role = Role.MANAGER;
  const refused = await rpc(method);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('shared tablet');
});

test.each([
  ['GET', '/api/auth/billing-info'],
  ['GET', '/api/restaurant/:id/keys'],
  ['DELETE', '/api/restaurant/r1'],
  ['POST', '/api/restaurant'],
] as const)('%s %s is closed, too', async (method, url) => {
  expect((await call(method, url)).statusCode).toBe(409);
});

test('who is signed in is the tablet, with what its page needs', async () => {
  const answer = await call('GET', '/api/auth/validate');
  expect(answer.json()).toMatchObject({
    valid: true,
    limitsIdleTime: true,
    sharedTablet: {
      id: 'tablet-1',
      name: 'Host stand',
      restaurantId: 'r1',
      idleMinutes: 5,
      leftBy: 'password',
    },
  });
  expect(answer.json().sharedTablet).not.toHaveProperty('turn');
});

test('it is signed out by nobody who has not left it', async () => {
  const signedOut: string[] = [];
  gateway.onSignOut = (id) => signedOut.push(id);
  expect((await call('POST', '/api/logout', { origin })).statusCode).toBe(409);
  expect(signedOut).toEqual([]);
});

test('the evening is open, and the restaurant as to an API key', async () => {
  expect((await rpc('reservation.v1.EveningService/GetEvening')).statusCode).toBe(200);
  expect((await call('GET', '/api/restaurant')).statusCode).toBe(200);
  expect((await call('GET', '/api/guests/r1')).statusCode).toBe(200);
  expect((await call('GET', '/api/auth/trial-status')).json()).toMatchObject({ managedByOwner: true });
});

test('a step that waited is sent for who took it, and no other call is', async () => {
  const taken = () => gateway.rpcCalls.at(-1);
  expect((await rpc('reservation.v1.EveningService/TakeStep', { 'x-turn': 'u7' })).statusCode).toBe(200);
  expect(taken()).toBe('TakeStep for u7');
  await rpc('reservation.v1.EveningService/SetShiftNote', { 'x-turn': 'u7' });
  expect(taken()).toBe('SetShiftNote for u1');
  const refused = await rpc('reservation.v1.EveningService/TakeStep', { 'x-turn': 'over' });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('turn-ended');
});

test('how long ago a step was taken is told with its turn, within bounds', async () => {
  const send = (ago: string) =>
    rpc('reservation.v1.EveningService/TakeStep', { 'x-turn': 'over', 'x-taken-ago': ago });
  expect((await send('3599000')).statusCode).toBe(409);
  expect((await send('3601000.7')).statusCode).toBe(200);
  expect((await send('-3601000')).statusCode).toBe(409);
  expect((await send('long ago')).statusCode).toBe(409);
  expect((await send('9'.repeat(400))).statusCode).toBe(200);
  expect(gateway.sessionQueries.at(-1)?.takenAgoMs).toBe(604_800_000n);
});

test('what the group knows of a guest is open, which is the daily work of a host within their permissions', async () => {
  for (const method of ['GetSharedGuest', 'RecordSharing', 'SetTags'])
    expect((await rpc(`guest.v1.GuestSharingService/${method}`)).statusCode).toBe(200);
});

test('a header names no turn for anybody who is signed in on their own', async () => {
  gateway.sessionRules = {};
  await rpc('reservation.v1.EveningService/TakeStep', { 'x-turn': 'u7' });
  expect(gateway.rpcCalls.at(-1)).toBe('TakeStep for u1');
});

test('whoever enters a PIN is who the next call is by', async () => {
  const session = newSession();
  const asked = () => gateway.sessionQueries.filter(({ sessionId }) => sessionId === session).length;
  await rpc('reservation.v1.EveningService/GetEvening', {}, session);
  await rpc('reservation.v1.EveningService/GetEvening', {}, session);
  const before = asked();
  await rpc('auth.v1.SharedTabletService/EnterPin', {}, session);
  await rpc('reservation.v1.EveningService/GetEvening', {}, session);
  expect(asked()).toBe(before + 1);
});

test('who leaves it gets the cookies of another session', async () => {
  const session = newSession();
  const left = await rpc('auth.v1.SharedTabletService/EndSharedTablet', {}, session);
  expect(left.json()).toMatchObject({ tokens: { accessToken: 'access-s1', refreshToken: 'next' } });
  expect(left.headers['cache-control']).toBe('no-store');
  const cookies = left.cookies.map(({ name, value, httpOnly }) => [name.split('_').at(-1), value, httpOnly]);
  expect(cookies).toEqual([
    ['access', 'access-s1', true],
    ['refresh', 'next', true],
  ]);
});
