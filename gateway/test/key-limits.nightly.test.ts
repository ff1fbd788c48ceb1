import { apiKeys } from '@tablewell/chassis/access';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway({ keyCalls: 3 })));
afterAll(() => gateway?.stop());

const call = (key: string, url = '/api/restaurant') =>
  gateway.app.inject({ url, headers: { authorization: `Bearer ${key}` } });

test('every answer to a key says what is left, and the one after the last is 429', async () => {
  const key = gateway.addKey();
  const answers = [];
  // A call without the scope counts as well.
  for (const url of ['/api/restaurant', '/api/guests/r1', '/api/restaurant', '/api/restaurant'])
    answers.push(await call(key, url));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 200, 429]);
  const left = answers.map(({ headers }) => String(headers['ratelimit']).replace(/t=\d+/, 't'));
  expect(left).toEqual(['"key";r=2;t', '"key";r=1;t', '"key";r=0;t', '"key";r=0;t']);
  for (const { headers } of answers) expect(headers['ratelimit-policy']).toBe('"key";q=3;w=60');
  const headers = answers.at(-1)?.headers ?? {};
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['ratelimit']).toBe(`"key";r=0;t=${String(headers['retry-after'])}`);
  expect((await call(gateway.addKey())).statusCode).toBe(200);
});

test('a storm of one key asks the store no more, and waits as long as before', async () => {
  const key = gateway.addKey();
  for (let calls = 0; calls < 4; calls += 1) await call(key);
  const counted = () =>
    gateway.connection
      .collection('rate_limits')
      .findOne<{ points: number }>({ key: /^key:/, points: { $gt: 3 } });
  const before = (await counted())?.points;
  for (let calls = 0; calls < 20; calls += 1) expect((await call(key)).statusCode).toBe(429);
  expect((await counted())?.points).toBe(before);
});

test('who has no key is told of no limit', async () => {
  for (const answer of [await call(apiKeys.make('live')), await gateway.app.inject('/api/payment/plans')])
    expect(answer.headers['ratelimit']).toBeUndefined();
});
