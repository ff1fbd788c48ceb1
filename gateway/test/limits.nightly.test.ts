import { silentLogger } from '@tablewell/chassis/ops';
import { RateLimiterMongo } from 'rate-limiter-flexible';
import { party, startGateway, type TestGateway } from './harness';
import { callsTo, type CallsTo } from './limits-harness';
import { goodPassword, verifiedEmail } from './service-stubs';

let gateway: TestGateway;
/** A gateway behind a proxy, so that callers have separate addresses. */
let behind: CallsTo;

/** The statuses of the first answers out of many. */
function firstRefusals(tries: Promise<number>[], count: number): Promise<number[]> {
  const codes: number[] = [];
  return new Promise((resolve) => {
    for (const each of tries) {
      void each.then((code) => {
        codes.push(code);
        if (codes.length === count) resolve([...codes]);
      });
    }
  });
}

beforeAll(async () => {
  gateway = await startGateway();
  behind = callsTo(await startGateway({ trustProxy: ['127.0.0.1'] }));
});
afterAll(async () => {
  await gateway?.stop();
  await behind?.gateway.stop();
});

test.each(['forgot-password', 'send-verification'])(
  'an account gets a limited number of mails by %s from all networks; further requests are answered alike and not sent',
  async (call) => {
    const email = `flooded.${call}@x.com`;
    const answers: [number, unknown][] = [];
    for (let index = 0; index < 30; index++) {
      const answer = await behind.askMail(call, email, `192.0.3.${index}`);
      answers.push([answer.statusCode, answer.json()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    expect(behind.gateway.mails.filter((to) => to === email)).toHaveLength(20);
  },
);

describe('a caller who guesses passwords', () => {
  test('at one account after another from one address gets 429', async () => {
    const codes: number[] = [];
    for (let index = 0; index < 40; index++)
      codes.push(await behind.signIn(`account${index}@x.com`, 'Wrong1234', '192.0.4.1'));
    expect(codes.slice(0, 30)).not.toContain(429);
    expect(codes.slice(30)).toEqual(Array(10).fill(429));
  });

  test('with all addresses of one IPv6 subscriber counts as one caller', async () => {
    const codes: number[] = [];
    for (let index = 1; index <= 12; index++)
      codes.push(await behind.signIn('six@x.com', 'Wrong1234', `2001:db8:0:7::${index}`));
    expect(codes.slice(5)).toEqual(Array(7).fill(429));
    expect(await behind.signIn('six@x.com', 'Wrong1234', '2001:db8:0:8::1')).not.toBe(429);
  });

  test.each([
    ['is away', '192.0.4.3'],
    ['is slow', '192.0.4.4'],
  ])('is not counted while the store %s, because no password was checked', async (state, address) => {
    for (let index = 0; index < 35; index++)
      expect(await behind.signIn(verifiedEmail, `while the store ${state}`, address)).toBe(503);
    expect(await behind.signIn(verifiedEmail, goodPassword, address)).toBe(200);
  });

  test('is not counted when the password is right, however often', async () => {
    for (let index = 0; index < 40; index++)
      expect(await behind.signIn(verifiedEmail, goodPassword, '192.0.4.2')).toBe(200);
  });
});

describe('an account whose password is guessed from everywhere', () => {
  const pauses: number[] = [];
  const guess = (index: number) => behind.signIn(verifiedEmail, 'Wrong1234', `198.18.0.${index}`);

  test('delays each attempt longer, and still accepts the right password', async () => {
    behind.gateway.pause = async (ms) => pauses.push(ms);
    for (let index = 1; index <= 30; index++) expect(await guess(index)).toBe(401);
    expect(pauses).toEqual([...Array(10).fill(500), ...Array(10).fill(1_000)]);
    // From a network without any earlier sign-in.
    expect(await behind.signIn(verifiedEmail, goodPassword, '192.0.5.1')).toBe(200);
    expect(pauses).toHaveLength(21);
  });

  test('does not delay networks where its owner signed in before', async () => {
    const before = pauses.length;
    expect(await behind.signIn(verifiedEmail, goodPassword, '192.0.5.1')).toBe(200);
    expect(pauses).toHaveLength(before);
  });

  test('delays a few attempts, and answers the others 429', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    behind.gateway.pause = () => released;
    const tries = Array.from({ length: 10 }, (_, index) => guess(100 + index));
    const early = await firstRefusals(tries, 6);
    expect(early).toEqual(Array(6).fill(429));
    expect(await behind.signIn(verifiedEmail, goodPassword, '192.0.5.1')).toBe(200);
    release();
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 401)).toHaveLength(4);
  });
});

test('successful Google sign-ins are not counted', async () => {
  const codes: number[] = [];
  for (let index = 0; index < 12; index++) {
    const headers = { 'x-forwarded-for': '192.0.6.1' };
    const url = '/api/auth/google/signin';
    const { app } = behind.gateway;
    codes.push((await app.inject({ method: 'POST', url, payload: { idToken: 'good' }, headers })).statusCode);
  }
  expect(codes).toEqual(Array(12).fill(200));
});

describe('hoarding of reservations from one address', () => {
  let limited: TestGateway;
  beforeAll(async () => {
    limited = await startGateway({ trustProxy: ['127.0.0.1'], publicBookings: 3 });
  });
  afterAll(() => limited?.stop());
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const codes = async (
    count: number,
    payload: object,
    headers: (index: number) => Record<string, string>,
  ) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => limited.book(payload, headers(index))),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  const count = (all: number[], code: number) => all.filter((each) => each === code).length;

  test('ends with 429 and Retry-After; a refused attempt does not count', async () => {
    const robot = { ...party, recaptchaToken: 'robot' };
    expect(count(await codes(2, robot, () => from('198.51.100.1')), 400)).toBe(2);
    const all = await codes(20, party, () => from('198.51.100.1'));
    expect([count(all, 201), count(all, 429)]).toEqual([3, 17]);
    const again = await limited.book(party, from('198.51.100.1'));
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('locks out neither diners with other addresses nor a member', async () => {
    const storm = await codes(40, party, (index) => from(`198.51.100.${100 + index}`));
    expect(count(storm, 201)).toBe(40);
    const own = await codes(10, party, () => ({
      ...from('198.51.100.2'),
      authorization: 'Bearer access-s1',
    }));
    expect(count(own, 201)).toBe(10);
  });
});

test('an untrusted proxy is logged once', async () => {
  const warn = jest.spyOn(silentLogger, 'warn');
  const gateway = await startGateway();
  for (let count = 0; count < 3; count++)
    await gateway.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY')]]);
  warn.mockRestore();
  await gateway.stop();
});

test('while the store hangs, limits count in memory', async () => {
  const hang = jest.spyOn(RateLimiterMongo.prototype, 'consume').mockReturnValue(new Promise(() => {}));
  const payload = { email: 'patient@x.com', password: 'Wrong1234' };
  const tries = await Promise.all(
    Array.from({ length: 7 }, () => gateway.app.inject({ method: 'POST', url: '/api/signin', payload })),
  );
  hang.mockRestore();
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});
