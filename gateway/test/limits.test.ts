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

test('the captcha is asked of strangers and not of members', async () => {
  expect((await gateway.book({ ...party, recaptchaToken: 'robot' })).statusCode).toBe(400);
  expect(
    (await gateway.book({ ...party, recaptchaToken: '' }, { authorization: 'Bearer access-s1' })).statusCode,
  ).toBe(201);
});
