import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

const secret = 'a'.repeat(43);
const get = (headers: Record<string, string> = {}, of = secret) =>
  gateway.app.inject({ url: `/api/calendar-feeds/${of}/reservations.ics`, headers });

test('a calendar is a file that its reader alone keeps', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  });
  expect(answer.body).toBe('BEGIN:VCALENDAR\r\n');
});

test('it is not sent again to a reader that has it', async () => {
  const { etag } = (await get()).headers;
  const again = await get({ 'if-none-match': String(etag) });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('what cannot be a secret is refused before any service is asked', async () => {
  expect((await get({}, 'short')).statusCode).toBe(400);
  expect((await get({}, 'a'.repeat(101))).statusCode).toBe(400);
});

test('a network that guesses secrets is told to wait', async () => {
  const codes: number[] = [];
  for (let guess = 0; guess < 70 && codes.at(-1) !== 429; guess += 1)
    codes.push((await get({}, `unknown-${'a'.repeat(30)}`)).statusCode);
  expect(codes[0]).toBe(404);
  expect(codes.at(-1)).toBe(429);
});

test('who asks for ended calendars keeps no diner of the same network from their reservation', async () => {
  for (let read = 0; read < 70; read += 1) await get({}, `ended-${'a'.repeat(30)}`);
  expect((await gateway.app.inject('/api/reservations/single/guess-1')).statusCode).toBe(404);
});
