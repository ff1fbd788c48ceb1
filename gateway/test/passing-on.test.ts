import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patienceHeader } from '../src/http/diners-gateway';
import { party, startGateway, type TestGateway } from './harness';

/** What the diners' gateway heard. */
interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let gateway: TestGateway;
let diners: Server;
let dinersPort: number;
let heard: Heard[];
/** How it answers; `undefined` breaks off. */
let answer: { status: number; headers?: Record<string, string> } | undefined;
/** Booking is answered once this is. */
let held: Promise<unknown>;
let leftEarly: number;
/** Whether its reservation process is there, by its own account. */
let canBook: boolean;

const startDiners = (port = 0): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', async () => {
        if (request.url === '/healthz') return response.writeHead(200).end('{}');
        if (request.url === '/readyz?of=reservation')
          return response.writeHead(canBook ? 200 : 503).end('{}');
        const { method, url, headers } = request;
        heard.push({ method, url, headers, body });
        response.once('close', () => (leftEarly += response.writableFinished ? 0 : 1));
        await held;
        if (!answer) return request.socket.destroy();
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(JSON.stringify({ by: 'diners' }));
      });
    }).listen(port, '127.0.0.1', () => resolve(server));
  });

const stopDiners = (): Promise<unknown> => {
  diners.closeAllConnections();
  return new Promise((resolve) => diners.close(resolve));
};

const byDiners = async () => (await gateway.app.inject('/api/anything')).json().by === 'diners';

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5_000; !(await check()); await new Promise((go) => setTimeout(go, 20)))
    if (Date.now() > end) throw new Error('it does not happen');
}

beforeAll(async () => {
  heard = [];
  answer = { status: 200 };
  held = Promise.resolve();
  canBook = true;
  diners = await startDiners();
  dinersPort = (diners.address() as AddressInfo).port;
  gateway = await startGateway({
    dinersUrl: `http://127.0.0.1:${dinersPort}`,
    lanes: { PUBLIC_AT_ONCE: 2, PUBLIC_TARGET_MS: 0 },
  });
});
beforeEach(async () => {
  answer = { status: 200 };
  held = Promise.resolve();
  canBook = true;
  leftEarly = 0;
  await until(byDiners);
  heard.length = 0;
  gateway.booked = 0;
});
afterAll(async () => {
  await gateway?.stop();
  await stopDiners();
});

test('a diner is answered by the diners’ gateway, which hears who asks and how long they wait', async () => {
  answer = { status: 201, headers: { 'x-from': 'diners' } };
  const booked = await gateway.book(party, { 'x-request-id': 'ask-12345678', 'x-forwarded-for': '9.9.9.9' });
  expect([booked.statusCode, booked.json(), booked.headers['x-from']]).toEqual([
    201,
    { by: 'diners' },
    'diners',
  ]);
  expect(gateway.booked).toBe(0);
  const [{ method, url, headers, body }] = heard as [Heard];
  expect([method, url, JSON.parse(body)]).toEqual(['POST', '/api/reservations/r1', party]);
  // Nobody in front of this gateway is believed.
  expect(headers).toMatchObject({ 'x-request-id': 'ask-12345678', 'x-forwarded-for': '127.0.0.1' });
  expect(Number(headers[patienceHeader])).toBeGreaterThan(3_000);
  expect(Number(headers[patienceHeader])).toBeLessThanOrEqual(4_500);
});

test('owners, who sign in and who brings news are answered here', async () => {
  const asked = [
    { url: '/api/auth/validate', headers: { authorization: 'Bearer access-s1' } },
    { url: '/api/auth/validate', headers: { cookie: 'tablewell_access=access-s1' } },
    { url: '/api/signin', method: 'POST' as const, payload: { email: 'ada@x.com', password: 'no' } },
    { url: '/healthz' },
  ];
  for (const one of asked) await gateway.app.inject(one);
  expect(heard).toEqual([]);
});

