import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
let probes = 0;

beforeAll(async () => {
  gateway = await startGateway({});
  gateway.readiness.require('reservation', () => (probes += 1));
  gateway.readiness.require('guest', () => Promise.reject(new Error('away')));
});
afterAll(() => gateway?.stop());

test.each([
  ['/healthz', 200, { status: 'ok' }],
  ['/readyz', 503, { status: 'not ready', notReady: ['guest'] }],
])('%s is answered %i', async (url, status, body) => {
  const answer = await gateway.app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(body);
});

test('a flood of readiness checks shares rounds of probes', async () => {
  probes = 0;
  const began = performance.now();
  await Promise.all(Array.from({ length: 300 }, () => gateway.app.inject('/readyz')));
  const rounds = 1 + (performance.now() - began) / 250;
  expect(probes).toBeLessThanOrEqual(Math.ceil(rounds));
});
