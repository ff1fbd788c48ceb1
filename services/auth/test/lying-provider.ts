import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider that says whatever a test wants. */
export interface LyingProvider {
  readonly issuer: string;
  /** What differs from an honest ID token. */
  claims: JWTPayload;
  /** Makes the ID token instead; undefined: signs the claims. */
  idToken: ((claims: JWTPayload) => Promise<string>) | undefined;
  /** Answers these paths instead. */
  readonly answers: Map<string, Answering>;
  /** What differs from honest metadata. */
  metadata: object;
  /** The paths that were asked for. */
  readonly asked: string[];
  sign(claims: JWTPayload, more?: { alg?: string; typ?: string; issuer?: string }): Promise<string>;
  /** The answer to a sign-in that was begun. */
  answerTo(url: string): string;
  reset(): void;
  close(): Promise<void>;
}

const clientId = 'tablewell';

export async function startLyingProvider(person: JWTPayload): Promise<LyingProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'lying', alg: 'RS256', use: 'sig' };
  let nonce = '';
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const json = (response: ServerResponse, body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    lying.asked.push(pathname);
    const other = lying.answers.get(pathname);
    if (other) return other(request, response);
    if (pathname === '/.well-known/openid-configuration')
      return void json(response, {
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
        ...{
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
        },
        ...{ id_token_signing_alg_values_supported: ['RS256'], ...lying.metadata },
      });
    if (pathname === '/jwks') return void json(response, { keys: [key] });
    if (pathname !== '/token') return void json(response, {}, 404);
    let form = '';
    for await (const part of request as AsyncIterable<Buffer>) form += part.toString();
    if (new URLSearchParams(form).get('code') !== 'code')
      return void json(response, { error: 'invalid_grant' }, 400);
    const claims = { ...person, nonce, ...lying.claims };
    const idToken = lying.idToken ? await lying.idToken(claims) : await lying.sign(claims);
    return void json(response, {
      access_token: 'a',
      token_type: 'Bearer',
      expires_in: 60,
      id_token: idToken,
    });
  }

  const lying: LyingProvider = {
    issuer,
    ...{ claims: {}, idToken: undefined, answers: new Map(), metadata: {}, asked: [] },
    sign: (claims, { alg = 'RS256', typ = 'JWT', issuer: iss = issuer } = {}) => {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ iss, aud: clientId, iat: now, exp: now + 60, ...claims })
        .setProtectedHeader({ alg, kid: 'lying', typ })
        .sign(
          alg === 'HS256' ? new TextEncoder().encode('secret-of-the-client'.padEnd(32, '.')) : privateKey,
        );
    },
    answerTo(url) {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce') ?? '';
      return `?${new URLSearchParams({ code: 'code', state: asked.get('state') ?? '' })}`;
    },
    reset() {
      lying.answers.clear();
      Object.assign(lying, { claims: {}, idToken: undefined, metadata: {} });
      lying.asked.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return lying;
}
