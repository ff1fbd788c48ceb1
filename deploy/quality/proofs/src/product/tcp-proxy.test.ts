import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@tablewell/chassis/eventually';
import { reservePort } from '../../../../local/src/ports.mjs';
import { TcpProxy } from './tcp-proxy';

let echo: Server;
let proxy: TcpProxy;
const clients: Socket[] = [];

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  proxy = await TcpProxy.start([{ host: '127.0.0.1', port: (echo.address() as AddressInfo).port }]);
});

afterEach(async () => {
  clients.splice(0).forEach((client) => client.destroy());
  await proxy.stop();
  await new Promise((resolve) => echo.close(resolve));
});

async function connect() {
  const client = createConnection({ host: '127.0.0.1', port: proxy.port });
  clients.push(client);
  let heard = '';
  let failure = '';
  client.on('data', (piece: Buffer) => (heard += piece.toString()));
  client.on('error', (error: NodeJS.ErrnoException) => (failure = error.code ?? error.message));
  // A reset may arrive before the connection event.
  await new Promise((resolve) => client.once('connect', resolve).once('close', resolve));
  return { client, heard: () => heard, failure: () => failure };
}

test('carries bytes both ways, in order, even if they are late', async () => {
  const { client, heard } = await connect();
  client.write('one ');
  await eventually(() => expect(heard()).toBe('one '));
  proxy.set({ kind: 'delay', ms: 40 });
  const began = performance.now();
  client.write('two ');
  client.write('three');
  await eventually(() => expect(heard()).toBe('one two three'));
  expect(performance.now() - began).toBeGreaterThanOrEqual(75);
});

test('carries nothing while it is silent, and all of it afterwards', async () => {
  const { client, heard, failure } = await connect();
  proxy.set({ kind: 'silence' });
  client.write('held');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([heard(), failure()]).toEqual(['', '']);
  proxy.set({ kind: 'pass' });
  await eventually(() => expect(heard()).toBe('held'));
});

test('a trickle arrives whole, byte by byte', async () => {
  const { client, heard } = await connect();
  proxy.set({ kind: 'trickle', bytesPerSecond: 100 });
  const began = performance.now();
  client.write('slowly');
  await eventually(() => expect(heard()).toBe('slowly'));
  // Five pauses of 10 ms, each of which a timer may end up to a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(45);
});

test('resets open connections and refuses new ones', async () => {
  const first = await connect();
  first.client.write('x');
  await eventually(() => expect(first.heard()).toBe('x'));
  proxy.cut();
  await eventually(() => expect(first.client.destroyed).toBe(true));
  expect(first.failure()).toBe('ECONNRESET');
  proxy.set({ kind: 'refuse' });
  const second = await connect();
  await eventually(() => expect(second.client.destroyed).toBe(true));
  expect(proxy.open).toBe(0);
});

test('skips a target that does not listen', async () => {
  const closed = await reservePort();
  const live = (echo.address() as AddressInfo).port;
  const balancer = await TcpProxy.start([
    { host: '127.0.0.1', port: closed },
    { host: '127.0.0.1', port: live },
  ]);
  for (let round = 0; round < 4; round++) {
    const client = createConnection({ host: '127.0.0.1', port: balancer.port });
    clients.push(client);
    client.write('here');
    expect(String(await new Promise((resolve) => client.once('data', resolve)))).toBe('here');
  }
  await balancer.stop();
});

test('skips one that does not listen, however many connect at once', async () => {
  const port = await reservePort();
  await proxy.stop();
  const here = { host: '127.0.0.1', port: (echo.address() as AddressInfo).port };
  proxy = await TcpProxy.start([here, { host: '127.0.0.1', port }]);

  const all = await Promise.all(Array.from({ length: 12 }, connect));
  all.forEach(({ client }) => client.write('here'));
  await eventually(() => all.forEach(({ heard }) => expect(heard()).toBe('here')));
});
