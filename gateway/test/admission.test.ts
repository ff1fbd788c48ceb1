import { connect, type AddressInfo, type Socket } from 'node:net';
import { timeoutWithinDeadline } from '@tablewell/chassis/context';
import { eventually } from '@tablewell/chassis/testing';
import { party, startGateway, type TestGateway } from './harness';

const sizes = { PUBLIC_AT_ONCE: 12, PUBLIC_RUNNING: 5, ENTRANCE_AT_ONCE: 12, MEMBERS_AT_ONCE: 12 };

let gateway: TestGateway;
let port: number;
const sockets: Socket[] = [];
/** Until `release`. */
let held: Promise<void>;
let release: () => void;
/** Bookings that hold a permit until `release`. */
let begun: number;
const answers: Promise<unknown>[] = [];

beforeAll(async () => {
  gateway = await startGateway({ trustProxy: ['127.0.0.1'], admission: sizes });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = gateway.app.server.address() as AddressInfo);
});
beforeEach(() => {
  held = new Promise<void>((resolve) => (release = resolve));
  begun = 0;
  gateway.duringBooking = () => {
    begun += 1;
    return held;
  };
});
afterEach(async () => {
  release();
  gateway.duringBooking = async () => undefined;
  gateway.duringCaptcha = async () => undefined;
  sockets.splice(0).forEach((socket) => socket.destroy());
  await Promise.all(answers.splice(0));
});
afterAll(() => gateway?.stop());

const signedIn = { authorization: 'Bearer access-s1' };
const get = async (url: string, headers = {}) => (await gateway.app.inject({ url, headers })).statusCode;
let address = 0;
/** A diner with their own address, unless one is given. */
function book(restaurantId = 'r1', from = `10.0.0.${(address += 1) % 250}`) {
  const answer = gateway.app.inject({
    method: 'POST',
    url: `/api/reservations/${restaurantId}`,
    payload: party,
    headers: { 'x-forwarded-for': from },
  });
  // An injected request is sent once somebody awaits it.
  const sent = answer.then((response) => response);
  answers.push(sent);
  return sent;
}

/** Sends more bookings than are admitted; resolves with the first refusal, when the queue is full. */
const rush = (bookings: number, send: (index: number) => ReturnType<typeof book>) =>
  Promise.race(Array.from({ length: bookings }, (_, index) => send(index)));

