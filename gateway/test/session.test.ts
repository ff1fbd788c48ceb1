import { cookieNames } from '../src/session/plugin';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

describe('a session', () => {
  const list = (headers: Record<string, string>) => gateway.app.inject({ url: '/api/restaurant', headers });

  test('is required, and a bad token is 401 whatever the cookies are', async () => {
    expect((await list({})).statusCode).toBe(401);
    expect(
      (await list({ authorization: 'Bearer nonsense', cookie: '__Host-tablewell_access=access-s1' }))
        .statusCode,
    ).toBe(401);
    expect((await list({ authorization: 'Bearer access-s1' })).statusCode).toBe(200);
    expect((await list({ cookie: '__Host-tablewell_access=access-s1' })).statusCode).toBe(200);
  });

  test('is renewed within the request when only the refresh cookie is valid', async () => {
    const answer = await list({ cookie: '__Host-tablewell_refresh=good' });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['__Host-tablewell_access', true],
      ['__Host-tablewell_refresh', true],
    ]);
    // A device whose clock is wrong would delete a cookie that expires at a time of day.
    for (const { maxAge, expires } of answer.cookies) {
      expect(maxAge).toBeGreaterThan(50);
      expect(expires).toBeUndefined();
    }
    expect((await list({ cookie: '__Host-tablewell_refresh=stolen' })).statusCode).toBe(401);
    expect(gateway.refreshes).toBe(2);
  });

  test('by cookie allows writes from the site’s own origin only', async () => {
    const write = (headers: Record<string, string>) =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/restaurant',
        payload: { name: 'B' },
        headers: { cookie: '__Host-tablewell_access=access-s1', ...headers },
      });
    expect((await write({})).statusCode).toBe(403);
    expect((await write({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await write({ origin })).statusCode).toBe(402);
  });

  test('is refreshed by cookie from the site’s own origin only, and not without a refresh token', async () => {
    const refresh = (headers: Record<string, string>) =>
      gateway.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {}, headers });
    expect((await refresh({})).statusCode).toBe(401);
    expect((await refresh({ cookie: '__Host-tablewell_refresh=good' })).statusCode).toBe(403);
    expect((await refresh({ cookie: '__Host-tablewell_refresh=good', origin })).statusCode).toBe(200);
  });

  test('by cookie alone is ended from the site’s own origin only', async () => {
    const signedOut: string[] = [];
    gateway.onSignOut = (sessionId) => signedOut.push(sessionId);
    const signOut = (headers: Record<string, string>, payload?: string) =>
      gateway.app.inject({ method: 'POST', url: '/api/logout', headers, ...(payload ? { payload } : {}) });
    const cookie = '__Host-tablewell_access=access-s1';
    const refresh = '__Host-tablewell_refresh=good';
    const foreign = { origin: 'https://evil.example' };
    const form = { ...foreign, 'content-type': 'text/plain' };
    for (const headers of [{ cookie }, { cookie: refresh }, { cookie, ...foreign }, { cookie, ...form }]) {
      const answer = await signOut(headers, 'content-type' in headers ? 'a=b' : undefined);
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    }
    // A browser sends no cookies with another site's form, but would accept an answer that clears them.
    for (const headers of [{}, foreign, form]) {
      const answer = await signOut(headers, 'content-type' in headers ? 'a=b' : undefined);
      expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
    }
    expect(signedOut).toEqual([]);
    expect((await signOut({ cookie, origin })).cookies).toHaveLength(2);
    expect(signedOut).toEqual(['s1']);
  });

  test('can be signed out of even when its token is not valid', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: 'Bearer old' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-tablewell_access', ''],
      ['__Host-tablewell_refresh', ''],
    ]);
  });
});

test('cookies have the __Host- prefix over https, and plain names over http', () => {
  expect(cookieNames('https://tablewell.example')).toEqual({
    access: '__Host-tablewell_access',
    refresh: '__Host-tablewell_refresh',
  });
  expect(cookieNames('http://localhost:8080').access).toBe('tablewell_access');
});
