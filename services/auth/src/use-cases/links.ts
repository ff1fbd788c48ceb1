import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { noTokenTexts, normaliseEmail, type ResetForm, resetProblems } from '../domain/account-rules';
import { easyPasswordProblem } from '../domain/easy-passwords';
import { type LinkKind, linkLifetimeMs, type User } from '../domain/user';
import type { Ports } from '../ports';
import { endSessions } from './sessions';

/** Makes a link for a mail: the token goes out, its hash stays. */
export async function makeLink(
  { links, crypto, clock }: Pick<Ports, 'links' | 'crypto' | 'clock'>,
  kind: LinkKind,
  userId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = crypto.newSecret();
  const expiresAt = new Date(clock().getTime() + linkLifetimeMs[kind]);
  await links.insert({ hash: crypto.hashSecret(token), kind, userId, expiresAt });
  return { token, expiresAt };
}

/** An address is asked for (spec public §5). */
const emailMissing = () => invalid([{ field: 'email', message: 'Email is required' }]);

/** Sends the verification mail again. An unknown address hears the same as a known one (spec public §7). */
export function requestVerification(ports: Ports) {
  return async (email: string): Promise<void | Refusal> => {
    if (normaliseEmail(email) === '') return emailMissing();
    const user = await ports.users.findByEmail(normaliseEmail(email));
    if (!user) return undefined;
    if (user.isVerified)
      return invalid([{ field: 'email', message: 'Email is already verified' }], 'already-verified');
    const link = await makeLink(ports, 'verification', user.id);
    await ports.users.tell(user.id, [ports.facts.verificationRequested(user, link.token, link.expiresAt)]);
    return undefined;
  };
}

/** Verifies an address by the token of its link, once. */
export function verifyEmail(ports: Ports) {
  return async (token: string): Promise<User | Refusal> => {
    if (token === '') return invalid([{ field: 'token', message: noTokenTexts.verification }], 'no-token');
    const userId = await ports.links.take('verification', ports.crypto.hashSecret(token), ports.clock());
    const user = userId ? await ports.users.find(userId) : undefined;
    if (!user) {
      return invalid(
        [{ field: 'token', message: 'This verification link is invalid or has expired.' }],
        'bad-token',
      );
    }
    const verified = { ...user, isVerified: true };
    return (
      (await ports.users.update(user.id, { isVerified: true }, [ports.facts.verified(verified)])) ?? verified
    );
  };
}

/** Stands for an account that is not there: no document has this id, so that nothing is written for it and no mail is due. */
const nobody: User = {
  id: 'nobody',
  email: '',
  passwordHash: null,
  firstName: '',
  lastName: '',
  isVerified: false,
  authProvider: 'email',
  memberships: [],
  revision: 0,
  createdAt: new Date(0),
};

/** Asks for a reset mail. The answer never tells whether the account exists (spec public §8). */
export function requestPasswordReset(ports: Ports) {
  return async (email: string): Promise<void | Refusal> => {
    if (normaliseEmail(email) === '') return emailMissing();
    const known = await ports.users.findByEmail(normaliseEmail(email));
    // For an unknown address the same work is done in the name of nobody, so that the time tells no accounts apart.
    const user = known ?? { ...nobody, email: normaliseEmail(email) };
    const link = await makeLink(ports, 'password-reset', user.id);
    await ports.users.tell(user.id, [ports.facts.passwordResetRequested(user, link.token, link.expiresAt)]);
    return undefined;
  };
}

const badResetToken = () =>
  invalid([{ field: 'token', message: 'Invalid or expired reset token.' }], 'bad-token');

/** Whose link it is, while it is good. */
export function checkResetToken(ports: Ports) {
  return async (token: string): Promise<string | Refusal> => {
    const userId = await ports.links.peek('password-reset', ports.crypto.hashSecret(token), ports.clock());
    const user = userId ? await ports.users.find(userId) : undefined;
    return user?.email ?? badResetToken();
  };
}

/** Sets a new password and ends all of the user's sessions. Holding the link also proves the address. */
export function resetPassword(ports: Ports) {
  return async (ask: ResetForm): Promise<User | Refusal> => {
    const problems = resetProblems(ask);
    if (problems.length > 0) return invalid(problems);
    const now = ports.clock();
    // The link is not used up by a password that is refused.
    const email = await checkResetToken(ports)(ask.token);
    if (isRefusal(email)) return email;
    const tooEasy = easyPasswordProblem(ask.password, { email });
    if (tooEasy) return invalid([{ field: 'password', message: tooEasy }]);
    const userId = await ports.links.take('password-reset', ports.crypto.hashSecret(ask.token), now);
    const user = userId ? await ports.users.find(userId) : undefined;
    if (!user) return badResetToken();
    const passwordHash = await ports.crypto.hashPassword(ask.password);
    const events = user.isVerified ? [] : [ports.facts.verified({ ...user, isVerified: true })];
    const changed = await ports.users.update(user.id, { passwordHash, isVerified: true }, events);
    await endSessions(ports, user, 'password-reset');
    return changed ?? user;
  };
}
