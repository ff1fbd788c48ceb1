import { RateLimiterMongo } from 'rate-limiter-flexible';
import { startGateway, type TestGateway, party } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

test('who tries one reservation id after another hears 404 and soon 429', async () => {
  const codes: number[] = [];
  for (let index = 0; index < 8; index++)
    codes.push((await gateway.app.inject(`/api/reservations/single/guess-${index}`)).statusCode);
  expect(codes.slice(0, 3)).toEqual([404, 404, 404]);
  expect(codes.at(-1)).toBe(429);
});

test('who tries one password after another hears 429 with when to come back', async () => {
  const payload = { email: 'guess@x.com', password: 'Wrong1234' };
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => gateway.app.inject({ method: 'POST', url: '/api/signin', payload })),
  );
  const refused = tries.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(7);
  const wait = Number(refused[0]?.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  const other = await gateway.app.inject({
    method: 'POST',
    url: '/api/signin',
    payload: { ...payload, email: 'other@x.com' },
  });
  expect(other.statusCode).not.toBe(429);
});

test.each(['forgot-password', 'send-verification'])(
  'one account’s mails by %s are 429 after a few, with when to come back, whatever address asks',
  async (call) => {
    const ask = (email: string) =>
      gateway.app.inject({ method: 'POST', url: `/api/auth/${call}`, payload: { email } });
    const tries = await Promise.all(Array.from({ length: 60 }, () => ask('Ada@x.com')));
    const refused = tries.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(55);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json().error).toBe(
      'Too many requests. Please wait a few minutes before trying again.',
    );
    expect((await ask(' ada@X.com ')).statusCode).toBe(429);
  },
);

test('a storm of diners books on: no limit stands in the way of a booking', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => gateway.book(party)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(80).fill(201));
});

describe('hoarding from one address', () => {
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

  test('ends with 429 and when to come back; a refused try does not count', async () => {
    const robot = { ...party, recaptchaToken: 'robot' };
    expect(count(await codes(2, robot, () => from('198.51.100.1')), 400)).toBe(2);
    const all = await codes(20, party, () => from('198.51.100.1'));
    expect([count(all, 201), count(all, 429)]).toEqual([3, 17]);
    const again = await limited.book(party, from('198.51.100.1'));
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('locks out neither diners with addresses of their own nor a member', async () => {
    const storm = await codes(40, party, (index) => from(`198.51.100.${100 + index}`));
    expect(count(storm, 201)).toBe(40);
    const own = await codes(10, party, () => ({
      ...from('198.51.100.2'),
      authorization: 'Bearer access-s1',
    }));
    expect(count(own, 201)).toBe(10);
  });
});

test('X-Forwarded-For is believed of the hops that are trusted, and of nobody else', async () => {
  const statuses = async ({ app }: TestGateway) => {
    const codes: number[] = [];
    for (let index = 0; index < 6; index++) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}` };
      codes.push((await app.inject({ url: `/api/reservations/single/far-${index}`, headers })).statusCode);
    }
    return codes;
  };
  const behindProxy = await startGateway({ trustProxy: ['127.0.0.1'] });
  try {
    // Each of them is somebody else, with tries of their own.
    expect(await statuses(behindProxy)).toEqual(Array(6).fill(404));
  } finally {
    await behindProxy.stop();
  }
  // Here all of them are the one who knocks.
  expect(await statuses(gateway)).toContain(429);
});

test('the captcha is asked of strangers and not of members', async () => {
  expect((await gateway.book({ ...party, recaptchaToken: 'robot' })).statusCode).toBe(400);
  expect(
    (await gateway.book({ ...party, recaptchaToken: '' }, { authorization: 'Bearer access-s1' })).statusCode,
  ).toBe(201);
});

test('while the store hangs a gateway counts for itself', async () => {
  const hang = jest.spyOn(RateLimiterMongo.prototype, 'consume').mockReturnValue(new Promise(() => {}));
  const payload = { email: 'patient@x.com', password: 'Wrong1234' };
  const tries = await Promise.all(
    Array.from({ length: 7 }, () => gateway.app.inject({ method: 'POST', url: '/api/signin', payload })),
  );
  hang.mockRestore();
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});
