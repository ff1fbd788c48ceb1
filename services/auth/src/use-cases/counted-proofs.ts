import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { dayOf, wrongProofsDaily } from '../domain/second-factor';
import type { User } from '../domain/user';
import type { Ports } from '../ports';

/** Undefined for the right password. */
export async function refuseWrongPassword(
  ports: Ports,
  user: User,
  password: string,
): Promise<Refusal | undefined> {
  const checked = await counted(ports, user, wrongPassword(), async () =>
    (await ports.crypto.verifyPassword(user.passwordHash ?? undefined, password)) ? 'right' : undefined,
  );
  return isRefusal(checked) ? checked : undefined;
}

/** The result of a check that counts against the day's limit unless it succeeds (ACCOUNT-18). */
export async function counted<T>(
  { wrongTries, clock }: Pick<Ports, 'wrongTries' | 'clock'>,
  { id }: User,
  wrong: Refusal,
  check: () => Promise<T | Refusal | undefined>,
): Promise<T | Refusal> {
  const now = clock();
  const key = [id, 'settings', dayOf(now)].join('|');
  if ((await wrongTries.count(key, now)) > wrongProofsDaily) return tooManyTries();
  const result = await check();
  if (result === undefined) return wrong;
  await wrongTries.giveBack(key);
  return result;
}

// None is `unauthenticated` or `forbidden`, because pages sign out on those, and the session is valid.
const wrongPassword = () =>
  invalid([{ field: 'password', message: 'This is not your password.' }], 'wrong-password');

export const wrongCode = () =>
  invalid([{ field: 'code', message: 'This code is not right, or was used before.' }], 'wrong-code');

const tooManyTries = () =>
  new Refusal('too-many', 'too-many-tries', 'Too many wrong entries today. Please try again tomorrow.');
