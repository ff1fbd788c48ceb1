import { Code, ConnectError } from '@connectrpc/connect';
import { Refusal } from '@tablewell/chassis/refusal';
import { refusalToError } from '@tablewell/chassis/rpc';
import { eventually } from '@tablewell/chassis/testing';
import { mongo } from 'mongoose';
import { origin, party, startGateway, type TestGateway } from './harness';
import { goodPassword, verifiedEmail } from './service-stubs';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.duringBooking = async () => undefined;
});

describe('an Idempotency-Key', () => {
  test('gives the first answer again, byte for byte, without repeating the work', async () => {
    const before = gateway.booked;
    const first = await gateway.book(party, { 'idempotency-key': 'key-1' });
    const second = await gateway.book(party, { 'idempotency-key': 'key-1' });
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(gateway.booked).toBe(before + 1);
  });

  test('identifies the same request with a fresh captcha token, or without a hold that has ended', async () => {
    const fresh = { ...party, recaptchaToken: 'another', holdId: 'ended' };
    expect((await gateway.book(fresh, { 'idempotency-key': 'key-1' })).statusCode).toBe(201);
  });

  test('passes errors through while the store is unavailable, and sends no answer that cannot be repeated', async () => {
    const model = gateway.connection.model('IdempotentRequest');
    const away = () =>
      jest
        .spyOn(model.collection, 'updateOne')
        .mockImplementationOnce(() => Promise.reject(new mongo.MongoNetworkError('away')) as never);
    const documented = { error: expect.any(String), message: expect.any(String) };

    gateway.duringBooking = () => Promise.reject(new ConnectError('away', Code.Unavailable));
    away();
    const failed = await gateway.book(party, { 'idempotency-key': 'key-away' });
    expect([failed.statusCode, failed.json()]).toEqual([503, documented]);

    gateway.duringBooking = async () => undefined;
    away();
    const unkept = await gateway.book(party, { 'idempotency-key': 'key-unkept' });
    expect([unkept.statusCode, unkept.json()]).toEqual([503, documented]);
  });

  test('with another body is 422', async () => {
    expect((await gateway.book({ ...party, guests: 3 }, { 'idempotency-key': 'key-1' })).statusCode).toBe(
      422,
    );
  });

  test('of a request that still runs is 409', async () => {
    let finish: (() => void) | undefined;
    gateway.duringBooking = () => new Promise<void>((resolve) => (finish = resolve));
    const first = gateway.book(party, { 'idempotency-key': 'key-2' });
    await Promise.race([first, eventually(() => expect(finish).toBeDefined())]);
    expect((await gateway.book(party, { 'idempotency-key': 'key-2' })).statusCode).toBe(409);
    finish?.();
    expect((await first).statusCode).toBe(201);
  });

  test('does not store a failure that may pass', async () => {
    gateway.duringBooking = async () => {
      throw new ConnectError('away', Code.Unavailable);
    };
    expect((await gateway.book(party, { 'idempotency-key': 'key-3' })).statusCode).toBe(503);
    gateway.duringBooking = async () => undefined;
    expect((await gateway.book(party, { 'idempotency-key': 'key-3' })).statusCode).toBe(201);
  });

  test('is stored as a hash, and the answer encrypted', async () => {
    const stored = JSON.stringify(
      await gateway.connection.collection('idempotent_requests').find().toArray(),
    );
    expect(stored).not.toMatch(/key-1|booked-/);
  });
});

const aboutSessions = [
  '/api/auth/google/signin',
  '/api/auth/passkey/options',
  '/api/auth/passkey/signin',
  '/api/auth/refresh',
  '/api/auth/reset-password',
  '/api/auth/sso/backchannel-logout',
  '/api/auth/sso/start',
  '/api/auth/verify-email',
  '/api/auth/verify-email/answer',
  '/api/logout',
  '/api/signin',
  '/api/signin/second-factor',
  '/api/signup',
];

/** Its answer has a secret, and the hold ends within minutes. */
const holds = '/api/restaurant/public/{restaurantId}/holds';

