/// <reference path="./oidc-provider.d.ts" />
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { memoryAdapter } from './memory-adapter';
import { choicePage } from './choice-page';
import type { CompanyPerson } from './people';

const longestBody = 2_000;
const choosePath = '/choose/';
const scope = 'openid email profile groups';

export interface CompanySettings {
  /** Where it is reached, with the path under which it is mounted; without a trailing slash. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly logoutUri: string;
  readonly people: readonly CompanyPerson[];
}

/** A company's identity provider, at which people are chosen instead of asked for passwords. */
export interface Company {
  /** Its private signing key, for tests of forged tokens. */
  readonly key: JWK;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Builds the provider with a kept library, so that the product meets an implementation that is not its own. */
export async function createCompany(settings: CompanySettings): Promise<Company> {
  const { issuer, people } = settings;
  const { host, protocol, pathname } = new URL(issuer);
  const mount = pathname.replace(/\/$/, '');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'company', alg: 'RS256', use: 'sig' };
  // Few runs need it, and it takes a second to load.
  const { default: Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, configurationOf(settings, mount, key));
  // Browsers come through the gateway, whose address is that of the issuer.
  provider.proxy = true;
  const answer = provider.callback();
  provider.on('backchannel.error', (_context: unknown, error: Error) =>
    process.stderr.write(
      `${JSON.stringify({ level: 50, msg: `a logout was not delivered: ${error.message}` })}\n`,
    ),
  );

  return {
    key,
    async handle(request, response) {
      const { url = '/', headers } = request;
      Object.assign(headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') });
      const path = url.startsWith(mount) ? url.slice(mount.length) || '/' : url;
      if (path.startsWith(choosePath)) return choose(request, response);
      // The library finds its mount in the difference of both.
      Object.assign(request, { originalUrl: url, url: path });
      return answer(request, response);
    },
  };

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { params } = await provider.interactionDetails(request, response);
      const hint = String(params['login_hint'] ?? '');
      if (request.method !== 'POST') return choicePage(response, people, hint);
      const chosen = (await formOf(request)).get('person');
      const person = people.find(({ id }) => id === chosen);
      if (!person) return choicePage(response, people, hint);
      return await provider.interactionFinished(request, response, { login: { accountId: person.id } });
    } catch {
      response
        .writeHead(400, { 'content-type': 'text/plain' })
        .end('This sign-in has ended. Please begin again.');
    }
  }
}

function configurationOf(
  { clientId, clientSecret, redirectUri, logoutUri, people }: CompanySettings,
  mount: string,
  key: JWK,
): object {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    // Addresses and names are in the ID token, as most providers have it.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
      groups: ['groups'],
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `${mount}${choosePath}${uid}` },
    pkce: { required: () => true },
    // The product is on this machine, where the library would not call it.
    fetch: (url: string, { dispatcher: _guard, ...options }: RequestInit & { dispatcher?: unknown }) =>
      fetch(url, options as RequestInit),
    ttl: {
      Session: 86_400,
      Grant: 86_400,
      Interaction: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
    },
    findAccount: (_context: unknown, accountId: string) => {
      const person = people.find(({ id }) => id === accountId);
      return person && { accountId, claims: () => claimsOf(person) };
    },
    // The consent step is left out: the product is granted every scope that it asks for.
    loadExistingGrant: async ({ oidc }: { oidc: GrantContext }) => {
      const accountId = oidc.session?.accountId;
      if (!accountId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  };
}

interface GrantContext {
  readonly provider: Pick<import('oidc-provider').default, 'Grant'>;
  readonly client: { readonly clientId: string };
  readonly session?: { readonly accountId?: string };
}

const claimsOf = ({ id, email, isVerified, givenName, familyName, groups }: CompanyPerson) => ({
  ...{ sub: id, email, email_verified: isVerified },
  ...{ given_name: givenName, family_name: familyName, name: `${givenName} ${familyName}` },
  ...(groups ? { groups } : {}),
});

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request as AsyncIterable<Buffer>) {
    text += part.toString('utf8');
    if (text.length > longestBody) throw new Error('the form is too long');
  }
  return new URLSearchParams(text);
}
