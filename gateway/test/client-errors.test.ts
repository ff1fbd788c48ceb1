import { type AddressInfo, connect } from 'node:net';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => {
  // No server listens at the pages' address, because none of these requests may be proxied.
  gateway = await startGateway({ pagesUrl: 'http://127.0.0.1:9' });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway?.stop());

/** The bytes that a connection receives until it is closed, and how long that took. */
function hear(text: string): Promise<{ said: string; ms: number }> {
  const { port } = gateway.app.server.address() as AddressInfo;
  const began = Date.now();
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.on('close', () => resolve({ said, ms: Date.now() - began }));
    socket.on('error', reject);
  });
}
const bodyOf = (said: string) =>
  JSON.parse(said.split('\r\n\r\n')[1] ?? '') as { error: string; message: string };

test('a too long URL and malformed HTTP are answered like every other error', async () => {
  const long = await hear(`GET /api/guests/r1?search=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(long.said).toMatch(/^HTTP\/1\.1 431 /);
  expect(bodyOf(long.said).message).toBe(bodyOf(long.said).error);
  const nonsense = await hear('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03');
  expect(nonsense.said).toMatch(/^HTTP\/1\.1 400 /);
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
  const { said } = await hear(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toMatch(/content-type: application\/json/i);
  const body = bodyOf(said);
  expect(body).toEqual({ error: expect.any(String), message: body.error });
  expect(said).not.toContain('FST_');
});

test('a segment of an address that is too long for any id is not found', async () => {
  const { statusCode, body } = await gateway.app.inject(`/api/reservations/restaurant/${'x'.repeat(700)}`);
  expect({ statusCode, body }).toEqual({
    statusCode: 404,
    body: JSON.stringify({ error: 'Not found.', message: 'Not found.' }),
  });
});

test('TRACE echoes nothing', async () => {
  const { said } = await hear(
    'TRACE /api/guests/r1 HTTP/1.1\r\nhost: x\r\ncookie: secret=1\r\nconnection: close\r\n\r\n',
  );
  expect(said).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(said).not.toContain('secret=1');
});

test('slowloris: headers that take longer than seconds end the connection', async () => {
  const { said, ms } = await hear('GET /api/payment/plans HTTP/1.1\r\nhost: x\r\nx-slow: ');
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(ms).toBeLessThan(15_000);
});