test('each leaves its place to the next, however it ended', async () => {
  for (let round = 0; round < 5; round++) expect((await gateway.book(party)).statusCode).toBe(200);
  answer = undefined;
  for (let round = 0; round < 5; round++) {
    await gateway.app.inject('/api/anything');
    answer = { status: 200 };
    await until(byDiners);
    answer = undefined;
  }
  answer = { status: 200 };
  await until(byDiners);
  expect((await gateway.book(party)).json()).toEqual({ by: 'diners' });
});

test('a gateway that breaks off is told as one that cannot answer now, and diners are served here until it is back', async () => {
  answer = undefined;
  const broken = await gateway.book(party);
  expect(broken.statusCode).toBe(503);
  expect(Number(broken.headers['retry-after'])).toBeGreaterThan(0);
  expect(broken.json()).toEqual({
    error: 'The service is not available right now. Please try again in a moment.',
    message: 'The service is not available right now. Please try again in a moment.',
  });
  expect((await gateway.book(party)).statusCode).toBe(201);
  expect(gateway.booked).toBe(1);
  // Who only reads may be answered twice.
  await until(async () => (await gateway.app.inject('/api/anything')).statusCode === 404 && heard.length > 2);
  answer = { status: 200 };
  await until(byDiners);
});

test('while it is away diners are served here, from the first one on, and by it once it has come', async () => {
  await stopDiners();
  for (let round = 0; round < 20; round++) expect((await gateway.book(party)).statusCode).toBe(201);
  expect(gateway.booked).toBe(20);
  diners = await startDiners(dinersPort);
  await until(byDiners);
});

test('while its reservation process is away diners are served here', async () => {
  canBook = false;
  await until(async () => !(await byDiners()));
  expect((await gateway.book(party)).statusCode).toBe(201);
  canBook = true;
  await until(byDiners);
});

test('one that hangs is waited for no longer than the diner waits; who only reads is answered here then', async () => {
  let release = () => {};
  held = new Promise<void>((resolve) => (release = resolve));
  const headers = { [patienceHeader]: '200' };
  const reading = gateway.app.inject({ url: '/api/anything', headers });
  const booking = gateway.book(party, headers);
  expect((await booking).statusCode).toBe(503);
  expect(Number((await booking).headers['retry-after'])).toBeGreaterThan(0);
  expect((await reading).statusCode).toBe(404);
  expect(gateway.booked).toBe(0);
  release();
}, 5_000);

test('one that is about to end gets no more of them', async () => {
  answer = { status: 200, headers: { connection: 'close' } };
  expect((await gateway.app.inject('/api/anything')).json()).toEqual({ by: 'diners' });
  expect((await gateway.app.inject('/api/anything')).statusCode).toBe(404);
  answer = { status: 200 };
});

test('a body that is too large, or of no known length, is not passed on', async () => {
  expect((await gateway.book({ ...party, notes: 'x'.repeat(30_000) })).statusCode).toBe(413);
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const status = await new Promise((resolve) => {
    const booking = httpRequest(
      `${origin}/api/reservations/r1`,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => resolve(response.resume().statusCode),
    );
    booking.write(JSON.stringify(party));
    booking.end();
  });
  expect(status).toBe(201);
  expect(heard).toEqual([]);
});

test('nobody works for a diner who went away', async () => {
  const address = gateway.app.server.address() as AddressInfo;
  let release = () => {};
  held = new Promise<void>((resolve) => (release = resolve));
  const leaving = new AbortController();
  const asking = fetch(`http://127.0.0.1:${address.port}/api/anything`, { signal: leaving.signal });
  await until(() => heard.length === 1);
  leaving.abort();
  await expect(asking).rejects.toThrow('aborted');
  await until(() => leftEarly === 1);
  release();
  held = Promise.resolve();
  // That it did not answer was none of its doing.
  expect(await byDiners()).toBe(true);
});

test('while this one ends, each answer that is passed back says so, too', async () => {
  expect((await gateway.book(party)).headers.connection).not.toBe('close');
  gateway.readiness.drain();
  const last = await gateway.book(party);
  expect([last.json(), last.headers.connection]).toEqual([{ by: 'diners' }, 'close']);
});
