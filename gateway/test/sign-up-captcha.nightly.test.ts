import { startGateway, type TestGateway } from './harness';

const field = 'recaptchaToken';
const missing = { field, message: 'Please complete the reCAPTCHA verification.' };
const form = {
  email: 'ada@example.com',
  password: 'Tables4all',
  firstName: 'Ada',
  lastName: 'Rossi',
  restaurantName: 'Trattoria Ada',
};

let strict: TestGateway;
let lenient: TestGateway;
beforeAll(async () => {
  strict = await startGateway({ signUpsWithoutCaptcha: 0 });
  lenient = await startGateway({ signUpsWithoutCaptcha: 2, trustProxy: ['127.0.0.1'] });
});
afterAll(async () => {
  await strict?.stop();
  await lenient?.stop();
});

const post = (url: string, payload: object, { app } = strict, address = '192.0.2.1') =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
const google = '/api/auth/google/signin';

test.each([
  ['/api/signup', form, 201],
  [google, { idToken: 'good', restaurantName: 'Trattoria Ada' }, 200],
])('%s needs a proof that the caller is a person, and a valid one', async (url, payload, status) => {
  const without = await post(url, payload);
  expect([without.statusCode, without.json().details]).toEqual([400, [missing]]);
  const empty = await post(url, { ...payload, [field]: '' });
  expect([empty.statusCode, empty.json().details]).toEqual([400, [missing]]);
  const refused = await post(url, { ...payload, [field]: 'robot' });
  expect([refused.statusCode, refused.json().details]).toEqual([
    400,
    [{ field, message: 'reCAPTCHA verification failed. Please try again.' }],
  ]);
  expect((await post(url, { ...payload, [field]: 'unchecked' })).statusCode).toBe(503);
  expect((await post(url, { ...payload, [field]: 'person' })).statusCode).toBe(status);
});

test('signing in with Google needs no captcha, as it creates no account', async () => {
  expect((await post(google, { idToken: 'good' })).statusCode).toBe(200);
  expect((await post(google, { idToken: 'good', restaurantName: '  ' })).statusCode).toBe(200);
});

test('the setting exempts the first sign-ups of each network from the captcha', async () => {
  const codes: number[] = [];
  for (let count = 0; count < 4; count++) codes.push((await post('/api/signup', form, lenient)).statusCode);
  expect(codes).toEqual([201, 201, 400, 400]);
  expect((await post(google, { idToken: 'good', restaurantName: 'A' }, lenient)).statusCode).toBe(400);
  expect((await post('/api/signup', { ...form, [field]: 'person' }, lenient)).statusCode).toBe(201);
  expect((await post('/api/signup', form, lenient, '192.0.2.2')).statusCode).toBe(201);
});

test('a captcha token is verified even where none is required', async () => {
  const answer = await post('/api/signup', { ...form, [field]: 'robot' }, lenient, '192.0.2.3');
  expect(answer.statusCode).toBe(400);
});
