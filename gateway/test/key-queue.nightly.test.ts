import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

test('the keys of a restaurant have two calls under way: more wait, and too many are told by 429 when to come again', async () => {
  const scopes = ['reservations:write'];
  const keys = [gateway.addKey({ scopes }), gateway.addKey({ scopes })];
  const authorization = (index: number) => ({ authorization: `Bearer ${keys[index % 2] ?? ''}` });
  // From then on the gateway knows them.
  for (const index of [0, 1]) expect((await gateway.book(party, authorization(index))).statusCode).toBe(201);
  let [under, most] = [0, 0];
  gateway.duringBooking = async () => {
    most = Math.max(most, (under += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    under -= 1;
  };
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_one, index) => {
      const { statusCode, headers } = await gateway.book(party, authorization(index));
      return { statusCode, headers, ms: performance.now() - began };
    }),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([most, answers.filter(({ statusCode }) => statusCode === 201).length]).toEqual([2, 42]);
  expect(refused).toHaveLength(8);
  for (const { headers, ms } of refused) {
    expect(headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-policy': '"under-way";q=42;qu="concurrent-requests"',
      ratelimit: '"under-way";r=0;t=1',
    });
    // Nobody can storm with refusals: each comes when its wait is over.
    expect(ms).toBeGreaterThan(900);
  }
});
