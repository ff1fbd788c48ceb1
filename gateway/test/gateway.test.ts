import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';
import {
  connectMongo,
  ensureIndexes,
  invalid,
  Readiness,
  Refusal,
  refusalToError,
  silentLogger,
} from '@tablewell/chassis';
import { startTestStore, type TestStore } from '@tablewell/chassis/testing';
import { UserSchema } from '@tablewell/proto/auth/v1/user_pb';
import { ReservationSchema, ReservationStatus } from '@tablewell/proto/reservation/v1/reservation_pb';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import { buildGateway, type GatewayParts } from '../src/app';
import type { Clients } from '../src/clients';
import { idempotencyModel } from '../src/http/idempotency';
import { createLimits } from '../src/http/limits';
import { Sessions } from '../src/session/sessions';

const origin = 'https://tablewell.example';
const user = create(UserSchema, { id: 'u1', email: 'ada@x.com', isVerified: true });
let store: TestStore;
let connection: Connection;
let app: FastifyInstance;
let booked = 0;
let bookings: () => Promise<unknown> = async () => undefined;
let refreshes = 0;

/** Services as the gateway sees them; what they decide is theirs to test. */
const clients = {
  auth: {
    getSession: async ({ sessionId }: { sessionId: string }) => {
      if (sessionId !== 's1') throw new ConnectError('ended', Code.Unauthenticated);
      return {
        user,
        actor: { userId: 'u1', sessionId, email: user.email, memberships: [{ restaurantId: 'r1', role: 1 }] },
      };
    },
    refreshSession: async ({ refreshToken }: { refreshToken: string }) => {
      refreshes += 1;
      if (refreshToken !== 'good') {
        throw refusalToError(new Refusal('unauthenticated', 'session-ended', 'Please sign in again.'));
      }
      const at = timestampFromDate(new Date(Date.now() + 60_000));
      return {
        user,
        tokens: {
          sessionId: 's1',
          accessToken: 'access-s1',
          refreshToken: 'next',
          accessExpiresAt: at,
          refreshExpiresAt: at,
        },
      };
    },
    signIn: async () => {
      throw refusalToError(
        new Refusal('forbidden', 'email-not-verified', 'Please verify your email address before signing in.'),
      );
    },
    signOut: async () => ({}),
  },
  restaurant: {
    listRestaurants: async () => ({ restaurants: [] }),
    createRestaurant: async () => {
      throw refusalToError(
        new Refusal('plan-required', 'plan-required', 'Not in this plan.', { requiredPlan: 'enterprise' }),
      );
    },
    getPublicRestaurant: async () => {
      throw new ConnectError('connect ECONNREFUSED 127.0.0.1:1', Code.Unavailable);
    },
  },
  reservation: {
    book: async ({ name, partySize }: { name: string; partySize: number }) => {
      await bookings();
      booked += 1;
      const reservation = create(ReservationSchema, {
        id: `booked-${booked}`,
        name,
        partySize,
        status: ReservationStatus.ACTIVE,
        startsAt: timestampFromDate(new Date(0)),
      });
      return { reservation, restaurant: { id: 'r1', name: 'Trattoria', phoneNumber: '', timezone: 'UTC' } };
    },
    getReservation: async () => {
      throw refusalToError(new Refusal('not-found', 'not-found', 'Reservation not found.'));
    },
  },
} as unknown as Clients;

beforeAll(async () => {
  store = await startTestStore();
  connection = await connectMongo({ url: store.url, database: 'tablewell_gateway' });
  const idempotency = idempotencyModel(connection);
  await ensureIndexes(connection);
  const parts: GatewayParts = {
    clients,
    verify: async (token) =>
      token.startsWith('access-') ? { userId: 'u1', sessionId: token.slice(7) } : undefined,
    sessions: new Sessions(clients.auth),
    captcha: async (token) => {
      if (token !== 'person')
        throw invalid([
          { field: 'recaptchaToken', message: 'reCAPTCHA verification failed. Please try again.' },
        ]);
    },
    limits: createLimits(connection, {
      SIGN_IN_TRIES: 5,
      SIGN_UP_TRIES: 50,
      MAIL_REQUESTS: 5,
      UNKNOWN_IDS: 3,
    }),
    idempotency,
    readiness: new Readiness(),
    logger: silentLogger,
    origin,
    trustProxy: [],
    bodyLimit: 20_000,
    upstreams: { pagesUrl: '', sandboxUrl: '' },
  };
  app = await buildGateway(parts);
});

