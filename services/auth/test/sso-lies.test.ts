import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Actor, Role } from '@tablewell/chassis/access';
import { as, eventually, refusalOf } from '@tablewell/chassis/testing';
import { base64url, type JWTPayload } from 'jose';
import { type LyingProvider, startLyingProvider } from './lying-provider';
import { client, placeOf, type SsoHarness, startSso } from './sso-harness';

// What a provider that lies, or is somebody else's, gets (SSO-3, SSO-4).

const person = {
  ...{ sub: 'mara', email: 'mara@lies.test', email_verified: true },
  ...{ given_name: 'Mara', family_name: 'Lind' },
};
let running: SsoHarness;
let lying: LyingProvider;
let owner: Actor;
let restaurantId: string;

beforeAll(async () => {
  [running, lying] = await Promise.all([
    startSso({ sso: { providerWithinMs: 700 } }),
    startLyingProvider(person),
  ]);
  owner = await running.newPayingOwner();
  restaurantId = placeOf(owner);
  await running.connect(owner, { issuer: lying.issuer, domain: 'lies.test' });
  await running.newMember(owner, 'mara@lies.test', Role.HOST);
});
afterAll(async () => {
  await lying?.close();
  await running?.stop();
});
beforeEach(() => lying.reset());

/** Another secret, so that nothing is remembered about the provider. */
let secrets = 0;
async function forgetProvider(): Promise<void> {
  const draft = { restaurantId, issuer: lying.issuer, clientId: client.clientId, defaultRole: Role.HOST };
  await running.sso.putSsoConnection({ ...draft, clientSecret: `another ${(secrets += 1)}` }, as(owner));
  const answers = new Map(lying.answers);
  const { metadata } = lying;
  lying.reset();
  await running.sso.testSsoConnection({ restaurantId }, as(owner));
  await running.sso.setSsoState({ restaurantId, state: 2 }, as(owner));
  await running.sso.putSsoConnection({ ...draft, clientSecret: `another ${(secrets += 1)}` }, as(owner));
  const connections = running.connection.collection<{ _id: string }>('sso_connections');
  await connections.updateOne({ _id: owner.userId }, { $set: { state: 'optional', testedAt: new Date() } });
  for (const [path, answer] of answers) lying.answers.set(path, answer);
  lying.metadata = metadata;
  lying.asked.length = 0;
}
const start = () => running.ssoSignIn.startSsoSignIn({ email: 'mara@lies.test' });
async function signIn() {
  const { url, browserSecret } = await start();
  return running.ssoSignIn.finishSsoSignIn({ browserSecret, query: lying.answerTo(url) });
}
const now = () => Math.floor(Date.now() / 1_000);

test('an honest answer is accepted', async () => {
  expect((await signIn()).user).toMatchObject({ email: 'mara@lies.test' });
});

test.each<[string, JWTPayload]>([
  ['another issuer', { iss: 'https://elsewhere.example' }],
  ['another audience', { aud: 'another-client' }],
  [
    'several audiences without a word who was meant',
    { aud: ['tablewell', 'another-client'], azp: 'another-client' },
  ],
  ['a time that is over', { exp: now() - 3_600, iat: now() - 7_200 }],
  ['the nonce of another sign-in', { nonce: 'of-another-sign-in' }],
])('an ID token of %s is refused', async (_what, claims) => {
  lying.claims = claims;
  expect(await refusalOf(signIn())).toMatchObject({ kind: 'unauthenticated', code: 'sso-refused' });
});

test.each<[string, (claims: JWTPayload) => Promise<string>]>([
  ['no signature', async (claims) => `${encoded({ alg: 'none' })}.${encoded(honest(claims))}.`],
  ['another signature', async (claims) => `${(await lying.sign(claims)).slice(0, -12)}AAAAAAAAAAAA`],
  ['a signature by the secret that both know', (claims) => lying.sign(claims, { alg: 'HS256' })],
  ['a text that is no token', async () => 'token'],
])('an ID token with %s is refused', async (_what, idToken) => {
  lying.idToken = idToken;
  expect(await refusalOf(signIn())).toMatchObject({ kind: 'unauthenticated', code: 'sso-refused' });
});
const encoded = (value: object): string => base64url.encode(JSON.stringify(value));
const honest = (claims: JWTPayload) => ({
  ...{ iss: lying.issuer, aud: client.clientId, iat: now(), exp: now() + 60, ...claims },
});