describe('a call that begins or ends a session', () => {
  interface Operation {
    readonly parameters?: readonly { readonly name: string }[];
    readonly requestBody?: { readonly content: Record<string, { readonly example?: object }> };
  }
  const posts = async () => {
    const { paths } = (await gateway.app.inject('/api/openapi.json')).json() as {
      paths: Record<string, { post?: Operation }>;
    };
    return Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path, post }] : []));
  };
  const takesKey = ({ parameters }: Operation) =>
    parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;

  test('is documented without an Idempotency-Key, and every other POST with one', async () => {
    const without = (await posts()).filter(({ post }) => !takesKey(post)).map(({ path }) => path);
    expect(without.sort()).toEqual([...aboutSessions, holds, '/api/restaurant/{id}/keys'].sort());
  });

  test('is kept by every POST that is documented with one: the same answer again, and 422 for another body', async () => {
    const requests = gateway.connection.collection('idempotent_requests');
    const outcomes: Record<string, unknown> = {};
    for (const { path, post } of (await posts()).filter((each) => takesKey(each.post))) {
      const example = post.requestBody?.content['application/json']?.example;
      // Webhooks and files have no JSON.
      if (!example) continue;
      const call = (payload: object) =>
        gateway.app.inject({
          method: 'POST',
          url: path.replace(/\{\w+\}/g, 'r1'),
          payload,
          headers: { 'idempotency-key': `kept ${path}`, authorization: 'Bearer access-s1', origin },
        });
      const before = await requests.countDocuments({ state: 'done' });
      const first = await call(example);
      const isKept = (await requests.countDocuments({ state: 'done' })) > before;
      // A call that the stubs do not implement fails, and failures are not kept.
      if (!isKept) continue;
      const [again, other] = [await call(example), await call({ ...example, anotherField: 'x' })];
      const isSame = again.statusCode === first.statusCode && again.rawPayload.equals(first.rawPayload);
      outcomes[path] = [isSame, other.statusCode];
    }
    expect(Object.keys(outcomes).length).toBeGreaterThan(5);
    for (const [path, outcome] of Object.entries(outcomes))
      expect([path, outcome]).toEqual([path, [true, 422]]);
  });

  test('is every POST that sets a cookie or answers a token', async () => {
    const makes: string[] = [];
    for (const { path, post } of await posts()) {
      const example = post.requestBody?.content['application/json']?.example ?? {};
      const answer = await gateway.app.inject({
        method: 'POST',
        url: path.replace(/\{\w+\}/g, 'r1'),
        payload: path === '/api/auth/refresh' ? { refreshToken: 'good' } : example,
        headers: { 'idempotency-key': `of ${path}`, origin },
      });
      if (answer.cookies.length > 0 || /"(token|refreshToken)":/.test(answer.body)) makes.push(path);
    }
    expect(makes).toEqual(expect.arrayContaining(['/api/signin', '/api/signup', '/api/logout']));
    expect(makes).toContain('/api/auth/google/signin');
    expect(makes).toContain('/api/auth/refresh');
    expect(makes.filter((path) => !aboutSessions.includes(path))).toEqual([]);
  });

  test('gives its session to no other caller: a stranger with the same key gets none', async () => {
    const url = '/api/auth/refresh';
    const headers = { 'idempotency-key': 'refresh-1', origin };
    const own = { ...headers, cookie: '__Host-tablewell_refresh=good' };
    const first = await gateway.app.inject({ method: 'POST', url, payload: {}, headers: own });
    expect(first.json()).toMatchObject({ token: 'access-s1' });
    const stranger = await gateway.app.inject({ method: 'POST', url, payload: {}, headers });
    expect([stranger.statusCode, stranger.body.includes('access-s1')]).toEqual([401, false]);
  });

  test('does its work each time, even if the key was used before', async () => {
    const ended: string[] = [];
    gateway.onSignOut = (sessionId) => ended.push(sessionId);
    const signOut = (token: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/logout',
        headers: { authorization: `Bearer access-${token}`, 'idempotency-key': 'logout-1' },
      });
    await signOut('s1');
    await signOut('s2');
    expect(ended).toEqual(['s1', 's2']);
  });

  test('leaves nothing in the store for its key', async () => {
    const requests = gateway.connection.collection('idempotent_requests');
    const before = await requests.countDocuments();
    for (const password of [goodPassword, 'Wrong1234']) {
      const payload = { email: verifiedEmail, password };
      const headers = { 'idempotency-key': 'sign-in-1' };
      await gateway.app.inject({ method: 'POST', url: '/api/signin', payload, headers });
    }
    expect(await requests.countDocuments()).toBe(before);
  });
});

