import { origin, startGateway, type TestGateway } from './harness';

// Signing in by an identity provider, at the edge. What the auth service decides is tested there.

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway({ trustProxy: ['127.0.0.1'] })));
afterAll(() => gateway?.stop());

const start = (email: string, from = '192.0.2.1') =>
  gateway.app.inject({
    ...{ method: 'POST', url: '/api/auth/sso/start', payload: { email } },
    headers: { 'x-forwarded-for': from },
  });
const callback = (query: string, cookie = '') =>
  gateway.app.inject({ url: `/api/auth/sso/callback?${query}`, headers: cookie ? { cookie } : {} });
const logOut = (token: string, from: string) =>
  gateway.app.inject({
    ...{ method: 'POST', url: '/api/auth/sso/backchannel-logout' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
const bound = '__Host-tablewell_sso=of-the-browser';

test('a sign-in is bound to the browser by a cookie that no script reads', async () => {
  const started = await start('mara@company.example');
  expect([started.statusCode, started.json()]).toEqual([
    200,
    { url: 'https://login.company.example/auth?state=s' },
  ]);
  expect(started.cookies).toEqual([
    expect.objectContaining({
      ...{
        name: '__Host-tablewell_sso',
        value: 'of-the-browser',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
      maxAge: expect.any(Number) as number,
    }),
  ]);
  expect(started.body).not.toContain('of-the-browser');
});

test('the answer of the provider becomes the cookies of a session, and leads to the page without its code', async () => {
  const back = await callback('code=good&state=s', bound);
  expect([back.statusCode, back.headers['location']]).toEqual([303, '/login?sso=done']);
  expect(back.headers['referrer-policy']).toBe('no-referrer');
  const values = Object.fromEntries(back.cookies.map(({ name, value }) => [name, value]));
  expect(values).toEqual({
    '__Host-tablewell_sso': '',
    '__Host-tablewell_access': 'access-s1',
    '__Host-tablewell_refresh': 'next',
  });
});

test('a refusal leads to the page with its reason, and without a session', async () => {
  const refused = await callback('code=bad&state=s', bound);
  expect(refused.headers['location']).toBe('/login?sso=sso-no-place');
  const foreign = await callback('code=good&state=s');
  expect(foreign.headers['location']).toBe('/login?sso=sso-ended');
  const long = await callback(`code=${'x'.repeat(7_000)}`, bound);
  expect(long.headers['location']).toBe('/login?sso=sso-refused');
  for (const answer of [refused, foreign, long])
    expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-tablewell_sso']);
});

test('a network that tries address after address is told to wait', async () => {
  const codes: number[] = [];
  for (let index = 0; index < 102; index += 1)
    codes.push((await start(`a@${index}.example`, '192.0.2.2')).statusCode);
  expect(codes[0]).toBe(404);
  expect(codes.at(-1)).toBe(429);
  expect((await start('mara@company.example', '192.0.2.3')).statusCode).toBe(200);
});

test('a logout token is taken by the back channel, and a network that forges some waits', async () => {
  const ended = await logOut('good', '192.0.2.4');
  expect([ended.statusCode, ended.json()]).toEqual([200, { success: true }]);
  expect(ended.headers['cache-control']).toBe('no-store');
  const codes: number[] = [];
  for (let index = 0; index < 33; index += 1) codes.push((await logOut('forged', '192.0.2.5')).statusCode);
  expect(codes[0]).toBe(400);
  expect(codes.at(-1)).toBe(429);
  const json = { method: 'POST', url: '/api/auth/sso/backchannel-logout', payload: {} } as const;
  expect((await gateway.app.inject(json)).statusCode).toBe(415);
});

test('a session that a logout token ends is not remembered any longer', async () => {
  const validate = () =>
    gateway.app.inject({
      ...{ url: '/api/auth/validate' },
      headers: { cookie: '__Host-tablewell_access=access-sso' },
    });
  const readsOfSession = () => gateway.sessionQueries.filter(({ sessionId }) => sessionId === 'sso').length;
  await validate();
  const remembered = readsOfSession();
  await validate();
  expect(readsOfSession()).toBe(remembered);
  await logOut('good', '192.0.2.6');
  await validate();
  expect(readsOfSession()).toBe(remembered + 1);
});

describe('a trial of a sign-in', () => {
  const access = '__Host-tablewell_access=access-s1';
  const ofTrial = '__Host-tablewell_sso_trial=of-the-trial';

  test('is bound to the browser by a cookie of its own, which the page does not see', async () => {
    const begun = await gateway.app.inject({
      ...{ method: 'POST', url: '/rpc/tablewell.auth.v1.SsoService/StartSsoTrial' },
      headers: { cookie: access, origin },
      payload: { restaurantId: 'r1' },
    });
    expect(begun.json()).toEqual({
      url: 'https://login.company.example/auth?state=trial.s',
      expiresAt: expect.any(String) as string,
    });
    expect(begun.cookies).toEqual([
      expect.objectContaining({
        ...{ name: '__Host-tablewell_sso_trial', value: 'of-the-trial' },
        ...{ httpOnly: true, secure: true, sameSite: 'Lax', maxAge: expect.any(Number) as number },
      }),
    ]);
  });

  test('leads back to the settings, and to no session', async () => {
    const back = await callback('code=good&state=trial.s', `${access}; ${ofTrial}; ${bound}`);
    expect([back.statusCode, back.headers['location']]).toEqual([303, '/dashboard?tab=settings&trial=done']);
    expect(back.headers['referrer-policy']).toBe('no-referrer');
    expect(back.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-tablewell_sso_trial', ''],
    ]);
  });

  test('ends without the session, or the cookie, with which it was begun', async () => {
    for (const cookie of [ofTrial, access, `${access}; ${bound}`]) {
      const ended = await callback('code=good&state=trial.s', cookie);
      expect(ended.headers['location']).toBe('/dashboard?tab=settings&trial=sso-ended');
    }
    const signIn = await callback('code=good&state=s', `${access}; ${ofTrial}`);
    expect(signIn.headers['location']).toBe('/login?sso=sso-ended');
    const long = await callback(`state=trial.s&code=${'x'.repeat(7_000)}`, `${access}; ${ofTrial}`);
    expect(long.headers['location']).toBe('/dashboard?tab=settings&trial=sso-refused');
  });
});

test('a session by a provider changes nothing about how the account signs in elsewhere', async () => {
  const call = (method: string) =>
    gateway.app.inject({
      ...{ method: 'POST', url: `/rpc/tablewell.auth.v1.SecondFactorService/${method}`, payload: {} },
      headers: { cookie: '__Host-tablewell_access=access-sso', origin },
    });
  expect((await call('GetSecondFactor')).statusCode).toBe(200);
  for (const method of ['BeginSecondFactor', 'EndSecondFactor', 'RenewRecoveryCodes']) {
    const refused = await call(method);
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'by-sso' })]);
  }
});
