import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { dayOf, wrongProofsDaily, wrongProofsOfAccountDaily } from '../domain/second-factor';
import type { User } from '../domain/user';
import type { Ports } from '../ports';

/**
 * Checks the password of a signed-in person again; undefined if it is right. Wrong ones count for the session, and for
 * the account unless the session was opened with the password. Whoever opened a session that way knew the password and
 * need not guess, so wrong ones from other sessions do not lock this person out (ACCOUNT-28).
 */
export async function refuseWrongPassword(
  ports: Ports,
  { sessionId = '' }: Actor,
  { id, passwordGeneration, passwordHash }: User,
  password: string,
): Promise<Refusal | undefined> {
  const session = await ports.sessions.find(sessionId);
  const tries = {
    ...{ account: [id, 'settings', 'password', passwordGeneration], sessionId },
    ...{ isAlone: session?.byPassword === true, wrong: wrongPassword(), tooMany: tooManyPasswords() },
  };
  const checked = await counted(ports, tries, async () =>
    (await ports.crypto.verifyPassword(passwordHash ?? undefined, password)) ? 'right' : undefined,
  );
  return isRefusal(checked) ? checked : undefined;
}

/**
 * Uses a code of the authenticator app, and returns the result of `use`. If that is undefined, the code was wrong and
 * is counted. A new password does not reset the count: a thief who controls the mailbox could set one password after
 * another to keep guessing (ACCOUNT-28).
 */
export function countedCode<T>(
  ports: Ports,
  { sessionId = '' }: Actor,
  { id }: User,
  use: () => Promise<T | Refusal | undefined>,
): Promise<T | Refusal> {
  const account = [id, 'settings', 'code'];
  const tries = { account, sessionId, isAlone: false, wrong: wrongCode(), tooMany: tooManyCodes() };
  return counted(ports, tries, use);
}

interface Tries {
  /** What names the account's count. */
  readonly account: readonly (string | number)[];
  readonly sessionId: string;
  /** Only the session's own count matters. */
  readonly isAlone: boolean;
  readonly wrong: Refusal;
  readonly tooMany: Refusal;
}

/** The result of a check that counts against the day's limits unless it succeeds. */
async function counted<T>(
  { wrongTries, clock }: Ports,
  { account, sessionId, isAlone, wrong, tooMany }: Tries,
  check: () => Promise<T | Refusal | undefined>,
): Promise<T | Refusal> {
  const now = clock();
  const own = [...account, sessionId, dayOf(now)].join('|');
  const shared = [...account, dayOf(now)].join('|');
  if ((await wrongTries.count(own, now)) > wrongProofsDaily) return tooMany;
  if (!isAlone && (await wrongTries.count(shared, now)) > wrongProofsOfAccountDaily) {
    await wrongTries.giveBack(own);
    return tooMany;
  }
  const result = await check();
  if (result === undefined) return wrong;
  await wrongTries.giveBack(own);
  if (!isAlone) await wrongTries.giveBack(shared);
  return result;
}

// None is `unauthenticated` or `forbidden`, because pages sign out on those, and the session is valid.
const wrongPassword = () =>
  invalid([{ field: 'password', message: 'This is not your password.' }], 'wrong-password');

export const wrongCode = () =>
  invalid([{ field: 'code', message: 'This code is not right, or was used before.' }], 'wrong-code');

const tooManyPasswords = () =>
  new Refusal(
    'too-many',
    'too-many-tries',
    'Too many wrong entries today. Please sign out and in again with your password, or try again tomorrow.',
  );

const tooManyCodes = () =>
  new Refusal(
    'too-many',
    'too-many-tries',
    'Too many wrong entries today. Please use a recovery code, or try again tomorrow.',
  );
