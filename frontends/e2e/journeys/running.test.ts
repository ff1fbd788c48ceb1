import { io } from 'socket.io-client';
import { type Api, daysAhead, eventually, makeOwner, type Owner } from '../src/api';
import { openSignedIn } from '../src/signed-in';
import { startJourney } from '../src/journey';

const journey = startJourney({
  // A product that no other file uses meanwhile, because its processes are killed.
  product: 'exclusive',
  owner: { settings: { tableAvailability: { TwoTop: { count: 3, capacity: 2 }, FourTop: 1 } } },
});
/** The access token that is valid at the moment. */
let owner: Owner;

beforeAll(() => {
  owner = journey.owner;
});

const everyProcess = [
  'mongodb',
  'nats',
  'sandbox',
  'auth',
  'restaurant',
  'reservation',
  'guest',
  'billing',
  'notification',
  'web',
  'gateway',
];

const party = (time: string, name = 'Grace Hopper') => ({
  name,
  guests: 2,
  phoneNumber: '+1 202 555 0143',
  reservation_time: `${daysAhead(7)}T${time}`,
  recaptchaToken: 'sandbox-pass',
});
const book = (time: string, name?: string, headers = {}) =>
  journey.api.call<{ id: string }>(
    'POST',
    `/api/reservations/${owner.restaurantId}`,
    party(time, name),
    headers,
  );
const names = async () => {
  const date = daysAhead(7);
  const path = `/api/reservations/${owner.restaurantId}/by-date?date=${date}`;
  return (await owner.api.call<{ name: string }[]>('GET', path)).body.map(({ name }) => name);
};

test('the start prints what it consists of', () => {
  const { origin, processes } = journey.product.run();
  expect(origin).toBe(journey.product.origin);
  expect(processes.map(({ name }) => name).sort()).toEqual([...everyProcess].sort());
});

test('health and readiness answer on the public port', async () => {
  expect((await journey.api.call('GET', '/healthz')).status).toBe(200);
  expect((await journey.api.call('GET', '/readyz')).status).toBe(200);
});

test('the socket sends updates only to members of the restaurant', async () => {
  const other = await makeOwner(journey.api);
  const listen = async (token: string) => {
    const updates: { event: string; payload: { type: string; reservation?: { name: string } } }[] = [];
    const socket = io(journey.product.origin, { auth: { token }, transports: ['websocket'] });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    socket.onAny((event: string, payload) => updates.push({ event, payload }));
    return { updates, socket };
  };
  const mine = await listen(owner.token);
  const theirs = await listen(other.token);
  await expect(listen('nonsense')).rejects.toThrow('Please sign in.');

  const { body } = await book('18:00', 'Live Wire');
  const frame = await eventually(() => {
    const found = mine.updates.find(({ payload }) => payload.reservation?.name === 'Live Wire');
    if (!found) throw new Error('no update yet');
    return found;
  });
  expect(frame.payload.type).toBe('created');
  await journey.api.call('PUT', `/api/reservations/cancel/${body.id}`);
  await eventually(() => expect(mine.updates.map(({ payload }) => payload.type)).toContain('canceled'));
  expect(theirs.updates).toEqual([]);

  await owner.api.call('POST', '/api/logout');
  await eventually(() => expect(mine.socket.connected).toBe(false));
  mine.socket.close();
  theirs.socket.close();
  const again = await journey.api.call<{ token: string }>('POST', '/api/signin', {
    email: owner.email,
    password: owner.password,
  });
  owner = { ...owner, token: again.body.token, api: journey.api.as(again.body.token) };
});

test('calls beyond /api are available under /rpc with the same session and the same rules', async () => {
  const list = (caller: Api, restaurantId: string) =>
    caller.call<{ messages?: { kind: string; channel: string }[] }>(
      'POST',
      '/rpc/tablewell.notification.v1.MessageService/ListMessages',
      { restaurantId },
    );
  await book('19:30', 'Told Once');
  await eventually(async () => {
    const { status, body } = await list(owner.api, owner.restaurantId);
    expect(status).toBe(200);
    expect(body.messages?.map(({ kind, channel }) => `${channel} ${kind}`)).toEqual(
      expect.arrayContaining(['CHANNEL_SMS reservation-booked', 'CHANNEL_EMAIL reservation-booked']),
    );
  });
  expect((await list(journey.api, owner.restaurantId)).status).toBe(401);
  const other = await makeOwner(journey.api);
  expect((await list(other.api, owner.restaurantId)).status).toBe(404);
});

test.each([
  ['reservation', '11:00', 'Kept Ada'],
  ['gateway', '12:30', 'Kept Bea'],
  ['nats', '14:00', 'Kept Cleo'],
  ['mongodb', '15:30', 'Kept Dora'],
  ['notification', '17:00', 'Kept Eva'],
])('a killed %s restarts by itself, and acknowledged data is there', async (name, time, guest) => {
  expect((await book(time, guest)).status).toBe(201);
  const before = journey.product.run().processes.find((process) => process.name === name);
  if (before) process.kill(before.pid, 'SIGKILL');
  await eventually(async () => {
    const { status, body } = await journey.api.call('GET', '/readyz');
    expect({ status, body }).toMatchObject({ status: 200, body: { notReady: [] } });
  });
  await eventually(() =>
    expect(journey.product.run().processes.find((one) => one.name === name)?.pid).not.toBe(before?.pid),
  );
  await eventually(async () => expect(await names()).toContain(guest));
});

test('an open dashboard whose token expired while the gateway was down continues to get updates', async () => {
  const { email, password } = owner;
  const { body: session } = await journey.api.call<{ refreshToken: string }>('POST', '/api/signin', {
    email,
    password,
  });
  const person = await openSignedIn(await journey.browser, owner, { path: '/dashboard?tab=guests' });
  const { page, context } = person;
  await page.getByRole('button', { name: 'Add Guest' }).first().waitFor();
  await context.clearCookies();
  await page.evaluate(({ refreshToken }) => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('refreshToken', refreshToken);
  }, session);
  const before = journey.product.run().processes.find(({ name }) => name === 'gateway');
  if (before) process.kill(before.pid, 'SIGKILL');
  await eventually(async () => expect((await journey.api.call('GET', '/readyz')).status).toBe(200));
  await owner.api.call('POST', `/api/guests/${owner.restaurantId}`, { name: 'Mary Somerville' });
  await page.getByText('Mary Somerville').waitFor();
  await person.close();
});

test('sixty diners at once for three tables: three succeed, and all others read that the restaurant is full', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => book('21:00', 'Rush Hour')));
  const statuses = answers.map(({ status }) => status);
  // Three tables for two; once they are taken, the one for four takes a party of two.
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(56);
  for (const { body } of refused) expect(JSON.stringify(body)).toMatch(/no tables available/i);
});
