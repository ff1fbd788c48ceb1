import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@connectrpc/connect';
import { errorToRefusal } from '@tablewell/chassis';
import {
  startBackbone,
  startTestService,
  type TestBackbone,
  type TestService,
} from '@tablewell/chassis/testing';
import { AuthService } from '@tablewell/proto/auth/v1/auth_service_pb';
import { AuthProvider } from '@tablewell/proto/auth/v1/user_pb';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { buildAuth } from '../src/app';

const issuer = 'https://accounts.google.com';
let backbone: TestBackbone;
let service: TestService;
let keys: Server;
let key: CryptoKey;
let api: Client<typeof AuthService>;

beforeAll(async () => {
  backbone = await startBackbone();
  const google = await generateKeyPair('RS256', { extractable: true });
  key = google.privateKey;
  const published = { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'g1', alg: 'RS256' }] };
  keys = createServer((_request, response) => response.end(JSON.stringify(published)));
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const own = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwksUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/`;
  const settings = {
    signingKey: { ...(await exportJWK(own.privateKey)), kid: 'k1' },
    google: { jwksUrl, issuer, clientId: 'tablewell' },
  };
  service = await startTestService('auth', backbone, buildAuth(settings));
  api = service.client(AuthService);
});

afterAll(async () => {
  await service?.stop();
  await backbone?.stop();
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

const signIn = async (token: string, restaurantName = '') =>
  api.signInWithGoogle({ idToken: token, restaurantName, timezone: 'Europe/Rome' });
const refusalOf = (call: Promise<unknown>) => call.then(() => undefined, errorToRefusal);

test('public §5: “A blank restaurant name is also rejected with ‘Restaurant name is required for sign-up’”, on /login too', async () => {
  for (const name of ['', '   ', '<>']) {
    expect(await refusalOf(signIn(await idToken(), name))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'restaurantName', message: 'Restaurant name is required for sign-up' }],
    });
  }
  // Nothing was made of it: with a name it is new.
  const made = await signIn(await idToken(), 'Trattoria Ada');
  expect(made).toMatchObject({
    created: true,
    user: { email: 'ada@example.com', isVerified: true, authProvider: AuthProvider.GOOGLE, firstName: 'Ada' },
  });
  expect(made.restaurantId).not.toBe('');
  expect(await signIn(await idToken())).toMatchObject({ created: false, user: { id: made.user?.id } });
});

test('public §8: “Failed to sign in with Google. Please try again.” for a token that is not Google’s for us, now', async () => {
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

test('who proves an address by Google takes an unverified account over, without the password of whoever made it', async () => {
  const email = 'squatted@example.com';
  const form = { email, password: 'Tables4all', firstName: 'X', lastName: 'Y', restaurantName: 'Z' };
  const { tokens } = await api.signUp({ ...form, timezone: 'UTC' });
  expect(await signIn(await idToken({ email }))).toMatchObject({
    created: false,
    user: { isVerified: true },
  });
  expect(await refusalOf(api.signIn({ email, password: form.password }))).toMatchObject({
    code: 'bad-credentials',
  });
  expect(await refusalOf(api.getSession({ sessionId: tokens?.sessionId ?? '' }))).toMatchObject({
    code: 'session-ended',
  });
});
