import type { Actor } from '@tablewell/chassis/access';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { isRecentSignIn, proofOf } from '../domain/passkey';
import { readCode } from '../domain/second-factor';
import type { User } from '../domain/user';
import type { Ports } from '../ports';
import { countedCode, refuseWrongPassword, wrongCode } from './counted-proofs';
import { useCode } from './second-factor-codes';

/** What a caller gives to prove who they are. */
export interface GivenProof {
  readonly password: string;
  /** A code of the authenticator app, or a recovery code. */
  readonly code: string;
}

/**
 * Undefined if the caller has proved to be the user: by a code, which is used up, if the account has a second factor; else by its
 * password; an account with neither by a recent sign-in (ACCOUNT-23).
 */
export async function refuseUnproven(
  ports: Ports,
  actor: Actor,
  user: User,
  given: GivenProof,
): Promise<Refusal | undefined> {
  const proof = proofOf(user);
  if (proof === 'password') return refuseWrongPassword(ports, actor, user, given.password);
  if (proof === 'recent-sign-in') {
    const session = await ports.sessions.find(actor.sessionId ?? '');
    return session && isRecentSignIn(session.createdAt, ports.clock()) ? undefined : signInAgain();
  }
  const code = readCode(given.code);
  if (!code) return wrongCode();
  const use = () => useCode(ports, user.id, code);
  // Recovery codes cannot be guessed.
  const used =
    code.kind === 'recovery' ? ((await use()) ?? wrongCode()) : await countedCode(ports, actor, user, use);
  return isRefusal(used) ? used : undefined;
}

const signInAgain = () =>
  new Refusal(
    'conflict',
    'sign-in-again',
    'For your safety, please sign out, sign in again, and do this within 15 minutes.',
  );
