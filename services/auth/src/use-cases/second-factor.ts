import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { readCode, type SecondFactor, setupLifetimeMs, shownCode } from '../domain/second-factor';
import { isProven, type User } from '../domain/user';
import type { Ports, SecurityChange } from '../ports';
import { countedCode, wrongCode } from './counted-proofs';
import { refuseUnproven } from './person-proof';
import { busy, factorAfter, newRecoveryCodes } from './second-factor-codes';

/** What the settings show. */
interface FactorState {
  readonly factor: SecondFactor | null;
  readonly hasPassword: boolean;
}

/** The caller's second factor. */
export function getSecondFactor({ users }: Ports) {
  return async (actor: Actor | undefined): Promise<FactorState | Refusal> => {
    const user = actor && (await users.find(actor.userId));
    if (!user) return signInFirst();
    return { factor: user.secondFactor, hasPassword: user.passwordHash !== null };
  };
}

/**
 * A new secret for an app, once the caller has proved who they are, because its codes add passkeys later (ACCOUNT-23). It is stored when
 * its first code arrives; until then the caller has it, together with a sealed note for whom and how long it is (ACCOUNT-18).
 */
export function beginSecondFactor(ports: Ports) {
  return async (
    actor: Actor | undefined,
    password: string,
  ): Promise<{ secret: string; uri: string; setup: string } | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    if (!isProven(user)) return verifyFirst();
    if (user.secondFactor) return alreadyOn();
    const refused = await refuseUnproven(ports, actor, user, { password, code: '' });
    if (refused) return refused;
    const secret = ports.codes.newSecret();
    const until = ports.clock().getTime() + setupLifetimeMs;
    const note: Setup = { userId: user.id, generation: user.passwordGeneration, secret, until };
    const setup = ports.codes.seal(JSON.stringify(note));
    return { secret, uri: ports.codes.uriOf(secret, user.email), setup };
  };
}

interface Setup {
  readonly userId: string;
  readonly generation: number;
  readonly secret: string;
  readonly until: number;
}

/** Switches the second factor on by the first code of the app, and returns the recovery codes. */
export function confirmSecondFactor(ports: Ports) {
  return async (
    actor: Actor | undefined,
    given: { setup: string; code: string },
  ): Promise<readonly string[] | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    if (user.secondFactor) return alreadyOn();
    const now = ports.clock();
    const note = ports.codes.unseal(given.setup);
    const setup = note === undefined ? undefined : (JSON.parse(note) as Setup);
    const isOurs = setup?.userId === user.id && setup.generation === user.passwordGeneration;
    if (!setup || !isOurs || setup.until <= now.getTime()) return setupEnded();
    const code = readCode(given.code);
    const lastPeriod =
      code?.kind === 'app' ? ports.codes.periodOf(setup.secret, code.digits, now) : undefined;
    if (lastPeriod === undefined) return wrongCode();
    const { codes, hashes } = newRecoveryCodes(ports);
    const secret = ports.codes.seal(setup.secret);
    const factor = { mark: ports.newId(), secret, since: now, lastPeriod, recoveryHashes: hashes };
    const isWritten = await changeFactor(ports, user, factor, 'second-factor-on');
    return isWritten ? codes.map(shownCode) : alreadyOn();
  };
}

/** Replaces the recovery codes, the used ones and the others, and returns the new ones. */
export function renewRecoveryCodes(ports: Ports) {
  return async (actor: Actor | undefined, code: string): Promise<readonly string[] | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    const proven = await factorAfterCode(ports, actor, user, code);
    if (isRefusal(proven)) return proven;
    const { codes, hashes } = newRecoveryCodes(ports);
    const factor = { ...proven, mark: ports.newId(), recoveryHashes: hashes };
    const isWritten = await changeFactor(ports, user, factor, 'recovery-codes-renewed');
    return isWritten ? codes.map(shownCode) : busy();
  };
}

/** Switches the second factor off. */
export function endSecondFactor(ports: Ports) {
  return async (actor: Actor | undefined, code: string): Promise<Refusal | undefined> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    const proven = await factorAfterCode(ports, actor, user, code);
    if (isRefusal(proven)) return proven;
    return (await changeFactor(ports, user, null, 'second-factor-off')) ? undefined : busy();
  };
}

const changeFactor = (ports: Ports, user: User, secondFactor: SecondFactor | null, change: SecurityChange) =>
  ports.users.changeSecondFactor(user, secondFactor, [
    ports.eventFactory.securityChanged({ ...user, secondFactor }, change),
  ]);

/**
 * The second factor after a code was used, which cannot prove another change. The password proves nothing here: a thief
 * who signed in with a stolen one could simply switch the second factor off.
 */
async function factorAfterCode(
  ports: Ports,
  actor: Actor,
  user: User,
  typed: string,
): Promise<SecondFactor | Refusal> {
  if (!user.secondFactor) return notOn();
  const { secondFactor } = user;
  const code = readCode(typed);
  if (!code) return wrongCode();
  // Recovery codes cannot be guessed.
  if (code.kind === 'recovery') return factorAfter(ports, secondFactor, code) ?? wrongCode();
  return countedCode(ports, actor, user, () => Promise.resolve(factorAfter(ports, secondFactor, code)));
}

const verifyFirst = () =>
  new Refusal(
    'conflict',
    'verify-first',
    'Please verify your email address before you set up two-step sign-in.',
  );

const alreadyOn = () => new Refusal('conflict', 'already-on', 'Two-step sign-in is on already.');
const notOn = () => new Refusal('conflict', 'not-on', 'Two-step sign-in is not on.');
const setupEnded = () =>
  new Refusal('conflict', 'setup-ended', 'This took too long. Please begin again with a new code to scan.');
