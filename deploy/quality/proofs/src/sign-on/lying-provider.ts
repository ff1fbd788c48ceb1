import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Claims, type Key, newKey, published, signed } from './tokens';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;
/** Makes the ID token of a sign-in from what an honest one says. */
export type TokenMaker = (claims: Claims, provider: LyingProvider) => string;

export const clientId = 'tablewell';
/** Every client has it: this provider asks for no secret. */
export const clientSecret = 'secret-of-the-client';
const discoveryPath = '/.well-known/openid-configuration';
const tokenSeconds = 60;

/** An identity provider on this machine that says whatever a proof wants, about whomever it wants. */
export class LyingProvider {
  readonly key: Key = newKey('published');
  /** A key that it does not publish. */
  readonly otherKey: Key = newKey('of-a-stranger');
  /** What differs from honest metadata. */
  metadata: object = {};
  /** Paths that are answered otherwise. */
  readonly answers = new Map<string, Answering>();
  private readonly granted = new Map<string, () => string>();
  private codes = 0;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  static async start(): Promise<LyingProvider> {
    const server = createServer((request, response) => {
      provider.answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const provider = new LyingProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return provider;
  }

  /** What an honest token says now, about a sign-in with this nonce. */
  honest(person: Claims, nonce = ''): Claims {
    const now = Math.floor(Date.now() / 1_000);
    return { iss: this.issuer, aud: clientId, iat: now, exp: now + tokenSeconds, nonce, ...person };
  }

  /** Answers a sign-in that began at this address; returns the query with which the browser goes back. */
  grant(url: string, person: Claims, make: TokenMaker = (claims) => signed(claims, this.key)): string {
    const asked = new URL(url).searchParams;
    const code = `code-${(this.codes += 1)}`;
    this.granted.set(code, () => make(this.honest(person, asked.get('nonce') ?? ''), this));
    return `?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.closeAllConnections();
      this.server.close(() => resolve());
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.issuer);
    const otherwise = this.answers.get(pathname);
    if (otherwise) return otherwise(request, response);
    if (pathname === discoveryPath) return json(response, this.honestMetadata());
    if (pathname === '/jwks') return json(response, { keys: [published(this.key)] });
    if (pathname === '/other-jwks') return json(response, { keys: [published(this.otherKey)] });
    if (pathname !== '/token') return json(response, {}, 404);
    let form = '';
    for await (const chunk of request as AsyncIterable<Buffer>) form += chunk.toString();
    // A code can be used again, so that the product alone prevents it.
    const make = this.granted.get(new URLSearchParams(form).get('code') ?? '');
    if (!make) return json(response, { error: 'invalid_grant' }, 400);
    const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: tokenSeconds };
    return json(response, { ...tokens, id_token: make() });
  }

  private honestMetadata(): object {
    const { issuer } = this;
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      ...{ jwks_uri: `${issuer}/jwks`, response_types_supported: ['code'] },
      ...{ subject_types_supported: ['public'], id_token_signing_alg_values_supported: ['RS256'] },
      ...this.metadata,
    };
  }
}

export { discoveryPath };

const json = (response: ServerResponse, body: object, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
