import { io } from 'socket.io-client';
import { eventually } from '../src/api';
import { booker, from } from '../src/callers';
import { startJourney } from '../src/journey';

// Attacks from another page, or by a socket. `deploy/docs/security/attacks.md` has the complete list.

const journey = startJourney({ owner: { timezone: 'UTC' } });
const book = booker(() => ({ api: journey.api, restaurantId: journey.owner.restaurantId }));
const polling = '/socket.io/?EIO=4&transport=polling';
/** The answer of a path, read to its end: an unread body would keep its connection open after the tests. */
async function get(path: string): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(journey.product.origin + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** A socket that answers nothing, from the first test to the last. */
let silent: { sid: string; since: number; timeoutMs: number };

beforeAll(async () => {
  const { text } = await get(polling);
  const handshake = JSON.parse(text.slice(1)) as { sid: string; pingInterval: number; pingTimeout: number };
  const timeoutMs = handshake.pingInterval + handshake.pingTimeout;
  silent = { sid: handshake.sid, since: Date.now(), timeoutMs };
});

test('CSRF: a write authenticated only by the cookie is refused from any other site', async () => {
  const { email, password } = journey.owner;
  const signedIn = await journey.api.call('POST', '/api/signin', { email, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const write = (origin: object) =>
    journey.api.call(
      'POST',
      `/api/guests/${journey.owner.restaurantId}`,
      { name: 'By Cookie' },
      { cookie, ...origin },
    );
  expect((await write({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await write({})).status).toBe(403);
  expect((await write({ origin: journey.product.origin })).status).toBe(201);
  for (const line of signedIn.headers.getSetCookie()) expect(line).toMatch(/HttpOnly/i);
  for (const line of signedIn.headers.getSetCookie()) expect(line).toMatch(/SameSite=Lax/i);
});

test('a socket that another site’s page opens gets nothing, although the browser sends the cookie', async () => {
  const { email, password } = journey.owner;
  const signedIn = await journey.api.call('POST', '/api/signin', { email, password }, from('198.51.100.9'));
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const outcome = (origin: string) =>
    new Promise((resolve) => {
      const options = {
        extraHeaders: { cookie, origin },
        reconnection: false,
        transports: ['websocket'],
        forceNew: true,
      };
      const socket = io(journey.product.origin, options);
      const end = (outcome: string) => () => {
        socket.close();
        resolve(outcome);
      };
      socket.on('connect', end('let in')).on('connect_error', end('refused'));
    });
  expect(await outcome('https://evil.example')).toBe('refused');
  expect(await outcome(journey.product.origin)).toBe('let in');
});

test('CORS: no other site’s page reads an answer', async () => {
  for (const [method, path] of [
    ['GET', '/api/payment/plans'],
    ['OPTIONS', '/api/signin'],
    ['OPTIONS', '/rpc/tablewell.auth.v1.StaffService/ListStaff'],
  ] as const) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await journey.api.call(method, path, undefined, headers);
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

test('socket flooding: a socket that sends more than a page ever does is closed, and all others work', async () => {
  const open = () =>
    new Promise<ReturnType<typeof io>>((resolve, reject) => {
      const options = {
        auth: { token: journey.owner.token },
        reconnection: false,
        transports: ['websocket'],
        forceNew: true,
      };
      const socket = io(journey.product.origin, options);
      socket.on('connect', () => resolve(socket)).on('connect_error', reject);
    });
  const [flooder, page] = [await open(), await open()];
  const cut = new Promise((resolve) => flooder.on('disconnect', resolve));
  flooder.emit('anything', 'x'.repeat(50_000));
  await cut;
  const update = new Promise((resolve) => page.on('reservationUpdate', resolve));
  expect((await book()).status).toBe(201);
  expect(await update).toMatchObject({ type: 'created' });
  page.close();
});

test('security headers are on every answer, and none reveals the software behind it', async () => {
  const paths = [
    '/api/payment/plans',
    '/api/nothing',
    '/api/openapi.json',
    '/healthz',
    '/rpc/tablewell.auth.v1.StaffService/ListStaff',
    '/',
    '/login',
    '/dashboard',
    '/nothing-here',
    `/reservations/${journey.owner.restaurantId}`,
    '/remotes.json',
    '/favicon.svg',
  ];
  for (const path of paths) {
    const { headers } = await get(path);
    const wrong = [
      headers.get('x-content-type-options') === 'nosniff' ? '' : 'no nosniff',
      headers.get('referrer-policy') ? '' : 'no referrer policy',
      headers.get('server') || headers.get('x-powered-by') ? 'tells what serves it' : '',
    ];
    expect([path, wrong.filter(Boolean)]).toEqual([path, []]);
  }
  const info = await journey.owner.api.call('GET', `/api/restaurant/${journey.owner.restaurantId}/info`);
  expect(info.headers.get('cache-control')).toBe('no-store');
  for (const folder of ['/assets/', '/assets/shell/', '/sandbox/../assets'])
    expect([folder, (await get(folder)).status]).toEqual([folder, 404]);
});

test('a strict CSP is on every page: scripts by nonce, nothing inline or evaluated, framed only where the owner allows', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
  for (const path of ['/', '/login', '/signup', '/pricing', '/subscription', '/dashboard', '/nothing-here']) {
    const policy = await policyOf(path);
    expect([path, /script-src 'nonce-[^']+' 'strict-dynamic'/.test(policy)]).toEqual([path, true]);
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  }
  const booking = await policyOf(`/reservations/${journey.owner.restaurantId}`);
  expect(booking).toMatch(/frame-ancestors 'self'(;|$)/);
  expect(booking).not.toMatch(/unsafe-|stripe|accounts\.google/);
  expect(await policyOf('/edit-reservation/any')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/api/payment/plans')).toBe("default-src 'none';frame-ancestors 'none'");
});

test('slow readers: a socket that no longer answers is closed', async () => {
  const left = silent.since + silent.timeoutMs - Date.now();
  await new Promise((resolve) => setTimeout(resolve, left));
  await eventually(async () => expect((await get(`${polling}&sid=${silent.sid}`)).status).toBe(400));
});
