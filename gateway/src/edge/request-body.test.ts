import { PassThrough } from 'node:stream';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { receiveBody } from './request-body';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const bodyLimit = 8 * 1024 * 1024;

/** Receives a body of this size of which `kilobytes` arrive in each second that passes. */
async function receive(size: number, kilobytes: (second: number) => number) {
  const body = new PassThrough({ highWaterMark: bodyLimit });
  const headers = { 'content-length': String(size) };
  const request = { headers, routeOptions: { bodyLimit } } as unknown as FastifyRequest;
  const outcome = receiveBody(request, body as unknown as RequestPayload, {
    accept: () => undefined,
    signal: new AbortController().signal,
  }).then(
    () => 'received',
    (error: { statusCode: number }) => error.statusCode,
  );
  let left = size;
  let second = 0;
  for (; left > 0 && second < 300; second++) {
    const bytes = Math.min(left, kilobytes(second) * 1_000);
    if (bytes > 0) body.write(Buffer.alloc(bytes));
    left -= bytes;
    await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(1_000);
    const done = await Promise.race([outcome, new Promise((resolve) => setImmediate(resolve, 'not yet'))]);
    if (done !== 'not yet') return { outcome: done, second };
  }
  body.end();
  return { outcome: await outcome, second };
}

test('a shrunk photo arrives from a phone at 32 kB/s, with a stall on the way', async () => {
  expect((await receive(1_500_000, () => 32)).outcome).toBe('received');
  expect((await receive(1_500_000, (second) => (second > 9 && second < 13 ? 0 : 32))).outcome).toBe(
    'received',
  );
});

test.each([
  ['never comes', () => 0],
  ['comes at a tenth of the rate of a phone', () => 3],
  ['begins fast and then hardly comes', (second: number) => (second === 0 ? 7_000 : 1)],
])('a body that %s is given up within seconds', async (_how, kilobytes) => {
  const { outcome, second } = await receive(bodyLimit, kilobytes);
  expect(outcome).toBe(408);
  expect(second).toBeLessThan(7);
});
