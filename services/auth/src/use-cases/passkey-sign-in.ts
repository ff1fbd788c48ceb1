import { Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import {
  isCounterBehind,
  isOvertaken,
  type Passkey,
  type PasskeyChallenge,
  passkeyChallengeMs,
  toldAtCopies,
} from '../domain/passkey';
import { dayOf } from '../domain/second-factor';
import { isProven, type User } from '../domain/user';
import type { Ports } from '../ports';
import { passkeysUnavailable } from './passkeys';
import { busy } from './second-factor-codes';
import { openSession, signOut, type Tokens } from './sessions';

/** A challenge for a sign-in by passkey. It names no account, so that nobody learns from it which accounts exist. */
export function beginPasskeySignIn(ports: Ports) {
  return async (): Promise<{ challenge: string; rpId: string } | Refusal> => {
    const { rpId } = ports.webAuthn;
    if (rpId === undefined) return passkeysUnavailable();
    const challenge = ports.crypto.newSecret();
    const expiresAt = new Date(ports.clock().getTime() + passkeyChallengeMs);
    await ports.passkeyChallenges.insert(ports.crypto.hashSecret(challenge), {
      purpose: 'sign-in',
      expiresAt,
    });
    return { challenge, rpId };
  };
}

/**
 * Signs in by a passkey. Its authenticator has verified the person, so that no code is asked for (ACCOUNT-25). An unknown passkey and a
 * wrong signature are refused alike.
 */
export function finishPasskeySignIn(ports: Ports) {
  return async (responseJson: string): Promise<{ user: User; tokens: Tokens } | Refusal> => {
    const response = ports.webAuthn.read(responseJson);
    if (!response) return badPasskey();
    const { crypto, passkeyChallenges } = ports;
    const challenge = await passkeyChallenges.take(crypto.hashSecret(response.challenge), ports.clock());
    if (challenge?.purpose !== 'sign-in') return challengeEnded();
    const found = await changeDocument(() => usedPasskey(ports, responseJson, response, challenge));
    if (found === 'busy') return busy();
    if (found instanceof Refusal) return found;
    const { user, passkey } = found;
    const tokens = await openSession(ports, user);
    // If the passkey was removed meanwhile and all sessions ended, this one must end, too.
    if (await ports.passkeys.isAlive(passkey.id)) return { user, tokens };
    await signOut(ports)(tokens.sessionId);
    return badPasskey();
  };
}

/** The user of a response, once its passkey has recorded it; `conflict` if another sign-in was recorded meanwhile. */
async function usedPasskey(
  ports: Ports,
  responseJson: string,
  { credentialId, challenge }: { readonly credentialId: string; readonly challenge: string },
  taken: PasskeyChallenge,
): Promise<{ user: User; passkey: Passkey } | Refusal | 'conflict'> {
  const passkey = await ports.passkeys.findByCredential(ports.crypto.hashSecret(credentialId));
  const user = passkey && (await ports.users.find(passkey.userId));
  if (!user || !isProven(user)) return badPasskey();
  const use = await ports.webAuthn.verifySignIn(responseJson, challenge, passkey);
  if (!use) return badPasskey();
  if (isCounterBehind(passkey.counter, use.counter)) {
    if (isOvertaken(passkey, taken)) return busy();
    await tellOwner(ports, user, passkey);
    return copiedPasskey();
  }
  return (await ports.passkeys.noteUse(passkey, use, ports.clock())) ? { user, passkey } : 'conflict';
}

/** Mails a few times a day that a passkey was refused (ACCOUNT-26). */
async function tellOwner(ports: Ports, user: User, { id, name }: Passkey): Promise<void> {
  const now = ports.clock();
  const refused = await ports.wrongTries.count([id, 'copied', dayOf(now)].join('|'), now);
  if (toldAtCopies.includes(refused))
    await ports.users.appendEvents(user.id, [
      ports.eventFactory.securityChanged(user, 'passkey-refused', name),
    ]);
}

const badPasskey = () =>
  new Refusal(
    'unauthenticated',
    'bad-passkey',
    'This passkey does not sign in here. Please try another one, or sign in with your password.',
  );

const challengeEnded = () =>
  new Refusal('unauthenticated', 'passkey-challenge-ended', 'This took too long. Please try again.');

const copiedPasskey = () =>
  new Refusal(
    'unauthenticated',
    'passkey-copied',
    'This passkey may have been copied, and was refused. Please sign in with your password, and replace it.',
  );
