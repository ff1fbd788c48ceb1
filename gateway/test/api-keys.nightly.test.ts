import { apiKeys, scopes } from '@tablewell/chassis/access';
import { Code, ConnectError } from '@connectrpc/connect';
import { ApiKeys } from '../src/session/api-keys';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway({ trustProxy: ['127.0.0.1'] })));
afterAll(() => gateway?.stop());

let networks = 0;
/** An address that no other test calls from. */
const newAddress = () => `198.51.100.${(networks += 1)}`;
const call = (key: string, url = '/api/restaurant', more: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { authorization: `Bearer ${key}`, ...more } });

interface Operation {
  readonly security?: readonly Record<string, readonly string[]>[];
}

/** The scope of each call that a key opens; every other call with a session is for people alone (KEY-3). */
const scopeOf: Readonly<Record<string, string>> = {
  'GET /api/restaurant': 'restaurant:read',
  'PATCH /api/restaurant/{id}': 'restaurant:write',
  'GET /api/restaurant/{id}/info': 'restaurant:read',
  'GET /api/restaurant/{id}/table-availability': 'restaurant:read',
  'PUT /api/restaurant/{id}/logo': 'restaurant:write',
  'DELETE /api/restaurant/{id}/logo': 'restaurant:write',
  'PUT /api/restaurant/{id}/cover': 'restaurant:write',
  'DELETE /api/restaurant/{id}/cover': 'restaurant:write',
  'GET /api/restaurant/{id}/layouts': 'layouts:read',
  'POST /api/restaurant/{id}/layout': 'layouts:write',
  'PUT /api/restaurant/{id}/layout/{layoutId}': 'layouts:write',
  'DELETE /api/restaurant/{id}/layout/{layoutId}': 'layouts:write',
  'POST /api/reservations/{restaurantId}': 'reservations:write',
  'GET /api/reservations/{restaurantId}': 'reservations:read',
  'GET /api/reservations/{restaurantId}/by-date': 'reservations:read',
  'GET /api/reservations/single/{reservationId}': 'reservations:read',
  'GET /api/reservations/single/{reservationId}/calendar.ics': 'reservations:read',
  'PUT /api/reservations/single/{reservationId}/late': 'reservations:write',
  'PUT /api/reservations/single/{reservationId}/confirmation': 'reservations:write',
  'PUT /api/reservations/single/{reservationId}/guest-sharing': 'reservations:write',
  'DELETE /api/reservations/single/{reservationId}/marketing-consent': 'reservations:write',
  'PUT /api/reservations/update/{reservationId}': 'reservations:write',
  'PUT /api/reservations/cancel/{reservationId}': 'reservations:write',
  'PUT /api/reservations/uncancel/{reservationId}': 'reservations:write',
  'DELETE /api/reservations/{reservationId}': 'reservations:write',
  'POST /api/reservations/single/{reservationId}/messages': 'messages:write',
  'GET /api/reservations/{restaurantId}/{reservationId}/messages': 'messages:read',
  'POST /api/reservations/{restaurantId}/{reservationId}/messages': 'messages:write',
  'POST /api/reservations/{restaurantId}/{reservationId}/messages/resend': 'messages:write',
  'POST /api/restaurant/{id}/test/replies': 'messages:write',
  'GET /api/restaurant/{id}/test/clock': 'restaurant:read',
  'POST /api/restaurant/{id}/test/clock': 'restaurant:write',
  'POST /api/waitlist/{restaurantId}': 'reservations:write',
  'GET /api/waitlist/{restaurantId}': 'reservations:read',
  'GET /api/waitlist/entries/{id}': 'reservations:read',
  'DELETE /api/waitlist/entries/{id}': 'reservations:write',
  'POST /api/waitlist/entries/{id}/accept': 'reservations:write',
  'POST /api/waitlist/entries/{id}/decline': 'reservations:write',
  'POST /api/waitlist/entries/{id}/news': 'reservations:write',
  'GET /api/dashboard/reservation-sources/{restaurantId}': 'reports:read',
  'GET /api/reports/{restaurantId}/covers': 'reports:read',
  'GET /api/reports/{restaurantId}/no-shows': 'reports:read',
  'GET /api/reports/{restaurantId}/turn-times': 'reports:read',
  'GET /api/reports/{restaurantId}/table-use': 'reports:read',
  'GET /api/reports/{restaurantId}/sources': 'reports:read',
  'GET /api/reports/{restaurantId}/lost-demand': 'reports:read',
  'GET /api/reports/{restaurantId}/lead-times': 'reports:read',
  'GET /api/reports/{restaurantId}/forecast': 'reports:read',
  'GET /api/activity/{restaurantId}': 'activity:read',
  'GET /api/group': 'group:read',
  'GET /api/group/{id}/restaurants': 'group:read',
  'GET /api/group/{id}/overview': 'group:read',
  'GET /api/group/{id}/reservations': 'group:search',
  'GET /api/guests/{restaurantId}': 'guests:read',
  'POST /api/guests/{restaurantId}': 'guests:write',
  'POST /api/guests/{restaurantId}/import': 'guests:write',
  'DELETE /api/guests/{restaurantId}/{guestId}': 'guests:write',
  'DELETE /api/guests/{restaurantId}/{guestId}/marketing-consent': 'guests:write',
};
/** Calls about an account, its bill, its staff, its keys and its webhooks. */
const forPeople = [
  'DELETE /api/restaurant/{id}',
  'DELETE /api/restaurant/{id}/keys/{keyId}',
  'DELETE /api/restaurant/{id}/webhooks/{webhookId}',
  'GET /api/auth/billing-info',
  'GET /api/auth/trial-status',
  'GET /api/auth/user-info',
  'GET /api/auth/validate',
  'GET /api/group/{id}/people',
  'GET /api/restaurant/{id}/keys',
  'GET /api/restaurant/{id}/webhooks',
  'GET /api/restaurant/{id}/webhooks/{webhookId}',
  'GET /api/restaurant/{id}/webhooks/{webhookId}/attempts',
  'GET /api/restaurant/{id}/webhooks/{webhookId}/attempts/{attemptId}',
  'PATCH /api/group/{id}',
  'PATCH /api/restaurant/{id}/webhooks/{webhookId}',
  'POST /api/payment/create-checkout-session',
  'POST /api/payment/create-portal-session',
  'POST /api/restaurant',
  'POST /api/restaurant/{id}/keys',
  'POST /api/restaurant/{id}/webhooks',
  'POST /api/restaurant/{id}/webhooks/attempts/{attemptId}/resend',
  'POST /api/restaurant/{id}/webhooks/{webhookId}/attempts/resend',
  'POST /api/restaurant/{id}/webhooks/{webhookId}/attempts/{attemptId}/resend',
  'POST /api/restaurant/{id}/webhooks/{webhookId}/secret',
  'POST /api/restaurant/{id}/webhooks/{webhookId}/test',
];

