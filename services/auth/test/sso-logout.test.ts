import { type Actor, Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { refusalOf } from '@tablewell/chassis/testing';
import { CompanyBrowser } from '@tablewell/sandbox/testing';
import { base64url, generateKeyPair, importJWK, SignJWT } from 'jose';
import { client, type SsoHarness, startSso } from './sso-harness';

// Signing out at the provider: OpenID Connect Back-Channel Logout 1.0 (SSO-7).

const event = 'http://schemas.openid.net/event/backchannel-logout';
let running: SsoHarness;
let owner: Actor;

beforeAll(async () => {
  running = await startSso();
  owner = await running.newPayingOwner();
  await running.connect(owner);
  for (const name of ['mara', 'tom']) await running.newMember(owner, `${name}@one.test`, Role.HOST);
});
afterAll(() => running?.stop());

let tokens = 0;
const now = () => Math.floor(Date.now() / 1_000);
type Key = Awaited<ReturnType<typeof importJWK>>;
async function logoutToken(more: Readonly<Record<string, unknown>> = {}, key?: Key): Promise<string> {
  const honest = {
    ...{ iss: running.company.issuer, aud: client.clientId, iat: now(), exp: now() + 60 },
    ...{ jti: `token-${(tokens += 1)}`, events: { [event]: {} }, sub: 'mara' },
  };
  return new SignJWT({ ...honest, ...more } as Record<string, unknown>)
    .setProtectedHeader({ alg: 'RS256', kid: 'company', typ: 'logout+jwt' })
    .sign(key ?? (await importJWK(running.company.key, 'RS256')));
}
const send = (token: string) => running.ssoSignIn.logOutBySso({ logoutToken: token });
const signIn = async (name: string, browser?: CompanyBrowser) =>
  (await running.signInBySso(`${name}@one.test`, name, browser)).tokens?.sessionId ?? '';
const isAlive = async (sessionId: string) =>
  (await refusalOf(running.auth.getSession({ sessionId })))?.code !== 'session-ended';

test('ends all sessions of the person by this provider, and no others', async () => {
  const [first, second, other] = [await signIn('mara'), await signIn('mara'), await signIn('tom')];
  const byPassword = await running.auth.signIn({ email: 'mara@one.test', password: 'Tables4all' });
  expect(await send(await logoutToken())).toMatchObject({ ended: 2, sessionIds: expect.any(Array) });
  expect([await isAlive(first), await isAlive(second), await isAlive(other)]).toEqual([false, false, true]);
  expect(await isAlive(byPassword.tokens?.sessionId ?? '')).toBe(true);
  await running.latest(events.sessionEnded, { reason: 'sso-ended' });
});

test('ends the one session that it names', async () => {
  const [here, there] = [new CompanyBrowser(), new CompanyBrowser()];
  const [first, second] = [await signIn('tom', here), await signIn('tom', there)];
  const sessions = running.connection.collection<{ _id: string; sso: { sid: string } }>('sessions');
  const sid = (await sessions.findOne({ _id: first }))?.sso.sid ?? '';
  expect(sid).not.toBe('');
  expect(await send(await logoutToken({ sub: undefined, sid }))).toMatchObject({ ended: 1 });
  expect([await isAlive(first), await isAlive(second)]).toEqual([false, true]);
});

test('works once', async () => {
  const token = await logoutToken();
  await send(token);
  expect(await refusalOf(send(token))).toMatchObject({ code: 'bad-logout-token' });
});

test('a token that the provider did not make for this is refused, and ends nothing', async () => {
  const session = await signIn('mara');
  const { privateKey } = await generateKeyPair('RS256');
  const unsigned = (payload: object) =>
    `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(payload))}.`;
  const bad: Record<string, string> = {
    'another signature': await logoutToken({}, privateKey),
    'no signature': unsigned({ iss: running.company.issuer, aud: client.clientId, sub: 'mara' }),
    'another issuer': await logoutToken({ iss: 'https://elsewhere.example' }),
    'another audience': await logoutToken({ aud: 'another' }),
    'an old one': await logoutToken({ iat: now() - 600, exp: now() + 60 }),
    'no time': await logoutToken({ iat: undefined }),
    'no id': await logoutToken({ jti: undefined }),
    'no event': await logoutToken({ events: {} }),
    'a nonce, as an ID token has': await logoutToken({ nonce: 'n' }),
    'nobody named': await logoutToken({ sub: undefined }),
    'no token': 'token',
    nothing: '',
  };
  for (const [what, token] of Object.entries(bad))
    expect([what, (await refusalOf(send(token)))?.code]).toEqual([what, 'bad-logout-token']);
  expect(await isAlive(session)).toBe(true);
});