/** Sends the head of a request and the first byte of its body, and nothing more. */
function halfSent(path: string, headers = '', length = 100): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${headers}\r\n{`,
      );
      resolve(socket);
    });
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
}

test('a rush of diners is refused at once with Retry-After, while owners and sign-ins are served', async () => {
  const sent = Array.from({ length: sizes.PUBLIC_AT_ONCE + 1 }, (_, index) => book(`r${index}`));
  const refused = await Promise.race(sent);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({
    error: 'Many people are booking right now. Please try again in a moment.',
  });
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.any(String),
    'x-request-id': expect.any(String),
  });
  expect(await get('/api/auth/validate', signedIn)).toBe(200);
  const renewal = await gateway.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {} });
  expect(renewal.statusCode).not.toBe(503);
  expect(await get('/healthz')).toBe(200);
  release();
  const served = (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 201);
  expect(served).toHaveLength(sizes.PUBLIC_AT_ONCE);
});

test('reads go on while bookings are refused', async () => {
  await rush(14, (index) => book(`r${index}`));
  expect((await book('more')).statusCode).toBe(503);
  expect(await get('/api/reservations/single/unknown')).toBe(404);
});

test('one restaurant’s rush leaves permits for the diners of another', async () => {
  await rush(30, () => book('hot'));
  expect((await book('hot')).statusCode).toBe(503);
  let inService = 0;
  gateway.duringBooking = async () => (inService += 1);
  expect([(await book('quiet')).statusCode, inService]).toEqual([201, 1]);
});

test('one network’s requests for many restaurants leave permits for other networks', async () => {
  // Each from another address within one subscriber's network.
  await rush(30, (index) => book(`x${index}`, `2001:db8::${index.toString(16)}`));
  expect((await book('more', '2001:db8::1')).statusCode).toBe(503);
  gateway.duringBooking = async () => undefined;
  expect((await book('quiet')).statusCode).toBe(201);
});

test.each([
  ['bookings', '/api/reservations/r1', ''],
  ['sign-ins', '/api/signin', ''],
  ['credentials that nobody issued', '/api/guests/r1', 'Authorization: Bearer forged\r\n'],
  ['cookies that nobody issued', '/api/guests/r1', 'Cookie: __Host-tablewell_access=forged\r\n'],
  ['signed-in users', '/api/guests/r1', 'Authorization: Bearer access-s1\r\n'],
  ['webhooks', '/api/notifications/sms/webhook', 'X-Twilio-Signature: forged\r\n'],
  ['calls under /rpc', '/rpc/tablewell.auth.v1.StaffService/GetInvitation', ''],
])('two hundred half-sent requests of %s hold no permits', async (_who, path, headers) => {
  gateway.duringBooking = async () => undefined;
  await Promise.all(Array.from({ length: 200 }, () => halfSent(path, headers)));
  // Time for their first bytes to arrive.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await book()).statusCode).toBe(201);
  expect(await get('/api/reservations/single/unknown', { 'x-forwarded-for': '10.0.9.1' })).not.toBe(503);
  expect(await get('/api/auth/validate', signedIn)).toBe(200);
  const signIn = await gateway.app.inject({ method: 'POST', url: '/api/signin', payload: {} });
  expect(signIn.statusCode).not.toBe(503);
});

test('large bodies are received from one network in a bounded number, which leaves room for another', async () => {
  gateway.duringBooking = async () => undefined;
  const session = 'Authorization: Bearer access-s1\r\n';
  await Promise.all(Array.from({ length: 40 }, () => halfSent('/api/guests/r1/import', session, 100_000)));
  const payload = JSON.stringify({ guests: [{ name: 'x'.repeat(100_000) }] });
  const headers = { 'content-type': 'application/json', 'stripe-signature': 'forged', ...signedIn };
  const send = async (url: string, from: string) =>
    (
      await gateway.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, 'x-forwarded-for': from },
      })
    ).statusCode;
  await eventually(async () => expect(await send('/api/guests/r1/import', '127.0.0.1')).toBe(503));
  expect(await send('/api/payment/webhook', '10.0.8.1')).not.toBe(503);
});

test('a body that does not arrive ends with 408 and its connection', async () => {
  const socket = await halfSent('/api/reservations/r1');
  let answer = '';
  socket.on('data', (piece) => (answer += String(piece)));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"error":"The request took too long to arrive."');
});

test('a slow captcha provider holds no permit', async () => {
  gateway.duringBooking = async () => undefined;
  let checking = 0;
  gateway.duringCaptcha = async () => {
    checking += 1;
    await held;
  };
  const many = 10;
  // On a machine that stalls some wait too long for their permit, and are sent again.
  const bookAgain = async (id: string): Promise<void> => {
    if ((await book(id)).statusCode === 503) await bookAgain(id);
  };
  for (let index = 0; index < many; index++) void bookAgain(`r${index}`);
  await eventually(() => expect(checking).toBe(many));
  gateway.duringCaptcha = async () => undefined;
  expect((await book()).statusCode).toBe(201);
  expect(await get('/api/reservations/single/unknown', { 'x-forwarded-for': '10.0.9.2' })).toBe(404);
});

test('a signed-in person may sign up another account, whose captcha is checked in the members’ queue', async () => {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/api/signup',
    headers: signedIn,
    payload: { email: 'b@x.com', password: 'Tables4all', restaurantName: 'B', recaptchaToken: 'nobody' },
  });
  expect(answer.statusCode).toBe(400);
});

test('a request that fails gives its permit back', async () => {
  for (let round = 0; round < 3 * sizes.PUBLIC_AT_ONCE; round++)
    expect(await get('/api/nothing-here')).toBe(404);
  gateway.duringBooking = async () => undefined;
  expect((await book()).statusCode).toBe(201);
});

test('a diner who leaves in the middle of a booking gives the permit back when its work ends, and not before', async () => {
  // Where all may run, a booking begins at once or is refused. One restaurant may use two thirds.
  const strict = await startGateway({ admission: { ...sizes, PUBLIC_RUNNING: sizes.PUBLIC_AT_ONCE } });
  try {
    const origin = await strict.app.listen({ host: '127.0.0.1', port: 0 });
    strict.duringBooking = gateway.duringBooking;
    for (let index = 0; index < (2 / 3) * sizes.PUBLIC_AT_ONCE; index++) {
      const leaving = new AbortController();
      const booking = fetch(`${origin}/api/reservations/r1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(party),
        signal: leaving.signal,
      });
      await eventually(() => expect(begun).toBe(index + 1));
      leaving.abort();
      await expect(booking).rejects.toThrow('aborted');
    }
    strict.duringBooking = async () => undefined;
    expect((await strict.book(party)).statusCode).toBe(503);
    release();
    await eventually(async () => expect((await strict.book(party)).statusCode).toBe(201));
  } finally {
    await strict.stop();
  }
});

test('a diner’s request has a deadline of 4.5 s', async () => {
  let left = 0;
  gateway.duringBooking = async () => (left = timeoutWithinDeadline(60_000));
  await book();
  expect(left).toBeLessThanOrEqual(4_500);
  expect(left).toBeGreaterThan(0);
});

test('a member has eight requests under way at once: more wait, and too many are refused in words of their own', async () => {
  let under = 0;
  let most = 0;
  const busyGateway = await startGateway({ admission: { ...sizes, MEMBERS_AT_ONCE: 192 } });
  try {
    busyGateway.duringBooking = async () => {
      most = Math.max(most, (under += 1));
      await new Promise((resolve) => setTimeout(resolve, 30));
      under -= 1;
    };
    const booked = Array.from({ length: 60 }, () => busyGateway.book(party, signedIn));
    const answers = await Promise.all(booked);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect([most, answers.length - refused.length]).toEqual([8, 48]);
    expect(refused[0]?.json()).toMatchObject({
      error: 'You have too many requests under way. Please try again in a moment.',
    });
  } finally {
    await busyGateway.stop();
  }
});

test('a member whose writes have taken too much time waits with the next one, and not with what it reads', async () => {
  const real = performance.now.bind(performance);
  let aheadMs = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => real() + aheadMs);
  gateway.duringBooking = async () => (aheadMs += 500);
  const order: string[] = [];
  const write = () => gateway.book(party, signedIn);
  const listDevices = () =>
    gateway.app.inject({
      method: 'POST',
      url: '/rpc/tablewell.auth.v1.DeviceService/ListDevices',
      headers: { ...signedIn, 'content-type': 'application/json' },
      payload: '{}',
    });
  try {
    for (let index = 0; index < 163; index++) expect((await write()).statusCode).toBe(201);
    const next = write().then(({ statusCode }) => order.push(`write ${statusCode}`));
    const read = listDevices().then(({ statusCode }) => order.push(`read ${statusCode}`));
    await Promise.all([next, read]);
    expect(order).toEqual(['read 200', 'write 201']);
  } finally {
    clock.mockRestore();
  }
});
