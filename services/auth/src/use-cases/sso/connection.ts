import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import { noRoleClaim } from '../../domain/role-claim';
import { domainOf, type SsoConnection, type SsoState } from '../../domain/sso';
import { readSsoDraft, type SsoDraft } from '../../domain/sso-input';
import { isProven, type User } from '../../domain/user';
import type { Ports, SsoChange } from '../../ports';
import { ownedBy } from '../../domain/group-role';
import { endSession } from '../sessions';
import { includesSso } from './places';

/** What the owner sees. */
export interface SsoView {
  readonly connection: SsoConnection | undefined;
  /** Empty if the plan includes it. */
  readonly requiredPlan: string;
}

const requiredPlan = 'enterprise';
/** More people than any owner has in a proven domain. */
const maxMembers = 5_000;

const planRequired = () =>
  new Refusal('plan-required', 'plan-required', 'Single sign-on is part of the Enterprise plan.', {
    requiredPlan,
  });
const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you connect a provider.');
export const noConnection = () => notFound('There is no connection to an identity provider.');
const busy = () =>
  new Refusal('unavailable', 'busy', 'The connection is being changed by others. Please try again.');

/** The owner of a restaurant, whose connection is meant; refused for everybody else. */
export async function ownerOf(
  ports: Pick<Ports, 'users'>,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<User | Refusal> {
  const refused = refuseWithoutPermission('staff', actor, restaurantId);
  if (refused) return refused;
  const owner = actor && (await ports.users.find(actor.userId));
  return owner ?? notFound('Restaurant not found.');
}

/** The same with the plan, and a proven account: it decides about the accounts of others. */
export async function payingOwnerOf(
  ports: Pick<Ports, 'users' | 'entitlements'>,
  actor: Actor | undefined,
  restaurantId: string,
): Promise<User | Refusal> {
  const owner = await ownerOf(ports, actor, restaurantId);
  if (isRefusal(owner)) return owner;
  if (!isProven(owner)) return verifyFirst();
  return (await includesSso(ports, owner.id)) ? owner : planRequired();
}

export async function viewOf(ports: Ports, ownerId: string): Promise<SsoView> {
  const [connection, isIncluded] = await Promise.all([
    ports.ssoConnections.find(ownerId),
    includesSso(ports, ownerId),
  ]);
  return { connection, requiredPlan: isIncluded ? '' : requiredPlan };
}

/**
 * Changes an owner's connection, with the event that mails and records it. `decide` gets the stored connection, and returns the changed
 * one, a refusal, or undefined for no change; it is called again after a concurrent change.
 */
export async function changeConnection(
  ports: Ports,
  owner: User,
  change: SsoChange | undefined,
  decide: (known: SsoConnection) => SsoConnection | Refusal | undefined,
): Promise<SsoConnection | Refusal> {
  const changed = await changeDocument<SsoConnection | Refusal>(async () => {
    const known = await ports.ssoConnections.find(owner.id);
    if (!known) return noConnection();
    const next = decide(known);
    if (!next) return known;
    if (isRefusal(next)) return next;
    const written = { ...next, mark: ports.newId() };
    const events = change ? [ports.eventFactory.securityChanged(owner, change)] : [];
    return (await ports.ssoConnections.replace(written, known.mark, events)) ? written : 'conflict';
  });
  return changed === 'busy' ? busy() : changed;
}

export function getSso(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<SsoView | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    return isRefusal(owner) ? owner : viewOf(ports, owner.id);
  };
}

/** Makes the connection, or changes it (SSO-1). */
export function putConnection(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, ...draft }: SsoDraft & { readonly restaurantId: string },
  ): Promise<SsoView | Refusal> => {
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const known = await ports.ssoConnections.find(owner.id);
    const read = readSsoDraft(draft, { allowsLoopback: ports.isSsoLocal, known });
    if ('problems' in read) return invalid(read.problems);
    const { clientSecret, ...settings } = read;
    if (!known) {
      const blank = { ...noRoleClaim, domains: [], tokens: [], state: 'off', testedAt: null } as const;
      const secret = ports.codes.seal(clientSecret);
      const made = { ownerId: owner.id, mark: ports.newId(), ...settings, secret, ...blank };
      const event = ports.eventFactory.securityChanged(owner, 'sso-changed');
      if (!(await ports.ssoConnections.insert(made, [event]))) return busy();
      return viewOf(ports, owner.id);
    }
    const changed = await changeConnection(ports, owner, 'sso-changed', (before) => {
      const isSame = before.issuer === settings.issuer && before.clientId === settings.clientId;
      if (clientSecret === '' && !isSame) return busy();
      const secret = clientSecret === '' ? before.secret : ports.codes.seal(clientSecret);
      // The test of the former settings says nothing about the new ones.
      const untested = isSame && clientSecret === '' ? {} : ({ state: 'off', testedAt: null } as const);
      return { ...before, ...settings, secret, ...untested };
    });
    if (isRefusal(changed)) return changed;
    if (changed.state === 'off') await endSsoSessions(ports, owner.id);
    // Subjects of one provider mean nothing at another.
    if (changed.issuer !== known.issuer) await ports.ssoIdentities.removeAll(owner.id);
    return viewOf(ports, owner.id);
  };
}