afterAll(async () => {
  await app?.close();
  await connection?.close();
  await store?.stop();
});

beforeEach(() => {
  bookings = async () => undefined;
});

const party = { name: 'Ada', guests: 2, reservation_time: '2026-11-21T19:00', recaptchaToken: 'person' };
const book = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/reservations/r1', payload, headers });

describe('an error under /api', () => {
  test('names the field of bad input and says the same twice', async () => {
    const answer = await book({ ...party, guests: 'many' });
    expect(answer.statusCode).toBe(400);
    const { error, message, details } = answer.json();
    expect(error).toBe(message);
    expect(details).toEqual([{ field: 'guests', message: expect.stringContaining('integer') }]);
  });

  test('uses the names of the caller for what a service refused', async () => {
    bookings = async () => {
      throw refusalToError(
        invalid([{ field: 'partySize', message: 'Party size must be between 1 and 20 people' }]),
      );
    };
    expect((await book(party)).json().details).toEqual([
      { field: 'guests', message: 'Party size must be between 1 and 20 people' },
    ]);
  });

  test('says 402 and the plan where the plan is the reason', async () => {
    const headers = { authorization: 'Bearer access-s1' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/restaurant',
      payload: { name: 'B' },
      headers,
    });
    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ requiredPlan: 'enterprise' });
  });

  test('says 503 with Retry-After, and nothing of the inside, when a part is down', async () => {
    const answer = await app.inject('/api/restaurant/public/r1');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|at .*\.ts/);
  });

  test('is JSON for an unknown route, a broken body and one that is too large', async () => {
    for (const [answer, status] of [
      [await app.inject('/api/nowhere'), 404],
      [
        await app.inject({
          method: 'POST',
          url: '/api/signin',
          payload: '{',
          headers: { 'content-type': 'application/json' },
        }),
        400,
      ],
      [await book({ ...party, notes: 'n'.repeat(30_000) }), 413],
    ] as const) {
      expect(answer.statusCode).toBe(status);
      expect(Object.keys(answer.json())).toEqual(['error', 'message']);
    }
  });

  test('asks to verify where the account is not verified', async () => {
    const payload = { email: ' ada@x.com', password: 'Tables4all' };
    const answer = await app.inject({ method: 'POST', url: '/api/signin', payload });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ requiresVerification: true, email: 'ada@x.com' });
  });
});

describe('a session', () => {
  const list = (headers: Record<string, string>) => app.inject({ url: '/api/restaurant', headers });

  test('is asked for, and a bad token is 401 whatever the cookies say', async () => {
    expect((await list({})).statusCode).toBe(401);
    expect(
      (await list({ authorization: 'Bearer nonsense', cookie: 'tablewell_access=access-s1' })).statusCode,
    ).toBe(401);
    expect((await list({ authorization: 'Bearer access-s1' })).statusCode).toBe(200);
    expect((await list({ cookie: 'tablewell_access=access-s1' })).statusCode).toBe(200);
  });

  test('is renewed in passing when only the refresh cookie is good', async () => {
    const answer = await list({ cookie: 'tablewell_refresh=good' });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['tablewell_access', true],
      ['tablewell_refresh', true],
    ]);
    expect((await list({ cookie: 'tablewell_refresh=stolen' })).statusCode).toBe(401);
    expect(refreshes).toBe(2);
  });

  test('by cookie writes from the site’s own origin only', async () => {
    const write = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/restaurant',
        payload: { name: 'B' },
        headers: { cookie: 'tablewell_access=access-s1', ...headers },
      });
    expect((await write({})).statusCode).toBe(403);
    expect((await write({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await write({ origin })).statusCode).toBe(402);
  });

  test('is refreshed by the cookie from the site’s own origin only, and by nothing not at all', async () => {
    const refresh = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {}, headers });
    expect((await refresh({})).statusCode).toBe(401);
    expect((await refresh({ cookie: 'tablewell_refresh=good' })).statusCode).toBe(403);
    expect((await refresh({ cookie: 'tablewell_refresh=good', origin })).statusCode).toBe(200);
  });

  test('can always be signed out of', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: 'Bearer old' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['tablewell_access', ''],
      ['tablewell_refresh', ''],
    ]);
  });
});

