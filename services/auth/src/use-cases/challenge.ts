import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import {
  challengeLifetimeMs,
  challengeTries,
  dayOf,
  readCode,
  toldAtWrongCodes,
  type TypedCode,
  wrongCodesDaily,
} from '../domain/second-factor';
import type { User } from '../domain/user';
import type { Ports } from '../ports';
import { type UsedCode, useCode } from './second-factor-codes';
import { openSession, type Tokens } from './sessions';

/** The answer to the first step of a sign-in with a second factor. */
export interface Asked {
  readonly challenge: { readonly token: string; readonly expiresAt: Date };
}

/** Opens a session for a user who has passed the first step, or asks for the second one (ACCOUNT-19). */
export async function openOrAsk(
  ports: Ports,
  user: User,
  first: 'password' | 'google',
): Promise<{ user: User; tokens: Tokens } | Asked> {
  if (!user.secondFactor)
    return { user, tokens: await openSession(ports, user, { byPassword: first === 'password' }) };
  const token = ports.crypto.newSecret();
  const expiresAt = new Date(ports.clock().getTime() + challengeLifetimeMs);
  await ports.challenges.insert(ports.crypto.hashSecret(token), {
    userId: user.id,
    generation: user.passwordGeneration,
    triesLeft: challengeTries,
    expiresAt,
  });
  return { challenge: { token, expiresAt } };
}

/**
 * The second step: a code of the app, or a recovery code. A challenge opens one session, of the account that it was made for, and only
 * while the password is that of the first step.
 */
export function finishSignIn(ports: Ports) {
  return async (token: string, typed: string): Promise<{ user: User; tokens: Tokens } | Refusal> => {
    const code = readCode(typed);
    if (!code) return invalid([{ field: 'code', message: noCode(typed) }], 'no-code');
    const hash = ports.crypto.hashSecret(token);
    const challenge = await ports.challenges.takeTry(hash, ports.clock());
    const user = challenge && (await ports.users.find(challenge.userId));
    if (!user?.secondFactor || user.passwordGeneration !== challenge?.generation) return beginAnew();
    const used = await useCounted(ports, user, code);
    if (isRefusal(used)) return used;
    if (!used) {
      await tellOwner(ports, user);
      return challenge.triesLeft > 0 ? wrongCode() : beginAnew();
    }
    // The password may have been replaced while the code was checked.
    if (used.user.passwordGeneration !== challenge.generation) return beginAnew();
    // If two calls use the codes of two periods, only one of them gets the session.
    if (!(await ports.challenges.end(hash))) return beginAnew();
    return { user: used.user, tokens: await openSession(ports, used.user) };
  };
}

/** Counts a wrong code, and mails a few times a day that somebody who knows the password has no code. */
async function tellOwner({ users, wrongTries, eventFactory, clock }: Ports, user: User): Promise<void> {
  const now = clock();
  const wrong = await wrongTries.count([user.id, 'wrong', dayOf(now)].join('|'), now);
  if (toldAtWrongCodes.includes(wrong))
    await users.appendEvents(user.id, [eventFactory.securityChanged(user, 'codes-refused')]);
}

/** Uses a code; those of the app are counted until one is right. Recovery codes cannot be guessed. */
async function useCounted(
  ports: Ports,
  user: User,
  code: TypedCode,
): Promise<UsedCode | undefined | Refusal> {
  if (code.kind === 'recovery') return useCode(ports, user.id, code);
  const now = ports.clock();
  const key = [user.id, user.passwordGeneration, await placeOf(ports, user, now), dayOf(now)].join('|');
  if ((await ports.wrongTries.count(key, now)) > wrongCodesDaily) return tooManyCodes();
  const used = await useCode(ports, user.id, code);
  if (used) await ports.wrongTries.giveBack(key);
  return used;
}

/**
 * The caller's network, if the account is signed in from there: what a thief of the password does elsewhere does not keep its owner from
 * signing in at home.
 */
async function placeOf(ports: Ports, { id }: User, now: Date): Promise<string> {
  const here = ports.networkOf(ports.callerOrigin().address);
  const sessions = await ports.sessions.listAlive(id, now);
  const isKnown = sessions.some(({ address }) => ports.networkOf(address) === here);
  return isKnown ? here : 'elsewhere';
}

const noCode = (typed: string): string =>
  typed.trim() === ''
    ? 'Please enter the code.'
    : 'A code has six digits, and a recovery code twenty-four letters and digits.';

const wrongCode = () =>
  new Refusal(
    'unauthenticated',
    'wrong-code',
    'This code is not right, or was used before. Please enter the code that your app shows now.',
  );

const beginAnew = () =>
  new Refusal('unauthenticated', 'challenge-ended', 'Please sign in again from the beginning.');

const tooManyCodes = () =>
  new Refusal(
    'too-many',
    'too-many-codes',
    'Too many wrong codes today. Please use a recovery code, or try again tomorrow.',
  );
