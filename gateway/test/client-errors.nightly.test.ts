import { type AddressInfo, connect } from 'node:net';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => {
  // No server listens at the pages' address, because none of these requests may be proxied.
  gateway = await startGateway({ pagesUrl: 'http://127.0.0.1:9' });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway?.stop());

/** The bytes that a connection receives until it is closed. */
function receive(text: string): Promise<string> {
  const { port } = gateway.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}
const bodyOf = (received: string) =>
  JSON.parse(received.split('\r\n\r\n')[1] ?? '') as { error: string; message: string };

test('a too long URL and malformed HTTP are answered like every other error', async () => {
  const long = await receive(`GET /api/guests/r1?search=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(long).toMatch(/^HTTP\/1\.1 431 /);
  expect(bodyOf(long).message).toBe(bodyOf(long).error);
  const nonsense = await receive('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  '/api/%E0%A4%A',
  '/api/restaurant/%',
  '/rpc/%ff',
  '/%',
  '//',
  '//evil.example/api',
  'http://[::1',
])('a malformed address is answered like every other error: %s', async (address) => {
  const received = await receive(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received).toMatch(/content-type: application\/json/i);
  const body = bodyOf(received);
  expect(body).toEqual({ error: expect.any(String), message: body.error });
  expect(received).not.toContain('FST_');
});

test('a segment of an address that is too long for any id is not found', async () => {
  const { statusCode, body } = await gateway.app.inject(`/api/reservations/restaurant/${'x'.repeat(700)}`);
  expect({ statusCode, body }).toEqual({
    statusCode: 404,
    body: JSON.stringify({ error: 'Not found.', message: 'Not found.' }),
  });
});

test('TRACE echoes nothing', async () => {
  const received = await receive(
    'TRACE /api/guests/r1 HTTP/1.1\r\nhost: x\r\ncookie: secret=1\r\nconnection: close\r\n\r\n',
  );
  expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(received).not.toContain('secret=1');
});

test('slowloris: headers that take longer than seconds end the connection', async () => {
  const received = await receive('GET /api/payment/plans HTTP/1.1\r\nhost: x\r\nx-slow: ');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
});
