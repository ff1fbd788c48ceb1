import { cookieNames } from '../src/session/plugin';
import { origin, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

describe('a session', () => {
  const list = (headers: Record<string, string>) => gateway.app.inject({ url: '/api/restaurant', headers });

  test('is asked for, and a bad token is 401 whatever the cookies say', async () => {
    expect((await list({})).statusCode).toBe(401);
    expect(
      (await list({ authorization: 'Bearer nonsense', cookie: '__Host-tablewell_access=access-s1' }))
        .statusCode,
    ).toBe(401);
    expect((await list({ authorization: 'Bearer access-s1' })).statusCode).toBe(200);
    expect((await list({ cookie: '__Host-tablewell_access=access-s1' })).statusCode).toBe(200);
  });

  test('is renewed in passing when only the refresh cookie is good', async () => {
    const answer = await list({ cookie: '__Host-tablewell_refresh=good' });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['__Host-tablewell_access', true],
      ['__Host-tablewell_refresh', true],
    ]);
    expect((await list({ cookie: '__Host-tablewell_refresh=stolen' })).statusCode).toBe(401);
    expect(gateway.refreshes).toBe(2);
  });

  test('by cookie writes from the site’s own origin only', async () => {
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

  test('is refreshed by the cookie from the site’s own origin only, and by nothing not at all', async () => {
    const refresh = (headers: Record<string, string>) =>
      gateway.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {}, headers });
    expect((await refresh({})).statusCode).toBe(401);
    expect((await refresh({ cookie: '__Host-tablewell_refresh=good' })).statusCode).toBe(403);
    expect((await refresh({ cookie: '__Host-tablewell_refresh=good', origin })).statusCode).toBe(200);
  });

  test('is ended by its own site only where cookies are all that is shown', async () => {
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
    // A browser sends no cookies with another site's form, and would obey an answer that takes them away.
    for (const headers of [{}, foreign, form]) {
      const answer = await signOut(headers, 'content-type' in headers ? 'a=b' : undefined);
      expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
    }
    expect(signedOut).toEqual([]);
    expect((await signOut({ cookie, origin })).cookies).toHaveLength(2);
    expect(signedOut).toEqual(['s1']);
  });

  test('can always be signed out of', async () => {
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

test('cookies are this host’s alone over https, and have names that plain http takes on a developer’s machine', () => {
  expect(cookieNames('https://tablewell.example')).toEqual({
    access: '__Host-tablewell_access',
    refresh: '__Host-tablewell_refresh',
  });
  expect(cookieNames('http://localhost:8080').access).toBe('tablewell_access');
});
