import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordSpans, type RecordedSpans } from '@tablewell/chassis/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createGoogleVerifier } from './google';

let kept: RecordedSpans;
let google: Server;
beforeAll(() => (kept = recordSpans()));
afterAll(async () => {
  await kept?.stop();
  await new Promise((resolve) => google?.close(resolve));
});

test('Google’s keys are fetched once, in a span that does not contain the token', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const published = { keys: [{ ...(await exportJWK(publicKey)), kid: 'g1', alg: 'RS256' }] };
  google = createServer((_request, response) => response.end(JSON.stringify(published)));
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  const issuer = 'https://accounts.google.com';
  const jwksUrl = `http://127.0.0.1:${port}/oauth2/v3/certs`;
  const verify = createGoogleVerifier({ jwksUrl, issuer, clientId: 'tablewell' });
  const token = await new SignJWT({ email: 'ada@example.com', email_verified: true })
    .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
    .setIssuer(issuer)
    .setAudience('tablewell')
    .setExpirationTime('5m')
    .sign(privateKey);
  for (let time = 0; time < 2; time++)
    expect(await verify(token)).toMatchObject({ email: 'ada@example.com' });
  expect(kept.all().map(({ name, attributes }) => [name, attributes])).toEqual([
    [
      'GET /oauth2/v3/certs',
      {
        'http.request.method': 'GET',
        'url.template': '/oauth2/v3/certs',
        'server.address': '127.0.0.1',
        'server.port': port,
        'http.response.status_code': 200,
      },
    ],
  ]);
});

describe('while Google’s keys cannot be fetched', () => {
  let answer: (response: ServerResponse) => void;
  let verify: ReturnType<typeof createGoogleVerifier>;
  let token: string;
  let server: Server;

  beforeAll(async () => {
    server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const issuer = 'https://accounts.google.com';
    verify = createGoogleVerifier({
      jwksUrl: `http://127.0.0.1:${port}/certs`,
      issuer,
      clientId: 'tablewell',
    });
    const { privateKey } = await generateKeyPair('RS256');
    token = await new SignJWT({ email: 'ada@example.com' })
      .setProtectedHeader({ alg: 'RS256', kid: 'g1' })
      .setIssuer(issuer)
      .setAudience('tablewell')
      .setExpirationTime('5m')
      .sign(privateKey);
  });
  afterAll(() => void server.close());

  test.each<[string, (response: ServerResponse) => void]>([
    ['it fails', (response) => response.writeHead(500).end()],
    ['it breaks off', (response) => response.destroy()],
    ['it answers something else', (response) => response.end('<p>maintenance</p>')],
    ['it answers no keys', (response) => response.end('{}')],
  ])('a token is neither accepted nor refused: %s', async (_, answers) => {
    answer = answers;
    expect(await verify(token)).toBe('unreachable');
    // A text that is not a token is refused without fetching keys.
    expect(await verify('nonsense')).toBeUndefined();
  });

  test('a key that Google does not have is not an outage', async () => {
    answer = (response) => response.end('{"keys":[]}');
    expect(await verify(token)).toBeUndefined();
  });
});
