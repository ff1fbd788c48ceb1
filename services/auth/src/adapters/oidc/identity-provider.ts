import type { OutsideFetch } from '@tablewell/chassis/network';
import { tracedRequest } from '@tablewell/chassis/tracing';
import {
  createRemoteJWKSet,
  customFetch as joseFetch,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import { claimValues } from '../../domain/role-claim';
import type {
  IdentityProvider,
  LogoutClaims,
  ProviderClient,
  ProviderPerson,
  ProviderProblem,
} from '../../sso-ports';
import { problemOf } from './problems';
import { UnderWay } from './under-way';

/** How long a provider's metadata and keys are used; unknown keys are looked up at once. */
const rememberedMs = 10 * 60_000;
const maxRemembered = 500;
const longestToken = 16_000;
/** A logout token is sent when it is made. */
const logoutTokenMaxAge = '2m';
const clockToleranceSeconds = 30;
const asymmetric = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const scope = 'openid email profile';

interface Parts {
  readonly fetch: OutsideFetch;
  /** Whether providers on this machine are called without TLS. */
  readonly allowsLoopback: boolean;
  readonly redirectUri: string;
}

interface RequestOfLibrary {
  readonly method?: string;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly signal?: unknown;
}

/**
 * Providers by `openid-client`: authorization code with PKCE, `state`, `nonce` and `iss` (RFC 9207), and an ID token whose signature,
 * issuer, audience and time are checked. Requests go through the guard of {@link OutsideFetch}.
 */
export function createIdentityProvider({ fetch, allowsLoopback, redirectUri }: Parts): IdentityProvider {
  const remembered = new LRUCache<string, oidc.Configuration>({ max: maxRemembered, ttl: rememberedMs });
  const underWay = new UnderWay();
  const keySets = new LRUCache<string, JWTVerifyGetKey>({ max: maxRemembered });

  /** The same for both libraries, in a span without ids. */
  const guarded = (url: string | URL, init: RequestOfLibrary) => {
    const to = new URL(url);
    const headers = Object.fromEntries(new Headers(init.headers as Record<string, string>));
    const { method = 'GET', body, signal } = init;
    return tracedRequest(
      { method, to, template: 'identity provider' },
      () => fetch(to.href, { method, headers, body, signal: signal as AbortSignal | null }),
      ({ status }) => status,
    );
  };

  async function configurationOf({
    issuer,
    clientId,
    clientSecret,
  }: ProviderClient): Promise<oidc.Configuration> {
    const key = JSON.stringify([issuer, clientId, clientSecret]);
    const known = remembered.get(key);
    if (known) return known;
    const isLocal = allowsLoopback && issuer.startsWith('http:');
    const made = await oidc.discovery(
      new URL(issuer),
      clientId,
      // Browsers and providers of other makes agree on this one.
      {},
      (as, client, body, headers) => {
        const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
        const authenticate = methods.includes('client_secret_basic')
          ? oidc.ClientSecretBasic(clientSecret)
          : oidc.ClientSecretPost(clientSecret);
        authenticate(as, client, body, headers);
      },
      {
        [oidc.customFetch]: guarded as oidc.CustomFetch,
        // Signatures are checked although the token comes from the provider itself.
        execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
      },
    );
    // `openid-client` compares it as well, except for providers that it knows to name themselves otherwise.
    if (made.serverMetadata().issuer !== issuer) throw new TypeError('its metadata names another issuer');
    remembered.set(key, made);
    return made;
  }

  /** Kept, so that forged tokens do not cause requests. */
  function keysOf(address: string): JWTVerifyGetKey {
    const known = keySets.get(address);
    if (known) return known;
    const made = createRemoteJWKSet(new URL(address), { [joseFetch]: guarded as typeof globalThis.fetch });
    keySets.set(address, made);
    return made;
  }

  /** What the work returns, or what is wrong with the provider. One that is slow has few requests under way (SSO-11). */
  async function attempt<T>(client: ProviderClient, work: () => Promise<T>): Promise<T | ProviderProblem> {
    try {
      return await underWay.run(client, work, busy);
    } catch (error) {
      return problemOf(error);
    }
  }

  return {
    newVerifier: oidc.randomPKCECodeVerifier,

    test: (client) =>
      attempt(client, async () => {
        const made = await configurationOf({ ...client });
        try {
          // A code that the provider never issued. A provider that knows the client refuses the code; one that does not
          // refuses the client.
          await oidc.genericGrantRequest(made, 'authorization_code', {
            code: 'test-of-the-connection',
            redirect_uri: redirectUri,
            code_verifier: oidc.randomPKCECodeVerifier(),
          });
        } catch (error) {
          if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return undefined;
          throw error;
        }
        return { problem: 'It accepts a code that it never gave', isUnreachable: false };
      }),

    begin: (client, { state, nonce, verifier, email, roleClaim }) =>
      attempt(client, async () => {
        const made = await configurationOf(client);
        // Some providers tell groups or roles only to whoever asks for a scope of the same name.
        const offered = made.serverMetadata().scopes_supported ?? [];
        const asked = roleClaim !== '' && offered.includes(roleClaim) ? `${scope} ${roleClaim}` : scope;
        const url = oidc.buildAuthorizationUrl(made, {
          ...{ redirect_uri: redirectUri, scope: asked, state, nonce },
          ...(email === '' ? {} : { login_hint: email }),
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      }),

    finish: (client, { query, state, nonce, verifier, roleClaim }) =>
      attempt(client, async (): Promise<ProviderPerson> => {
        const made = await configurationOf(client);
        const current = new URL(redirectUri);
        current.search = query;
        const tokens = await oidc.authorizationCodeGrant(made, current, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new TypeError('it gave no ID token');
        // Some providers put the address, or groups and roles, only there.
        const isComplete =
          claims['email'] !== undefined && (roleClaim === '' || claimValues(claims, roleClaim).length > 0);
        const more = isComplete ? {} : await moreOf(made, tokens.access_token, claims);
        const roleValues = [claims, more]
          .map((each) => claimValues(each, roleClaim))
          .find((values) => values.length > 0);
        return personOf({ ...more, ...claims }, roleValues ?? []);
      }),

    peekLogout(token) {
      if (token.length > longestToken) return undefined;
      try {
        const { iss, aud } = decodeJwt(token);
        return iss && aud ? { issuer: iss, audiences: [aud].flat() } : undefined;
      } catch {
        return undefined;
      }
    },

    readLogout: (client, token) =>
      attempt(client, async (): Promise<LogoutClaims> => {
        const made = await configurationOf(client);
        const { jwks_uri: keysAt } = made.serverMetadata();
        if (!keysAt) throw new TypeError('it names no keys');
        const { payload } = await jwtVerify(token, keysOf(keysAt), {
          ...{ issuer: client.issuer, audience: client.clientId, algorithms: asymmetric },
          ...{ maxTokenAge: logoutTokenMaxAge, clockTolerance: clockToleranceSeconds },
          requiredClaims: ['iat', 'jti', 'events'],
        });
        const { events, nonce, sub, sid, jti } = payload;
        const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
        if (!isLogout) throw new errors.JWTInvalid('it is no logout token');
        if (nonce !== undefined) throw new errors.JWTInvalid('a logout token has no nonce');
        if (!sub && !sid) throw new errors.JWTInvalid('it names nobody');
        return { subject: textOf(sub), sid: textOf(sid), id: textOf(jti) };
      }),
  };
}

/**
 * The claims at `userinfo`; none if there is no such address. If the ID token says who the person is, a refusal there means that
 * nothing more is said, because people without a role must be able to sign in.
 */
async function moreOf(
  made: oidc.Configuration,
  accessToken: string,
  { sub, email }: oidc.IDToken,
): Promise<Readonly<Record<string, unknown>>> {
  if (!made.serverMetadata().userinfo_endpoint) return {};
  const asked = oidc.fetchUserInfo(made, accessToken, sub);
  return email === undefined ? asked : asked.catch(() => ({}));
}

const busy: ProviderProblem = { problem: 'It has too many requests to answer', isUnreachable: true };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Some providers send texts instead of booleans. */
const isTrue = (value: unknown): boolean =>
  value === true || value === 'true' || value === 1 || value === '1';

/** `xms_edov` is what Microsoft Entra says in place of `email_verified`: that the domain of the address is proven there. */
function personOf(claims: Readonly<Record<string, unknown>>, roleValues: readonly string[]): ProviderPerson {
  return {
    subject: textOf(claims['sub']),
    sid: textOf(claims['sid']),
    email: textOf(claims['email']),
    isVerified: isTrue(claims['email_verified']) || isTrue(claims['xms_edov']),
    firstName: textOf(claims['given_name']),
    lastName: textOf(claims['family_name']),
    roleValues,
  };
}
