import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { isEmail } from '@tablewell/shared/email';
import { normalizeEmail } from '../../domain/account-rules';
import { domainOf, provenDomain, type SsoConnection } from '../../domain/sso';
import type { User } from '../../domain/user';
import type { Ports } from '../../ports';
import type { ProviderProblem } from '../../sso-ports';
import { openSession, type Tokens } from '../sessions';
import { type BegunAttempt, beginAttempt, personOf, takeAttempt } from './attempts';
import { clientOf } from './connection';
import { withFreshProof } from './domains';
import { accountOf } from './link';
import { includesSso } from './places';
import { takeClaimedRole } from './roles';

/** Whether people sign in by it now. */
const isUsable = async (ports: Ports, connection: SsoConnection): Promise<boolean> =>
  connection.state !== 'off' && (await includesSso(ports, connection.ownerId));

/** Begins a sign-in at the provider of an address's domain (SSO-3). The answer says nothing about accounts. */
export function startSso(ports: Ports) {
  return async (typed: string): Promise<BegunAttempt | Refusal> => {
    const email = normalizeEmail(typed);
    if (!isEmail(email)) return unknown();
    const ownerId = await ports.ssoDomains.ownerOf(domainOf(email));
    const known = ownerId ? await ports.ssoConnections.find(ownerId) : undefined;
    const proof = known && provenDomain(known, email);
    if (!known || !proof || !(await isUsable(ports, known))) return unknown();
    const connection = await withFreshProof(ports, known, proof);
    const client = clientOf(ports, connection);
    if (!provenDomain(connection, email) || !client) return unknown();

    const about = { purpose: 'sign-in', sessionId: '', restaurantId: '' } as const;
    const begun = await beginAttempt(ports, connection, client, { ...about, email });
    return 'problem' in begun ? unreachable() : begun;
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
    const taken = await takeAttempt(ports, request.browserSecret, 'sign-in');
    if (!taken || !(await isUsable(ports, taken.connection))) return beginAnew();
    const { connection } = taken;
    const person = await personOf(ports, taken, request.query);
    if ('problem' in person) return refusalOf(person);
    const account = await accountOf(ports, connection, person);
    if (isRefusal(account)) return account;
    const user = await takeClaimedRole(ports, connection, person, account);
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

export const unreachable = () =>
  new Refusal(
    'unavailable',
    'sso-unreachable',
    'Your company’s sign-in cannot be reached right now. Please try again in a moment.',
  );

const refused = () =>
  new Refusal('unauthenticated', 'sso-refused', 'Your company’s sign-in did not succeed. Please try again.');

export const beginAnew = () =>
  new Refusal('unauthenticated', 'sso-ended', 'This sign-in has ended. Please begin again.');
