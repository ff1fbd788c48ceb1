import { startGateway, type TestGateway } from './harness';
import { scimToken } from './sso-stub';

// How often a token of SCIM, and a network that has none, may call (SSO-9).

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error';
let gateway: TestGateway;
afterEach(() => gateway?.stop());

const users = (authorization: string, more: Record<string, string> = {}) =>
  gateway.app.inject({ url: '/scim/v2/Users', headers: { authorization, ...more } });
const create = (userName: string) =>
  gateway.app.inject({
    ...{ method: 'POST', url: '/scim/v2/Users' },
    headers: { authorization: `Bearer ${scimToken}`, 'content-type': 'application/scim+json' },
    payload: JSON.stringify({ userName }),
  });

test('every answer to a token says what is left, and the one after the last is 429 in SCIM’s shape', async () => {
  gateway = await startGateway({ keyCalls: 3 });
  const answers = [await create('a@company.example'), await users(`bearer ${scimToken}`)];
  // A call that is refused counts as well.
  answers.push(await create(''.padEnd(10_000, 'x')), await users(`Bearer ${scimToken}`));
  expect(answers.map(({ headers }) => String(headers['ratelimit']).replace(/t=\d+/, 't'))).toEqual(
    [2, 1, 0, 0].map((left) => `"token";r=${left};t`),
  );
  for (const { headers } of answers) expect(headers['ratelimit-policy']).toBe('"token";q=3;w=60');
  const last = answers.at(-1);
  expect(last?.statusCode).toBe(429);
  expect(last?.headers['content-type']).toBe('application/scim+json; charset=utf-8');
  expect(last?.json()).toMatchObject({ schemas: [errorSchema], status: '429' });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  const counts = await gateway.connection
    .collection('rate_limits')
    .find({ key: /^scim:/ })
    .toArray();
  expect(counts).toHaveLength(1);
});

test('a token has two calls under way: more wait, and too many are told by 429 in SCIM’s shape when to come again', async () => {
  gateway = await startGateway();
  expect((await users(`Bearer ${scimToken}`)).statusCode).toBe(200);
  const answers = await Promise.all(Array.from({ length: 60 }, () => users(`Bearer ${scimToken}`)));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(42);
  expect(refused).toHaveLength(18);
  for (const answer of refused) {
    expect(answer.headers).toMatchObject({
      'content-type': 'application/scim+json; charset=utf-8',
      'retry-after': '1',
      'ratelimit-policy': '"under-way";q=42;qu="concurrent-requests"',
    });
    expect(answer.json()).toMatchObject({ schemas: [errorSchema], status: '429' });
  }
});

test('a network that guesses tokens waits, each time after a second, and a token in use there goes on', async () => {
  gateway = await startGateway({ trustProxy: ['127.0.0.1'] });
  const here = { 'x-forwarded-for': '192.0.2.9' };
  expect((await users(`Bearer ${scimToken}`, here)).statusCode).toBe(200);
  let guesses = 0;
  for (let status = 401; status === 401; guesses += 1)
    status = (await users(`Bearer guess-${guesses}`, here)).statusCode;
  expect(guesses).toBeLessThan(6);
  const began = performance.now();
  const refused = await users('Bearer another-guess', here);
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { schemas: [errorSchema] }]);
  expect(performance.now() - began).toBeGreaterThan(900);
  expect((await users(`Bearer ${scimToken}`, here)).statusCode).toBe(200);
});

test('what is wrong with a request is told to a valid token alone', async () => {
  gateway = await startGateway();
  const patch = (token: string) =>
    gateway.app.inject({
      ...{ method: 'PATCH', url: '/scim/v2/Users/p1', payload: '{}' },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  expect((await patch('guess')).statusCode).toBe(401);
  expect((await patch(scimToken)).statusCode).toBe(400);
});
