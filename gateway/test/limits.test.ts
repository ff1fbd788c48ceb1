import { party, startGateway, type TestGateway } from './harness';
import { callsTo, type CallsTo } from './limits-harness';

let gateway: TestGateway;
/** A gateway behind a proxy, so that callers have separate addresses. */
let behind: CallsTo;

beforeAll(async () => {
  gateway = await startGateway();
  behind = callsTo(await startGateway({ trustProxy: ['127.0.0.1'] }));
});
afterAll(async () => {
  await gateway?.stop();
  await behind?.gateway.stop();
});

test('the counters have their indexes before the gateway listens', async () => {
  const indexes = await gateway.connection.collection('rate_limits').indexes();
  expect(indexes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: { key: 1 }, unique: true }),
      expect.objectContaining({ key: { expire: -1 }, expireAfterSeconds: 0 }),
    ]),
  );
});

test('guessing reservation ids is answered 404 and soon 429', async () => {
  const codes: number[] = [];
  for (let index = 0; index < 8; index++)
    codes.push((await gateway.app.inject(`/api/reservations/single/guess-${index}`)).statusCode);
  expect(codes.slice(0, 3)).toEqual([404, 404, 404]);
  expect(codes.at(-1)).toBe(429);
});

test('guessing passwords is answered 429 with Retry-After', async () => {
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
  'one address that requests too many mails by %s for an account gets 429, with when to retry',
  async (call) => {
    // Ten at once: a rush of sixty on one key can keep a slow store from counting in time, and the gateway would count
    // in memory from zero.
    const tries: Awaited<ReturnType<typeof behind.askMail>>[] = [];
    for (let round = 0; round < 6; round += 1)
      tries.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => behind.askMail(call, 'Ada@x.com', '192.0.2.1')),
        )),
      );
    const refused = tries.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(55);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json().error).toBe(
      'Too many requests. Please wait a few minutes before trying again.',
    );
    expect((await behind.askMail(call, ' ada@X.com ', '192.0.2.1')).statusCode).toBe(429);
    // A stranger's many requests do not keep the owner from getting the mail.
    const owner = await behind.askMail(call, 'ada@x.com', '192.0.2.200');
    expect(owner.statusCode).toBe(200);
  },
);

test('a rush of diners from many networks hits no rate limit', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, () => gateway.book(party)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(80).fill(201));
});

test('X-Forwarded-For is trusted from configured hops only', async () => {
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
    // Each address counts as another caller.
    expect(await statuses(behindProxy)).toEqual(Array(6).fill(404));
  } finally {
    await behindProxy.stop();
  }
  // Without a trusted proxy they all have the address of the connection.
  expect(await statuses(gateway)).toContain(429);
});

test('the public needs a captcha token, members do not', async () => {
  expect((await gateway.book({ ...party, recaptchaToken: 'robot' })).statusCode).toBe(400);
  expect(
    (await gateway.book({ ...party, recaptchaToken: '' }, { authorization: 'Bearer access-s1' })).statusCode,
  ).toBe(201);
});
