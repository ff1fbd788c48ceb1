import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { normalizeEmail } from '../../domain/account-rules';
import { claimedRole } from '../../domain/role-claim';
import {
  provenDomain,
  type SsoConnection,
  type SsoTrialPerson,
  type SsoTrialResult,
  trialKeptMs,
} from '../../domain/sso';
import type { Ports } from '../../ports';
import type { ProviderPerson, ProviderProblem } from '../../sso-ports';
import { type BegunAttempt, beginAttempt, personOf, takeAttempt } from './attempts';
import { candidateFor, refuseAccount } from './candidate';
import { clientOf, failedTest, noConnection, ownerOf, payingOwnerOf } from './connection';
import { withFreshProof } from './domains';
import { placesAt } from './places';
import { beginAnew, unreachable } from './sign-in';

/**
 * Begins a trial of a sign-in, at a connection that may be off (SSO-12). The owner's trial of before ends, so that there is one at a time.
 */
export function startTrial(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<BegunAttempt | Refusal> => {
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const connection = await ports.ssoConnections.find(owner.id);
    if (!connection) return noConnection();
    const client = clientOf(ports, connection);
    if (!client) return failedTest('Its secret has to be entered again');
    const about = { purpose: 'trial', sessionId: actor?.sessionId ?? '', restaurantId } as const;
    // The owner may try it as somebody else: the provider asks who signs in.
    const begun = await beginAttempt(ports, connection, client, { ...about, email: '' });
    if ('problem' in begun) return begun.isUnreachable ? unreachable() : failedTest(begun.problem);
    const hash = ports.crypto.hashSecret(begun.browserSecret);
    const before = await ports.ssoTrials.begin(owner.id, hash, begun.expiresAt);
    if (before) await ports.ssoAttempts.remove(before);
    return begun;
  };
}

/**
 * Finishes a trial with the answer of the provider: once, within ten minutes, for the browser and the owner's session that began it. Only
 * what it found is stored: it links nothing, accepts no invitation and opens no session (SSO-12).
 */
export function finishTrial(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { browserSecret, query }: { browserSecret: string; query: string },
  ): Promise<void | Refusal> => {
    const taken = await takeAttempt(ports, browserSecret, 'trial');
    if (!taken) return beginAnew();
    const { ownerId, sessionId, restaurantId } = taken.attempt;
    if (!actor || actor.userId !== ownerId || actor.sessionId !== sessionId) return beginAnew();
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const person = await personOf(ports, taken, query);
    const found =
      'problem' in person
        ? refusedByProvider(taken.connection, person)
        : await foundOf(ports, taken.connection, person);
    const now = ports.clock();
    const until = new Date(now.getTime() + trialKeptMs);
    const result = { finishedAt: now, ...found };
    await ports.ssoTrials.finish(ownerId, ports.crypto.hashSecret(browserSecret), result, until);
  };
}

/** What the owner's last trial found, for ten minutes; undefined if there is nothing. */
export function getTrial(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<SsoTrialResult | undefined | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    return isRefusal(owner) ? owner : ports.ssoTrials.find(owner.id, ports.clock());
  };
}

type Found = Omit<SsoTrialResult, 'finishedAt'>;

/** How many values of the claim of roles are shown, and how many characters of each. */
const [shownValues, shownLength] = [20, 200];

const refusedByProvider = (
  { issuer }: SsoConnection,
  { problem, isUnreachable }: ProviderProblem,
): Found => ({
  ...{ issuer, subject: '', email: '', isVerified: false, isDomainProven: false, person: null },
  ...{ roleValues: [], claimedRole: null },
  ...{ refusal: isUnreachable ? 'sso-unreachable' : 'sso-refused', reason: problem },
});

/** What a sign-in of this person would do. */
async function foundOf(ports: Ports, known: SsoConnection, person: ProviderPerson): Promise<Found> {
  const email = normalizeEmail(person.email);
  const proof = provenDomain(known, email);
  const connection = proof ? await withFreshProof(ports, known, proof) : known;
  const would = await accountFor(ports, connection, person);
  const { issuer } = connection;
  const { subject, isVerified } = person;
  return {
    ...{ issuer, subject, email, isVerified, isDomainProven: provenDomain(connection, email) !== undefined },
    roleValues: person.roleValues.slice(0, shownValues).map((value) => value.slice(0, shownLength)),
    claimedRole: claimedRole(connection, person.roleValues) ?? null,
    ...(isRefusal(would)
      ? { person: null, refusal: would.code ?? '', reason: would.message }
      : { person: would, refusal: '', reason: '' }),
  };
}

async function accountFor(
  ports: Ports,
  connection: SsoConnection,
  person: ProviderPerson,
): Promise<SsoTrialPerson | Refusal> {
  const candidate = await candidateFor(ports, connection, person);
  if (isRefusal(candidate)) return candidate;
  const { isLinked, email, invitations } = candidate;
  // An account whose address nobody has verified makes way for a new one.
  const user = candidate.user?.isVerified ? candidate.user : undefined;
  const refused = user && (await refuseAccount(ports, connection, { user, person, invited: invitations }));
  if (refused) return refused;
  const held = user ? await placesAt(ports, user, connection.ownerId) : [];
  const offered = invitations
    .map(({ invitation }) => invitation)
    .filter(({ restaurantId }) => !held.some((place) => place.restaurantId === restaurantId));
  return {
    ...{ email: user?.email ?? email, isLinked, invitations: offered.length },
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    places: [...held, ...offered].map(({ restaurantId, role }) => ({ restaurantId, role })),
  };
}