/** Removes the connection with everything that belongs to it. People keep their places. */
export function removeConnection(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<SsoView | Refusal> => {
    const owner = await ownerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const event = ports.eventFactory.securityChanged(owner, 'sso-removed');
    await ports.ssoConnections.remove(owner.id, ports.clock(), [event]);
    await ports.ssoDomains.releaseAll(owner.id);
    await ports.ssoTrials.remove(owner.id);
    const { ssoIdentities, scimPeople, formerLimits } = ports;
    await Promise.all([ssoIdentities, scimPeople, formerLimits].map((each) => each.removeAll(owner.id)));
    await endSsoSessions(ports, owner.id);
    return viewOf(ports, owner.id);
  };
}

/** Asks the provider whether it knows the client (SSO-1). */
export function testConnection(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<SsoView | Refusal> => {
    const owner = await payingOwnerOf(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    const known = await ports.ssoConnections.find(owner.id);
    if (!known) return noConnection();
    const client = clientOf(ports, known);
    const failed = client
      ? await ports.identityProvider.test(client)
      : { problem: 'Its secret has to be entered again' };
    if (failed) return failedTest(failed.problem);
    const changed = await changeConnection(ports, owner, undefined, (now) =>
      now.secret === known.secret && now.issuer === known.issuer && now.clientId === known.clientId
        ? { ...now, testedAt: ports.clock() }
        : busy(),
    );
    return isRefusal(changed) ? changed : viewOf(ports, owner.id);
  };
}

/** Refuses what a provider's answer to a test or to the beginning of a trial makes impossible. */
export const failedTest = (problem: string): Refusal =>
  new Refusal('conflict', 'sso-test-failed', `The provider did not pass the test: ${problem}.`);

/** The client that a connection is, with its secret; undefined if no key opens the secret any more. */
export function clientOf(
  { codes }: Pick<Ports, 'codes'>,
  { ownerId, issuer, clientId, secret }: SsoConnection,
) {
  const clientSecret = codes.unseal(secret);
  return clientSecret === undefined ? undefined : { ownerId, issuer, clientId, clientSecret };
}

const stateChange: Record<SsoState, SsoChange> = {
  off: 'sso-off',
  optional: 'sso-optional',
  required: 'sso-required',
};

/** Switches it on, requires it, or switches it off (SSO-1, SSO-6). */
export function setState(ports: Ports) {
  return async (
    actor: Actor | undefined,
    { restaurantId, state }: { restaurantId: string; state: SsoState | undefined },
  ): Promise<SsoView | Refusal> => {
    // Switching it off needs no plan.
    const owner = await (state === 'off' ? ownerOf : payingOwnerOf)(ports, actor, restaurantId);
    if (isRefusal(owner)) return owner;
    if (!state) return invalid([{ field: 'state', message: 'Please choose off, optional or required.' }]);
    const changed = await changeConnection(ports, owner, stateChange[state], (known) => {
      if (known.state === state) return undefined;
      if (state !== 'off' && !known.testedAt) return untested();
      if (state !== 'off' && !known.domains.some(({ provenAt }) => provenAt)) return noDomain();
      return { ...known, state };
    });
    if (isRefusal(changed)) return changed;
    if (state === 'off') await endSsoSessions(ports, owner.id);
    if (state === 'required') await endOtherSessions(ports, owner, changed);
    return viewOf(ports, owner.id);
  };
}

const untested = () =>
  new Refusal('conflict', 'sso-untested', 'Please test the connection before you switch it on.');
const noDomain = () =>
  new Refusal('conflict', 'sso-no-domain', 'Please prove a domain of your people before you switch it on.');

/** Ends the sessions that the owner's provider opened. */
async function endSsoSessions(ports: Ports, ownerId: string): Promise<void> {
  for (const session of await ports.sessions.listBySso({ ownerId }, ports.clock()))
    await endSession(ports, session, 'sso-ended');
}

/** Ends the sessions of people who have to sign in through the provider from now on. */
async function endOtherSessions(ports: Ports, owner: User, { domains }: SsoConnection): Promise<void> {
  const proven = domains.flatMap(({ name, provenAt }) => (provenAt ? [name] : []));
  const members = await ports.users.membersOfAny(ownedBy(owner), maxMembers);
  for (const { id, email } of members) {
    if (id === owner.id || !proven.includes(domainOf(email))) continue;
    const alive = await ports.sessions.listAlive(id, ports.clock());
    for (const session of alive.filter(({ sso }) => !sso)) await endSession(ports, session, 'sso-required');
  }
}