async function operations(): Promise<[string, Operation][]> {
  const { paths } = (await gateway.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]): [string, Operation] => [
      `${verb.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

/** The status and the code with which a route answers a key. The fields of most bodies are wrong, which is found later. */
async function answerOf(route: string, key: string): Promise<[number, string | undefined]> {
  const [method = '', path = ''] = route.split(' ');
  const url = path
    .replace('{restaurantId}', 'r1')
    .replace('{id}', 'r1')
    .replace(/\{\w+\}/g, 'x1');
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': newAddress() };
  const answer = await gateway.app.inject({ method: method as 'GET', url, headers, ...payload });
  const { code } = (/json/.test(String(answer.headers['content-type'])) ? answer.json() : {}) as {
    code?: string;
  };
  return [answer.statusCode, code];
}

test('each documented call names the scope that opens it, or that only a session does', async () => {
  const documented: Record<string, string> = {};
  const people: string[] = [];
  for (const [route, { security }] of await operations()) {
    const scope = security?.flatMap(({ key = [] }) => key)[0];
    if (scope !== undefined) documented[route] = scope;
    else if (security) people.push(route);
  }
  expect(documented).toEqual(scopeOf);
  expect(people.sort()).toEqual(forPeople);
  for (const scope of scopes) expect(Object.values(scopeOf)).toContain(scope);
});

test('a key opens the calls of its scopes and no other one, of every documented call', async () => {
  const all = gateway.addKey({ scopes: [...scopes] });
  const only = Object.fromEntries(scopes.map((scope) => [scope, gateway.addKey({ scopes: [scope] })]));
  const without = Object.fromEntries(
    scopes.map((scope) => [scope, gateway.addKey({ scopes: scopes.filter((other) => other !== scope) })]),
  );
  const refusals = ['unknown-key', 'session-only', 'missing-scope'];
  for (const [route, { security }] of await operations()) {
    const scope = scopeOf[route];
    if (scope !== undefined) {
      expect([route, await answerOf(route, without[scope] ?? '')]).toEqual([route, [403, 'missing-scope']]);
      const [status, code] = await answerOf(route, only[scope] ?? '');
      expect([route, status === 401 || refusals.includes(code ?? '')]).toEqual([route, false]);
    } else {
      const [status, code] = await answerOf(route, all);
      if (security) expect([route, status, code]).toEqual([route, 403, 'session-only']);
      // Open to everybody: the key neither helps nor hinders.
      else expect([route, refusals.includes(code ?? '')]).toEqual([route, false]);
    }
  }
});

test('no key opens /rpc', async () => {
  const key = gateway.addKey({ scopes: [...scopes] });
  for (const method of [
    'DeviceService/ListDevices',
    'StaffService/ListStaff',
    'ApiKeyService/CreateApiKey',
  ]) {
    const url = `/rpc/tablewell.auth.v1.${method}`;
    const headers = { authorization: `Bearer ${key}` };
    const answer = await gateway.app.inject({ method: 'POST', url, payload: {}, headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'session-only']);
  }
});

test('a refusal names the missing scope, in its text and its header', async () => {
  const answer = await call(gateway.addKey({ scopes: ['guests:read'] }));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({
    error: 'This API key lacks the scope restaurant:read.',
    code: 'missing-scope',
  });
  expect(answer.headers['www-authenticate']).toBe(
    'Bearer error="insufficient_scope", scope="restaurant:read"',
  );
});

test('an unknown key is 401 whatever the cookies are, and a mistyped one too', async () => {
  const cookie = '__Host-tablewell_access=access-s1';
  const from = { 'x-forwarded-for': newAddress() };
  const key = gateway.addKey();
  for (const bad of [
    apiKeys.make('live'),
    apiKeys.make('test'),
    `${key}x`,
    key.slice(0, -1),
    'tw_live_',
    'tw_',
  ]) {
    const answer = await call(bad, undefined, { cookie, ...from });
    expect([bad, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([bad, 401, 'unknown-key']);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  }
  expect((await call(key)).statusCode).toBe(200);
});

test('a network that guesses keys is told to wait, and a key in use there goes on', async () => {
  const from = { 'x-forwarded-for': newAddress() };
  const used = gateway.addKey();
  expect((await call(used, undefined, from)).statusCode).toBe(200);
  const codes: number[] = [];
  for (let guess = 0; guess < 10; guess += 1)
    codes.push((await call(apiKeys.make('live'), undefined, from)).statusCode);
  expect(codes.slice(0, 3)).toEqual([401, 401, 401]);
  expect(codes.at(-1)).toBe(429);
  expect((await call(used, undefined, from)).statusCode).toBe(200);
  expect((await call(gateway.addKey(), undefined, from)).statusCode).toBe(429);
  expect((await call(gateway.addKey(), undefined, { 'x-forwarded-for': newAddress() })).statusCode).toBe(200);
});

test('a key is accepted from its addresses only, of IPv4 and IPv6', async () => {
  const key = gateway.addKey({ addresses: ['203.0.113.0/24', '2001:db8::/32'] });
  const from = async (address: string) => {
    const answer = await call(key, undefined, { 'x-forwarded-for': address });
    return answer.statusCode === 403 ? answer.json<{ code: string }>().code : answer.statusCode;
  };
  expect(await from('203.0.113.200')).toBe(200);
  expect(await from('::ffff:203.0.113.200')).toBe(200);
  expect(await from('2001:db8:9::1')).toBe(200);
  expect(await from('203.0.114.1')).toBe('address-not-allowed');
  expect(await from('2001:db9::1')).toBe('address-not-allowed');
  // The caller cannot put an address of its own before the one that the proxy saw.
  expect(await from('203.0.113.200, 192.0.2.1')).toBe('address-not-allowed');
});

test('a key whose owner’s plan has lapsed is 402 with the plan', async () => {
  const answer = await call(gateway.addKey({ requiredPlan: 'enterprise' }));
  expect(answer.statusCode).toBe(402);
  expect(answer.json()).toMatchObject({ requiredPlan: 'enterprise' });
});

test('a key in an address is refused with 400, encoded or not, and never as a credential', async () => {
  const key = gateway.addKey();
  for (const url of [
    `/api/reservations/r1?key=${key}`,
    `/api/reservations/r1?access_token=${key.replaceAll('_', '%5F')}`,
    `/api/reservations/${key}`,
    `/rpc/tablewell.auth.v1.DeviceService/ListDevices?${key}`,
  ]) {
    const answer = await gateway.app.inject({ url });
    expect([url, answer.statusCode]).toEqual([url, 400]);
    expect(answer.json()).toMatchObject({ code: 'key-in-url', details: [{ field: 'url' }] });
    expect(answer.body).not.toContain(key.slice(8, 40));
  }
});

test('a key needs no Origin to write, acts in its own name, and books without a captcha', async () => {
  const key = gateway.addKey({ id: 'k7', scopes: ['reservations:write'] });
  const headers = { authorization: `Bearer ${key}` };
  const payload = { name: 'Ada', guests: 2, reservation_time: '2026-11-21T19:00' };
  const booked = await gateway.app.inject({ method: 'POST', url: '/api/reservations/r1', payload, headers });
  expect(booked.statusCode).toBe(201);
});

test('a key of another restaurant books there as anybody would, with a captcha', async () => {
  const key = gateway.addKey({ restaurantId: 'r2', scopes: ['reservations:write'] });
  const headers = { authorization: `Bearer ${key}` };
  const payload = { name: 'Ada', guests: 2, reservation_time: '2026-11-21T19:00' };
  const booked = await gateway.app.inject({ method: 'POST', url: '/api/reservations/r1', payload, headers });
  expect(booked.statusCode).toBe(400);
  expect(booked.json()).toMatchObject({ details: [{ field: 'recaptchaToken' }] });
});

test('its owner makes a key under /api, whose answer is not kept for an Idempotency-Key', async () => {
  const headers = { authorization: 'Bearer access-s1', origin, 'idempotency-key': 'once' };
  const payload = { name: 'Website', scopes: ['guests:read'] };
  const url = '/api/restaurant/r1/keys';
  const made = await gateway.app.inject({ method: 'POST', url, payload, headers });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ id: 'k1', key: 'tw_live_new', name: 'Website' });
  expect(made.headers['cache-control']).toBe('no-store');
  const kept = await gateway.connection.collection('idempotency_keys').countDocuments();
  const text = JSON.stringify(await gateway.connection.collection('idempotency_keys').find().toArray());
  expect([kept, text.includes('tw_live_new')]).toEqual([kept, false]);
});

describe('the gateway’s memory of keys', () => {
  const key = apiKeys.make('live');
  const found = {
    apiKey: { id: 'k1', restaurantId: 'r1', scopes: [], addresses: [] },
    actor: {},
    requiredPlan: '',
  };
  const findApiKey = jest.fn();
  let keys: ApiKeys;
  beforeEach(() => {
    findApiKey.mockReset().mockResolvedValue(found);
    keys = new ApiKeys({ findApiKey } as never);
  });

  test('asks once in ten seconds, by the hash alone, and never for what is no key', async () => {
    await Promise.all([keys.get(key), keys.get(key)]);
    await keys.get(key);
    expect(findApiKey.mock.calls).toEqual([[{ hash: apiKeys.hash(key) }]]);
    expect(await keys.get(`${key}x`)).toBeUndefined();
    expect(findApiKey).toHaveBeenCalledTimes(1);
  });

  test('drops an ended key at once, also if its answer was under way', async () => {
    await keys.get(key);
    let answer = (_: object) => {};
    keys.markAllStale();
    findApiKey
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockRejectedValue(new ConnectError('ended', Code.NotFound));
    const pending = keys.get(key);
    keys.forget('k1');
    answer(found);
    expect(await pending).toBeUndefined();
    expect(keys.known(key)).toBeUndefined();
  });

  test('tells apart what was accepted in the last day from a guess, until the key ends', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    try {
      await keys.get(key);
      jest.advanceTimersByTime(6 * 60_000);
      expect(keys.wasAccepted(key)).toBe(true);
      jest.advanceTimersByTime(24 * 3_600_000);
      expect(keys.wasAccepted(key)).toBe(false);
      await keys.get(key);
      keys.forget('k1');
      expect(keys.wasAccepted(key)).toBe(false);
      await keys.get(key);
      findApiKey.mockRejectedValue(new ConnectError('ended', Code.NotFound));
      jest.advanceTimersByTime(6 * 60_000);
      await keys.get(key);
      expect(keys.wasAccepted(key)).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  test('refuses an ended key within ten seconds, even if its event was lost', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    try {
      await keys.get(key);
      findApiKey.mockRejectedValue(new ConnectError('ended', Code.NotFound));
      jest.advanceTimersByTime(9_000);
      expect(await keys.get(key)).toBeDefined();
      jest.advanceTimersByTime(1_001);
      expect(await keys.get(key)).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
