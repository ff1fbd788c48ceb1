import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { isEmail } from '@tablewell/shared/email';
import { normalizeEmail } from '../../domain/account-rules';
import { attemptLifetimeMs, domainOf, provenDomain, type SsoConnection } from '../../domain/sso';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import type { ProviderProblem } from '../../sso-ports';
import { openSession, type Tokens } from '../sessions';
import { clientOf } from './connection';
import { withFreshProof } from './domains';
import { accountOf } from './link';
import { includesSso } from './places';

/** A sign-in at a provider that has begun. */
export interface StartedSso {
  readonly url: string;
  readonly browserSecret: string;
  readonly expiresAt: Date;
}

/** Whether people sign in by it now. */
const isUsable = async (ports: Ports, connection: SsoConnection): Promise<boolean> =>
  connection.state !== 'off' && (await includesSso(ports, connection.ownerId));

/** Begins a sign-in at the provider of an address's domain (SSO-3). The answer says nothing about accounts. */
export function startSso(ports: Ports) {
  return async (typed: string): Promise<StartedSso | Refusal> => {
    const email = normalizeEmail(typed);
    if (!isEmail(email)) return unknown();
    const ownerId = await ports.ssoDomains.ownerOf(domainOf(email));
    const known = ownerId ? await ports.ssoConnections.find(ownerId) : undefined;
    const proof = known && provenDomain(known, email);
    if (!known || !proof || !(await isUsable(ports, known))) return unknown();
    const connection = await withFreshProof(ports, known, proof);
    const client = clientOf(ports, connection);
    if (!provenDomain(connection, email) || !client) return unknown();

    const { crypto, codes, clock, identityProvider } = ports;
    const [state, nonce, browserSecret] = [crypto.newSecret(), crypto.newSecret(), crypto.newSecret()];
    const verifier = identityProvider.newVerifier();
    const url = await identityProvider.begin(client, { state, nonce, verifier, email });
    if (typeof url !== 'string') return unreachable();
    const expiresAt = new Date(clock().getTime() + attemptLifetimeMs);
    const { issuer, clientId } = connection;
    await ports.ssoAttempts.insert(crypto.hashSecret(browserSecret), {
      ...{ ownerId: connection.ownerId, issuer, clientId, state, nonce, expiresAt },
      verifier: codes.seal(verifier),
    });
    return { url, browserSecret, expiresAt };
  };
}

/**
 * Finishes a sign-in with the answer of the provider (SSO-3): once, within ten minutes, and for the browser that began it. The second
 * factor is the provider's matter.
 */
export function finishSso(ports: Ports) {
  return async (request: {
    browserSecret: string;
    query: string;
  }): Promise<{ user: User; tokens: Tokens } | Refusal> => {
    const hash = ports.crypto.hashSecret(request.browserSecret);
    const attempt = await ports.ssoAttempts.take(hash, ports.clock());
    const verifier = attempt && ports.codes.unseal(attempt.verifier);
    if (!attempt || verifier === undefined) return beginAnew();
    const connection = await ports.ssoConnections.find(attempt.ownerId);
    const isSame = connection?.issuer === attempt.issuer && connection.clientId === attempt.clientId;
    const client = connection && isSame ? clientOf(ports, connection) : undefined;
    if (!connection || !client || !(await isUsable(ports, connection))) return beginAnew();

    const { state, nonce } = attempt;
    const { query } = request;
    const person = await ports.identityProvider.finish(client, { query, state, nonce, verifier });
    if ('problem' in person) return refusalOf(person);
    const user = await accountOf(ports, connection, person);
    if (isRefusal(user)) return user;
    const { ownerId, issuer } = connection;
    const { subject, sid } = person;
    return { user, tokens: await openSession(ports, user, { sso: { ownerId, issuer, subject, sid } }) };
  };
}

const refusalOf = ({ isUnreachable }: ProviderProblem): Refusal =>
  isUnreachable ? unreachable() : refused();

const unknown = () =>
  new Refusal(
    'not-found',
    'sso-unknown',
    'Your company’s sign-in is not set up here. Please sign in with your password.',
  );

const unreachable = () =>
  new Refusal(
    'unavailable',
    'sso-unreachable',
    'Your company’s sign-in cannot be reached right now. Please try again in a moment.',
  );

const refused = () =>
  new Refusal('unauthenticated', 'sso-refused', 'Your company’s sign-in did not succeed. Please try again.');

const beginAnew = () =>
  new Refusal('unauthenticated', 'sso-ended', 'This sign-in has ended. Please begin again.');