describe('an Idempotency-Key', () => {
  test('gives the first answer again, byte for byte, and does nothing again', async () => {
    const before = booked;
    const first = await book(party, { 'idempotency-key': 'key-1' });
    const second = await book(party, { 'idempotency-key': 'key-1' });
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(booked).toBe(before + 1);
  });

  test('is the same request with a fresh captcha token', async () => {
    const fresh = { ...party, recaptchaToken: 'another' };
    expect((await book(fresh, { 'idempotency-key': 'key-1' })).statusCode).toBe(201);
  });

  test('with another body is 422', async () => {
    expect((await book({ ...party, guests: 3 }, { 'idempotency-key': 'key-1' })).statusCode).toBe(422);
  });

  test('of a request that still runs is 409', async () => {
    let finish = () => {};
    bookings = () => new Promise<void>((resolve) => (finish = resolve));
    const first = book(party, { 'idempotency-key': 'key-2' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await book(party, { 'idempotency-key': 'key-2' })).statusCode).toBe(409);
    finish();
    expect((await first).statusCode).toBe(201);
  });

  test('is taken over soon from a gateway that died, and not from one that is slow', async () => {
    await book(party, { 'idempotency-key': 'key-dead' });
    const requests = connection.collection('idempotent_requests');
    await requests.updateMany(
      {},
      { $set: { state: 'running', leaseUntil: new Date(Date.now() - 1) }, $unset: { body: 1 } },
    );
    expect((await book(party, { 'idempotency-key': 'key-dead' })).statusCode).toBe(201);

    let finish = () => {};
    bookings = () => new Promise<void>((resolve) => (finish = resolve));
    const slow = book(party, { 'idempotency-key': 'key-slow' });
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    expect((await book(party, { 'idempotency-key': 'key-slow' })).statusCode).toBe(409);
    finish();
    expect((await slow).statusCode).toBe(201);
  });

  test('does not keep a failure that may pass', async () => {
    bookings = async () => {
      throw new ConnectError('away', Code.Unavailable);
    };
    expect((await book(party, { 'idempotency-key': 'key-3' })).statusCode).toBe(503);
    bookings = async () => undefined;
    expect((await book(party, { 'idempotency-key': 'key-3' })).statusCode).toBe(201);
  });

  test('is kept as a hash, and the answer sealed', async () => {
    const stored = JSON.stringify(await connection.collection('idempotent_requests').find().toArray());
    expect(stored).not.toMatch(/key-1|booked-/);
  });
});

test('who tries one reservation id after another hears 404 and soon 429', async () => {
  const codes: number[] = [];
  for (let index = 0; index < 8; index++)
    codes.push((await app.inject(`/api/reservations/single/guess-${index}`)).statusCode);
  expect(codes.slice(0, 3)).toEqual([404, 404, 404]);
  expect(codes.at(-1)).toBe(429);
});

test('who tries one password after another hears 429 with when to come back', async () => {
  const payload = { email: 'guess@x.com', password: 'Wrong1234' };
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => app.inject({ method: 'POST', url: '/api/signin', payload })),
  );
  const refused = tries.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(7);
  const wait = Number(refused[0]?.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  const other = await app.inject({
    method: 'POST',
    url: '/api/signin',
    payload: { ...payload, email: 'other@x.com' },
  });
  expect(other.statusCode).not.toBe(429);
});

test('the captcha is asked of strangers and not of members', async () => {
  expect((await book({ ...party, recaptchaToken: 'robot' })).statusCode).toBe(400);
  expect(
    (await book({ ...party, recaptchaToken: '' }, { authorization: 'Bearer access-s1' })).statusCode,
  ).toBe(201);
});

test('the documentation page is served with all it needs', async () => {
  const page = await app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const assets = [...page.body.matchAll(/(?:src|href)="(\.\/static\/[^"]+)"/g)].map(
    ([, path]) => `/api/docs/${path?.slice(2)}`,
  );
  expect(assets.length).toBeGreaterThan(3);
  for (const path of assets) expect((await app.inject(path)).statusCode).toBe(200);
  expect(page.body).not.toMatch(/https?:\/\/(?!localhost)/);
});

test('every operation of the document says what it does, what it takes and each error it gives', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json() as {
    paths: Record<
      string,
      Record<
        string,
        { summary?: string; tags?: string[]; responses: Record<string, { description: string }> }
      >
    >;
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { summary, tags, responses }] of Object.entries(operations)) {
      const at = `${method} ${path}`;
      expect({ at, summary, tags }).toEqual({ at, summary: expect.any(String), tags: [expect.any(String)] });
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '429', '503']));
    }
  }
});

test('the committed OpenAPI document is the one that the routes make', async () => {
  const committed = JSON.parse(readFileSync(join(__dirname, '..', 'openapi.json'), 'utf8'));
  expect((await app.inject('/api/openapi.json')).json()).toEqual(committed);
});
