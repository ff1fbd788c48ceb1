import type { Actor } from '@tablewell/chassis/access';
import { invalid, notFound, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { sanitize } from '@tablewell/shared/text';
import {
  areSameCredentials,
  credentialsOf,
  maxPasskeys,
  type Passkey,
  passkeyChallengeMs,
  passkeyNameProblem,
  type PersonProof,
  proofOf,
} from '../domain/passkey';
import { isUndoneByReset } from '../domain/second-factor';
import { isProven, type User } from '../domain/user';
import type { Ports } from '../ports';
import { type GivenProof, refuseUnproven } from './person-proof';

/** What the settings show. */
interface PasskeyList {
  readonly passkeys: readonly Passkey[];
  readonly proof: PersonProof;
  readonly isAvailable: boolean;
}

/** The caller's passkeys, the oldest first. */
export function listPasskeys({ users, passkeys, webAuthn }: Ports) {
  return async (actor: Actor | undefined): Promise<PasskeyList | Refusal> => {
    const user = actor && (await users.find(actor.userId));
    if (!user) return signInFirst();
    return {
      passkeys: await passkeys.list(user.id),
      proof: proofOf(user),
      isAvailable: webAuthn.rpId !== undefined,
    };
  };
}

/** The options with which a browser makes a passkey for the caller, once they have proved who they are (ACCOUNT-23). */
export function beginPasskey(ports: Ports) {
  return async (actor: Actor | undefined, proof: GivenProof): Promise<string | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    if (ports.webAuthn.rpId === undefined) return passkeysUnavailable();
    if (!isProven(user)) return verifyFirst();
    const known = await ports.passkeys.list(user.id);
    if (known.length >= maxPasskeys) return tooManyPasskeys();
    const refused = await refuseUnproven(ports, actor, user, proof);
    if (refused) return refused;
    const challenge = ports.crypto.newSecret();
    await ports.passkeyChallenges.insert(ports.crypto.hashSecret(challenge), {
      purpose: 'registration',
      userId: user.id,
      ...credentialsOf(user),
      expiresAt: new Date(ports.clock().getTime() + passkeyChallengeMs),
    });
    return ports.webAuthn.registrationOptions(user, known, challenge);
  };
}

/** Adds the passkey that the caller's browser made. */
export function confirmPasskey(ports: Ports) {
  return async (
    actor: Actor | undefined,
    given: { readonly responseJson: string; readonly name: string },
  ): Promise<Passkey | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    const name = sanitize(given.name);
    const problem = passkeyNameProblem(name);
    if (problem) return invalid([problem]);
    const response = ports.webAuthn.read(given.responseJson);
    if (!response) return badPasskey();
    const now = ports.clock();
    const challenge = await ports.passkeyChallenges.take(ports.crypto.hashSecret(response.challenge), now);
    const isTheirs = challenge?.purpose === 'registration' && challenge.userId === user.id;
    const credentials = credentialsOf(user);
    if (!isTheirs || !areSameCredentials(challenge, credentials)) return setupEnded();
    const credential = await ports.webAuthn.verifyRegistration(given.responseJson, response.challenge);
    if (!credential) return badPasskey();
    const passkey: Passkey = {
      ...{ id: ports.newId(), userId: user.id, name, ...credential },
      ...{ createdAt: now, usedAt: null },
    };
    const added = await ports.passkeys.insert(passkey, ports.crypto.hashSecret(credential.credentialId), [
      ports.eventFactory.securityChanged(user, 'passkey-added', name),
    ]);
    if (added !== 'inserted') return added === 'known' ? badPasskey() : tooManyPasskeys();
    // A reset removes fresh passkeys, and may have looked for them before this one was written. Or two-step sign-in was switched on.
    const after = await ports.users.find(user.id);
    if (after && areSameCredentials(credentialsOf(after), credentials)) return passkey;
    await endPasskey(ports, user, passkey);
    return setupEnded();
  };
}

/** Renames one of the caller's passkeys. */
export function renamePasskey({ passkeys }: Ports) {
  return async (
    actor: Actor | undefined,
    given: { readonly id: string; readonly name: string },
  ): Promise<Passkey | Refusal> => {
    if (!actor) return signInFirst();
    const name = sanitize(given.name);
    const problem = passkeyNameProblem(name);
    if (problem) return invalid([problem]);
    return (await passkeys.rename(actor.userId, given.id, name)) ?? unknownPasskey();
  };
}

/** Removes one of the caller's passkeys, once they have proved who they are, and returns what it was. Its sessions go on. */
export function removePasskey(ports: Ports) {
  return async (actor: Actor | undefined, id: string, proof: GivenProof): Promise<Passkey | Refusal> => {
    const user = actor && (await ports.users.find(actor.userId));
    if (!user) return signInFirst();
    const passkey = (await ports.passkeys.list(user.id)).find((each) => each.id === id);
    if (!passkey) return unknownPasskey();
    const refused = await refuseUnproven(ports, actor, user, proof);
    if (refused) return refused;
    await endPasskey(ports, user, passkey);
    return passkey;
  };
}

/** Removes the passkeys of the last days, which may be a thief's, as the mail about each says (ACCOUNT-27). */
export async function removeFreshPasskeys(ports: Ports, user: User): Promise<void> {
  const now = ports.clock();
  for (const passkey of await ports.passkeys.list(user.id))
    if (isUndoneByReset({ since: passkey.createdAt }, now)) await endPasskey(ports, user, passkey);
}

async function endPasskey({ passkeys, eventFactory, clock }: Ports, user: User, passkey: Passkey) {
  await passkeys.end(passkey, clock(), [eventFactory.securityChanged(user, 'passkey-removed', passkey.name)]);
}

/** The pages are reached by an address that browsers make no passkeys for. */
export const passkeysUnavailable = () =>
  new Refusal('conflict', 'passkeys-unavailable', 'Passkeys need a host name, and HTTPS.');

const unknownPasskey = () => notFound('This passkey was removed.');

const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you add a passkey.');

const tooManyPasskeys = () =>
  new Refusal(
    'conflict',
    'too-many-passkeys',
    `You have ${maxPasskeys} passkeys. Please remove one that you no longer use.`,
  );

const setupEnded = () =>
  new Refusal('conflict', 'passkey-setup-ended', 'This took too long. Please begin again.');

const badPasskey = () =>
  new Refusal(
    'conflict',
    'bad-passkey',
    'This passkey could not be added. Please try again, or use another device.',
  );
