import { startGateway, type TestGateway } from './harness';
import { factorEmail, goodPassword, verifiedEmail } from './service-stubs';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway({ trustProxy: ['127.0.0.1'] })));
afterAll(() => gateway?.stop());

let networks = 0;
/** Calls from a network of their own, or from this one. */
const callsFrom = (address = `192.0.2.${(networks += 1)}`) => {
  const post = (url: string, payload: object) =>
    gateway.app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
  return {
    signIn: (email: string) => post('/api/signin', { email, password: goodPassword }),
    google: (idToken: string) => post('/api/auth/google/signin', { idToken }),
    finish: (code: string, challenge = 'challenge') => post('/api/signin/second-factor', { challenge, code }),
  };
};

describe('a sign-in with a second factor', () => {
  test('is answered with a challenge, without a session or a cookie, by password and by Google', async () => {
    const { signIn, google } = callsFrom();
    for (const answer of [await signIn(factorEmail), await google('of a second factor')]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        ...{ error: 'Please enter the code of your authenticator app.', requiresSecondFactor: true },
        ...{ message: 'Please enter the code of your authenticator app.', challenge: 'challenge' },
      });
      expect(answer.cookies).toEqual([]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('is finished by a code with the answer of every sign-in', async () => {
    const { signIn, finish } = callsFrom();
    const usual = await signIn(verifiedEmail);
    const finished = await finish('123456');
    expect(finished.statusCode).toBe(200);
    expect(finished.json()).toEqual({
      ...usual.json<object>(),
      ...{ email: factorEmail, user: expect.objectContaining({ email: factorEmail }) as object },
    });
    const namesOf = ({ cookies }: typeof usual) => cookies.map(({ name }) => name);
    expect(namesOf(finished)).toEqual(namesOf(usual));
    const wrong = await finish('654321');
    expect([wrong.statusCode, wrong.cookies]).toEqual([401, []]);
    expect(wrong.json()).toMatchObject({ code: 'wrong-code' });
  });

  test('asks for no challenges without a limit: sign-ins that nobody finishes count against the account', async () => {
    const { signIn } = callsFrom();
    const codes: number[] = [];
    for (let index = 0; index < 12; index++) codes.push((await signIn(factorEmail)).statusCode);
    expect(codes[0]).toBe(403);
    expect(codes.at(-1)).toBe(429);
  });

  test('is not counted once it is finished', async () => {
    const { signIn, finish } = callsFrom();
    for (let index = 0; index < 12; index++) {
      expect((await signIn(factorEmail)).statusCode).toBe(403);
      expect((await finish('123456')).statusCode).toBe(200);
    }
  });

  test('takes wrong codes from one network until it is answered 429', async () => {
    const { finish, signIn } = callsFrom();
    const codes: number[] = [];
    for (let index = 0; index < 60; index++) codes.push((await finish('654321')).statusCode);
    expect(codes[0]).toBe(401);
    expect(codes.at(-1)).toBe(429);
    expect((await signIn(verifiedEmail)).statusCode).toBe(429);
    expect((await callsFrom().finish('123456')).statusCode).toBe(200);
  });

  test('counts no code that nothing answered', async () => {
    const { finish } = callsFrom();
    for (let index = 0; index < 60; index++)
      expect((await finish('123456', 'while the store is away')).statusCode).toBe(503);
    expect((await finish('123456')).statusCode).toBe(200);
  });
});