test('a call under /rpc takes no key, and leaves nothing in the store', async () => {
  const requests = gateway.connection.collection('idempotent_requests');
  const before = await requests.countDocuments();
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/rpc/tablewell.auth.v1.StaffService/AcceptInvitation',
    payload: { token: 'any' },
    headers: { 'idempotency-key': 'join-1' },
  });
  expect(answer.statusCode).toBe(200);
  expect(await requests.countDocuments()).toBe(before);
});

test('two users may choose the same key, and each gets their own answer', async () => {
  const book = (token: string) =>
    gateway.book(party, { 'idempotency-key': 'shared', authorization: `Bearer access-${token}` });
  const [first, again, other, stranger] = [
    await book('s1'),
    await book('s1'),
    await book('s2'),
    await gateway.book(party, { 'idempotency-key': 'shared' }),
  ];
  expect(again?.json().id).toBe(first?.json().id);
  const ids = [first, other, stranger].map((answer) => answer?.json().id as string);
  expect(new Set(ids).size).toBe(3);
});

describe('an answer about the captcha is not stored for a key', () => {
  const headers = { 'idempotency-key': 'proof' };

  test.each([
    ['missing', { recaptchaToken: '' }, 400],
    ['refused', { recaptchaToken: 'robot' }, 400],
    ['not to be checked', { recaptchaToken: 'unchecked' }, 503],
  ])('a proof that is %s may be followed by a valid one', async (name, bad, status) => {
    const key = { 'idempotency-key': `proof ${name}` };
    expect((await gateway.book({ ...party, ...bad }, key)).statusCode).toBe(status);
    expect((await gateway.book(party, key)).statusCode).toBe(201);
  });

  test('a refusal is stored for a user, and of a stranger, who could fill the store with them, nothing is', async () => {
    const signedIn = { authorization: 'Bearer access-s1' };
    const refuse = async () => {
      throw refusalToError(new Refusal('conflict', 'no-tables', 'There are no tables available.'));
    };
    const kept = () => gateway.connection.collection('idempotent_requests').countDocuments();
    const before = await kept();
    for (const [more, then] of [
      [signedIn, 409],
      [{}, 201],
    ] as const) {
      gateway.duringBooking = refuse;
      expect((await gateway.book(party, { ...headers, ...more })).statusCode).toBe(409);
      gateway.duringBooking = async () => undefined;
      expect((await gateway.book(party, { ...headers, ...more })).statusCode).toBe(then);
    }
    gateway.duringBooking = refuse;
    for (const key of ['x1', 'x2', 'x3']) await gateway.book(party, { 'idempotency-key': key });
    expect((await kept()) - before).toBe(2);
  });
});

test('of one network without a session a bounded number of keys is kept, and those of users do not count', async () => {
  const bounded = await startGateway({ publicKeysHourly: 2 });
  try {
    const book = (key: string, more = {}) => bounded.book(party, { 'idempotency-key': key, ...more });
    expect([(await book('a')).statusCode, (await book('b')).statusCode]).toEqual([201, 201]);
    const refused = await book('c');
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'too-many-idempotency-key' }]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await bounded.book(party)).statusCode).toBe(201);
    expect((await book('d', { authorization: 'Bearer access-s1' })).statusCode).toBe(201);
  } finally {
    await bounded.stop();
  }
});