test('an address that it has not verified, or of a domain of another owner, links nobody', async () => {
  lying.claims = { sub: 'new', email_verified: false };
  expect(await refusalOf(signIn())).toMatchObject({ code: 'sso-unverified' });
  const other = await running.newPayingOwner();
  await running.connect(other, { issuer: running.company.issuer, domain: 'one.test' });
  await running.newMember(other, 'mara@one.test', Role.HOST);
  lying.claims = { sub: 'new', email: 'mara@one.test' };
  expect(await refusalOf(signIn())).toMatchObject({ code: 'sso-other-domain' });
  // Not even with a place at the liar's restaurant.
  await running.newMember(owner, 'tom@one.test', Role.HOST);
  lying.claims = { sub: 'new', email: 'tom@one.test' };
  expect(await refusalOf(signIn())).toMatchObject({ code: 'sso-other-domain' });
});

test('the subjects of one provider are nobody at another one', async () => {
  const other = await running.newPayingOwner();
  await running.connect(other, { domain: 'two.test' });
  lying.claims = { sub: 'mara', iss: running.company.issuer };
  expect(await refusalOf(signIn())).toMatchObject({ code: 'sso-refused' });
});

describe('its answers', () => {
  const unreachable = { kind: 'unavailable', code: 'sso-unreachable' };
  const discovery = '/.well-known/openid-configuration';

  test('without end are not read', async () => {
    let bytes = 0;
    lying.answers.set('/jwks', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = `{"keys":["${'x'.repeat(60_000)}`;
      const timer = setInterval(() => {
        bytes += piece.length;
        response.write(piece);
      }, 1);
      response.on('close', () => clearInterval(timer));
    });
    await forgetProvider();
    expect(await refusalOf(signIn())).toMatchObject({ code: expect.stringMatching(/^sso-/) as string });
    expect(bytes).toBeLessThan(5_000_000);
  });

  test('that drip are given up', async () => {
    lying.answers.set(discovery, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    });
    await forgetProvider();
    expect(await refusalOf(start())).toMatchObject(unreachable);
  });

  test('that are late keep few requests waiting, and nobody at another provider', async () => {
    let waiting = 0;
    lying.answers.set(discovery, (_request, response) => {
      waiting += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
    });
    await forgetProvider();
    const other = await running.newPayingOwner();
    await running.connect(other, { domain: 'quick.test' });
    const late = Array.from({ length: 20 }, () => refusalOf(start()));
    await eventually(async () => expect(waiting).toBeGreaterThan(0));
    const { url } = await running.ssoSignIn.startSsoSignIn({ email: 'anybody@quick.test' });
    expect(url).toContain(running.company.issuer);
    for (const refused of await Promise.all(late)) expect(refused).toMatchObject(unreachable);
    // On a busy machine some of the sixteen end before they are sent.
    expect(waiting).toBeLessThanOrEqual(16);
    lying.answers.clear();
    expect((await start()).url).toContain(lying.issuer);
  });

  test('that lead elsewhere are not followed', async () => {
    let called = 0;
    const inside = createServer((_request, response) => {
      called += 1;
      response.end('{}');
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/metadata`;
    for (const path of ['/jwks', '/token'])
      lying.answers.set(path, (_request, response) => response.writeHead(302, { location }).end());
    await forgetProvider();
    expect(await refusalOf(signIn())).toMatchObject({ code: 'sso-refused' });
    expect(called).toBe(0);
    inside.close();
  });

  test('that name another issuer end the sign-in before it begins', async () => {
    lying.metadata = { issuer: 'https://elsewhere.example' };
    await forgetProvider();
    expect(await refusalOf(start())).toMatchObject({ code: 'sso-unreachable' });
  });
});
