import { attemptLifetimeMs, type SsoAttempt, type SsoConnection, type SsoPurpose } from '../../domain/sso';
import type { Ports } from '../../ports';
import type { ProviderClient, ProviderPerson, ProviderProblem } from '../../sso-ports';
import { clientOf } from './connection';

/** A way to a provider and back that has begun. */
export interface BegunAttempt {
  readonly url: string;
  /** Kept by the browser, and by nobody else. */
  readonly browserSecret: string;
  readonly expiresAt: Date;
}

/** Before the state of a trial, so that the callback knows which cookie to read. What an attempt is for is stored with it. */
const trialState = 'trial.';

/** Begins a sign-in or a trial at a provider, for ten minutes (SSO-3, SSO-12). */
export async function beginAttempt(
  ports: Ports,
  { ownerId, issuer, clientId, roleClaim }: SsoConnection,
  client: ProviderClient,
  {
    email,
    ...about
  }: Pick<SsoAttempt, 'purpose' | 'sessionId' | 'restaurantId'> & { readonly email: string },
): Promise<BegunAttempt | ProviderProblem> {
  const { crypto, codes, clock, identityProvider } = ports;
  const state = (about.purpose === 'trial' ? trialState : '') + crypto.newSecret();
  const [nonce, browserSecret] = [crypto.newSecret(), crypto.newSecret()];
  const verifier = identityProvider.newVerifier();
  const url = await identityProvider.begin(client, { state, nonce, verifier, email, roleClaim });
  if (typeof url !== 'string') return url;
  const expiresAt = new Date(clock().getTime() + attemptLifetimeMs);
  await ports.ssoAttempts.insert(crypto.hashSecret(browserSecret), {
    ...about,
    ...{ ownerId, issuer, clientId, state, nonce, expiresAt, verifier: codes.seal(verifier) },
  });
  return { url, browserSecret, expiresAt };
}

/** An attempt that was taken, which works once, with the connection that it is at. */
export interface TakenAttempt {
  readonly attempt: SsoAttempt;
  readonly verifier: string;
  readonly connection: SsoConnection;
  readonly client: ProviderClient;
}

/**
 * Undefined for another browser or purpose, once the attempt has ended, and if the connection has another client by
 * now.
 */
export async function takeAttempt(
  ports: Ports,
  browserSecret: string,
  purpose: SsoPurpose,
): Promise<TakenAttempt | undefined> {
  const hash = ports.crypto.hashSecret(browserSecret);
  const attempt = await ports.ssoAttempts.take(hash, purpose, ports.clock());
  const verifier = attempt && ports.codes.unseal(attempt.verifier);
  if (!attempt || verifier === undefined) return undefined;
  const connection = await ports.ssoConnections.find(attempt.ownerId);
  const isSame = connection?.issuer === attempt.issuer && connection.clientId === attempt.clientId;
  const client = connection && isSame ? clientOf(ports, connection) : undefined;
  return connection && client && { attempt, verifier, connection, client };
}

/** The person whom the provider's answer names. */
export const personOf = (
  { identityProvider }: Ports,
  { attempt: { state, nonce }, verifier, client, connection: { roleClaim } }: TakenAttempt,
  query: string,
): Promise<ProviderPerson | ProviderProblem> =>
  identityProvider.finish(client, { query, state, nonce, verifier, roleClaim });
