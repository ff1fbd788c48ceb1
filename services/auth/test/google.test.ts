import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withRequestId } from '@tablewell/chassis/context';
import { events } from '@tablewell/chassis/events';
import { as, refusalOf } from '@tablewell/chassis/testing';
import { AuthProvider } from '@tablewell/proto/auth/v1/user_pb';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import { startAuth, type AuthHarness } from './harness';

const issuer = 'https://accounts.google.com';
let running: AuthHarness;
let keys: Server;
let key: CryptoKey;
let api: AuthHarness['auth'];

beforeAll(async () => {
  const google = await generateKeyPair('RS256', { extractable: true });
  key = google.privateKey;
  const published = { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'g1', alg: 'RS256' }] };
  keys = createServer((_request, response) => response.end(JSON.stringify(published)));
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const jwksUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`;
  running = await startAuth({ google: { jwksUrl, issuer, clientId: 'tablewell' } });
  api = running.auth;
});

afterAll(async () => {
  await running?.stop();
  await new Promise((resolve) => keys?.close(resolve));
});

interface Claims {
  readonly email?: string;
  readonly verified?: boolean;
  readonly audience?: string;
  readonly from?: string;
  readonly expires?: string;
}

const idToken = ({ email = 'ada@example.com', verified = true, ...claims }: Claims = {}, signer = key) =>
  new SignJWT({ email, email_verified: verified, given_name: 'Ada', family_name: 'Rossi' })
    .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
    .setIssuer(claims.from ?? issuer)
    .setAudience(claims.audience ?? 'tablewell')
    .setIssuedAt()
    .setExpirationTime(claims.expires ?? '5m')
    .sign(signer);

const from = <T>(address: string, work: () => Promise<T>) =>
  withRequestId('request-of-a-test', work, { address, userAgent: 'Test/1.0' });

const signIn = async (token: string, restaurantName = '') =>
  api.signInWithGoogle({ idToken: token, restaurantName, timezone: 'Europe/Rome' });

test('signing up with Google needs a restaurant name, even on the sign-in page', async () => {
  for (const name of ['', '   ', '<>']) {
    expect(await refusalOf(signIn(await idToken(), name))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'restaurantName', message: 'Restaurant name is required for sign-up' }],
    });
  }
  // Nothing was created by it: with a name the account is new.
  const made = await signIn(await idToken(), 'Trattoria Ada');
  expect(made).toMatchObject({
    created: true,
    user: { email: 'ada@example.com', isVerified: true, authProvider: AuthProvider.GOOGLE, firstName: 'Ada' },
  });
  expect(made.restaurantId).not.toBe('');
  expect(await signIn(await idToken())).toMatchObject({ created: false, user: { id: made.user?.id } });
});

test('a token that Google did not issue for this product, or that has expired, is refused', async () => {
  const stranger = (await generateKeyPair('RS256')).privateKey;
  const bad = [
    'nonsense',
    await idToken({}, stranger),
    await idToken({ audience: 'another-site' }),
    await idToken({ from: 'https://evil.example' }),
    await idToken({ expires: '-1m' }),
    await idToken({ verified: false }),
  ];
  for (const token of bad) {
    expect(await refusalOf(signIn(token, 'Trattoria'))).toMatchObject({
      kind: 'unauthenticated',
      message: 'Failed to sign in with Google. Please try again.',
    });
  }
});

test('a Google sign-in of an unverified account’s address creates a new account without any data of the old one', async () => {
  const email = 'squatted@example.com';
  const form = { email, password: 'Tables4all', firstName: 'X', lastName: 'Y', restaurantName: 'Z' };
  const {
    tokens,
    user: maker,
    restaurantId,
  } = await from('198.51.100.66', () => api.signUp({ ...form, timezone: 'UTC' }));
  // Without a restaurant's name no account is created, and the existing one is unchanged.
  expect(await refusalOf(signIn(await idToken({ email })))).toMatchObject({ kind: 'invalid' });
  expect(await refusalOf(api.getSession({ sessionId: tokens?.sessionId ?? '' }))).toBeUndefined();
  const made = await signIn(await idToken({ email }), 'My New Place');
  expect(made).toMatchObject({
    created: true,
    user: { isVerified: true, email, firstName: 'Ada', lastName: 'Rossi' },
  });
  expect(made.user?.id).not.toBe(maker?.id);
  const { actor } = await api.getSession({ sessionId: made.tokens?.sessionId ?? '' });
  expect(actor?.memberships.map((place) => place.restaurantId)).toEqual([made.restaurantId]);
  expect(made.restaurantId).not.toBe(restaurantId);
  await running.latest(events.userReleased, { userId: maker?.id });
  expect(await refusalOf(api.signIn({ email, password: form.password }))).toMatchObject({
    code: 'bad-credentials',
  });
  expect(await refusalOf(api.getSession({ sessionId: tokens?.sessionId ?? '' }))).toMatchObject({
    code: 'session-ended',
  });
});

test.each([
  ['in the network of the sign-up', '203.0.113.7', false],
  ['with a session of the account', '192.0.2.9', true],
])(
  'an owner who signed up by password keeps the restaurant with Google %s',
  async (_where, at, hasSession) => {
    const email = `keeps${at.length}@example.com`;
    const form = { email, password: 'Tables4all', firstName: 'X', lastName: 'Y', restaurantName: 'Z' };
    const made = await from('203.0.113.7', () => api.signUp({ ...form, timezone: 'UTC' }));
    const options = hasSession ? as(await running.actorOf(made.tokens?.sessionId)) : undefined;
    const token = await idToken({ email });
    const again = await from(at, () => api.signInWithGoogle({ idToken: token }, options));
    expect(again).toMatchObject({ created: false, user: { id: made.user?.id, isVerified: true } });
    // The password is theirs, too.
    expect(await refusalOf(api.signIn({ email, password: form.password }))).toBeUndefined();
  },
);

test('where only a mail was opened, the restaurant stays with Google’s user, and the password ends', async () => {
  const email = 'opened@example.com';
  const form = { email, password: 'Tables4all', firstName: 'X', lastName: 'Y', restaurantName: 'Z' };
  const made = await from('198.51.100.66', () => api.signUp({ ...form, timezone: 'UTC' }));
  const link = await running.nextLink(events.verificationRequested, email);
  await from('192.0.2.9', () => api.verifyEmail({ token: link }));
  const google = await from('203.0.113.7', async () => signIn(await idToken({ email })));
  expect(google).toMatchObject({ created: false, user: { id: made.user?.id, makerUnknown: false } });
  const { actor } = await api.getSession({ sessionId: google.tokens?.sessionId ?? '' });
  expect(actor?.memberships[0]?.restaurantId).toBe(made.restaurantId);
  const maker = { sessionId: made.tokens?.sessionId ?? '' };
  expect(await refusalOf(api.getSession(maker))).toMatchObject({ code: 'session-ended' });
  const byPassword = api.signIn({ email, password: form.password });
  expect(await refusalOf(byPassword)).toMatchObject({ code: 'bad-credentials' });
});

test('unreachable keys of Google are an outage, not an invalid token', async () => {
  const away = await startAuth({ google: { jwksUrl: 'http://127.0.0.1:9/', issuer, clientId: 'tablewell' } });
  try {
    const response = away.auth.signInWithGoogle({
      idToken: await idToken(),
      restaurantName: '',
      timezone: 'UTC',
    });
    expect(await refusalOf(response)).toMatchObject({ kind: 'unavailable', code: 'google-unreachable' });
  } finally {
    await away.stop();
  }
});

test('a Google sign-in asks for the second factor of its account, too', async () => {
  const email = 'factor@example.com';
  const made = await signIn(await idToken({ email }), 'Trattoria Factor');
  const actor = await running.actorOf(made.tokens?.sessionId);
  const { secret, setup } = await running.secondFactor.beginSecondFactor({}, as(actor));
  const code = new TOTP({ secret }).generate();
  await running.secondFactor.confirmSecondFactor({ setup, code }, as(actor));
  expect(await running.secondFactor.getSecondFactor({}, as(actor))).toMatchObject({ hasPassword: false });
  for (const restaurantName of ['', 'Another name']) {
    const asked = await signIn(await idToken({ email }), restaurantName);
    expect([asked.user, asked.tokens, asked.created]).toEqual([undefined, undefined, false]);
    const challenge = asked.challenge?.token ?? '';
    // The code of the setup was used; one that is to come is accepted a period early.
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    const answer = api.finishSignIn({ challenge, code: restaurantName === '' ? next : code });
    if (restaurantName === '') expect((await answer).user?.id).toBe(actor.userId);
    else expect(await refusalOf(answer)).toMatchObject({ code: 'wrong-code' });
  }
});
