import { startGateway, type TestGateway } from './harness';
import { goodPassword, goodPasskey, verifiedEmail } from './service-stubs';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway({ trustProxy: ['127.0.0.1'] })));
afterAll(() => gateway?.stop());

let networks = 0;
/** Calls from a network of their own. */
function callsFrom() {
  const address = `192.0.2.${(networks += 1)}`;
  const post = (url: string, payload?: object) =>
    gateway.app.inject({
      method: 'POST',
      url,
      headers: { 'x-forwarded-for': address },
      ...(payload ? { payload } : {}),
    });
  const password = (given: string) => post('/api/signin', { email: verifiedEmail, password: given });
  const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'dTE' };
  return {
    options: () => post('/api/auth/passkey/options'),
    signIn: (id: string, more: object = {}) =>
      post('/api/auth/passkey/signin', { id, rawId: id, type: 'public-key', response, ...more }),
    byPassword: () => password(goodPassword),
    byWrongPassword: () => password('Wrong4all'),
  };
}

describe('a sign-in with a passkey', () => {
  test('begins with options that name no account', async () => {
    const answer = await callsFrom().options();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      ...{ challenge: 'challenge', rpId: 'localhost', timeout: 300_000 },
      ...{ allowCredentials: [], userVerification: 'required' },
    });
  });

  test('is answered as every sign-in is, and without a session if the passkey is refused', async () => {
    const { signIn, byPassword } = callsFrom();
    const usual = await byPassword();
    const signedIn = await signIn(goodPasskey, { clientExtensionResults: { credProps: { rk: true } } });
    expect([signedIn.statusCode, signedIn.json()]).toEqual([200, usual.json()]);
    const namesOf = ({ cookies }: typeof usual) => cookies.map(({ name }) => name);
    expect(namesOf(signedIn)).toEqual(namesOf(usual));
    const refused = await signIn('another');
    expect([refused.statusCode, refused.cookies]).toEqual([401, []]);
    expect(refused.json()).toMatchObject({ code: 'bad-passkey' });
  });

  test('names the field of what is no answer of a browser', async () => {
    const { signIn } = callsFrom();
    for (const [field, more] of [
      ['type', { type: 'password' }],
      ['id', { id: 'x'.repeat(1_401) }],
      ['response.signature', { response: { clientDataJSON: 'e30', authenticatorData: 'AA' } }],
      ['response.clientDataJSON', { response: { clientDataJSON: { $gt: '' } } }],
    ] as const) {
      const { statusCode, body } = await signIn(goodPasskey, more);
      expect([statusCode, body]).toEqual([400, expect.stringContaining(field)]);
    }
  });

  test('is tried from one network until that is answered 429, which keeps out neither passwords nor others', async () => {
    const { signIn, byPassword } = callsFrom();
    const codes: number[] = [];
    for (let index = 0; index <= 300; index++) codes.push((await signIn(`passkey-${index}`)).statusCode);
    expect(codes.slice(-2)).toEqual([401, 429]);
    expect((await byPassword()).statusCode).toBe(200);
    expect((await callsFrom().signIn(goodPasskey)).statusCode).toBe(200);
  });

  test('still succeeds in a network where many others, and passwords, failed', async () => {
    const { signIn, byWrongPassword } = callsFrom();
    for (let index = 0; index < 40; index++) {
      expect((await signIn(`passkey-${index}`)).statusCode).toBe(401);
      await byWrongPassword();
    }
    expect((await byWrongPassword()).statusCode).toBe(429);
    expect((await signIn(goodPasskey)).statusCode).toBe(200);
  });

  test('is not counted if it succeeds, nor if nothing answered', async () => {
    const { signIn } = callsFrom();
    for (let index = 0; index <= 300; index++) {
      expect((await signIn(goodPasskey)).statusCode).toBe(200);
      expect((await signIn('while the store is away')).statusCode).toBe(503);
    }
  });

  test('asks for so many challenges of one network', async () => {
    const { options } = callsFrom();
    const codes: number[] = [];
    for (let index = 0; index <= 300; index++) codes.push((await options()).statusCode);
    expect(codes.slice(-2)).toEqual([200, 429]);
    expect((await callsFrom().options()).statusCode).toBe(200);
  });
});
