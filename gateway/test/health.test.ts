import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({});
  gateway.readiness.require('reservation', () => Promise.resolve());
  gateway.readiness.require('guest', () => Promise.reject(new Error('away')));
});
afterAll(() => gateway?.stop());

test.each([
  ['/healthz', 200, { status: 'ok' }],
  ['/readyz', 503, { status: 'not ready', notReady: ['guest'] }],
  ['/readyz?of=reservation', 200, { status: 'ready', notReady: [] }],
  ['/readyz?of=guest', 503, { status: 'not ready', notReady: ['guest'] }],
  ['/readyz?of=guest&of=reservation', 503, { status: 'not ready' }],
])('%s is answered %i', async (url, status, body) => {
  const answer = await gateway.app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject(body);
});
