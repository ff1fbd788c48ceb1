import type { Actor } from '@tablewell/chassis';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { noTokenTexts, normaliseEmail, type ResetForm, resetProblems } from '../domain/account-rules';
import { easyPasswordProblem } from '../domain/easy-passwords';
import { type LinkKind, linkLifetimeMs, type User } from '../domain/user';
import type { Ports } from '../ports';
import { endSession, endSessions } from './sessions';

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
    if (user.isVerified && !user.unproven)
      return invalid([{ field: 'email', message: 'Email is already verified' }], 'already-verified');
    const link = await makeLink(ports, 'verification', user.id);
    await ports.users.tell(user.id, [ports.facts.verificationRequested(user, link.token, link.expiresAt)]);
    return undefined;
  };
}

/**
 * Verifies an address by the token of its link, once. Whoever opens the link reads the mail, and need not be who made the
 * account: sessions that were opened elsewhere end, except the one that asks. The password stays good where the link
 * is opened from the sign-up's own network or with a session of the account; else it has to be shown from where the
 * link was opened (decision 0036).
 */
export function verifyEmail(ports: Ports) {
  return async (actor: Actor | undefined, token: string): Promise<User | Refusal> => {
    if (token === '') return invalid([{ field: 'token', message: noTokenTexts.verification }], 'no-token');
    const userId = await ports.links.take('verification', ports.crypto.hashSecret(token), ports.clock());
    const user = userId ? await ports.users.find(userId) : undefined;
    if (!user) {
      return invalid(
        [{ field: 'token', message: 'This verification link is invalid or has expired.' }],
        'bad-token',
      );
    }
    const here = ports.networkOf(ports.callerOrigin().address);
    const asking = actor?.userId === user.id ? actor.sessionId : undefined;
    const isProven = !user.unproven || asking !== undefined || user.unproven.madeFrom === here;
    const unproven = isProven || !user.unproven ? null : { ...user.unproven, verifiedFrom: here };
    const verified = { ...user, isVerified: true, unproven };
    const told = user.isVerified ? [] : [ports.facts.verified(verified)];
    const after = await ports.users.update(user.id, { isVerified: true, unproven }, told);
    await endSessionsElsewhere(ports, user, { asking, here });
    return after ?? verified;
  };
}

async function endSessionsElsewhere(
  ports: Ports,
  user: User,
  { asking, here }: { asking: string | undefined; here: string },
): Promise<void> {
  const alive = await ports.sessions.listAlive(user.id, ports.clock());
  const elsewhere = alive.filter(({ id, address }) => id !== asking && ports.networkOf(address) !== here);
  await Promise.all(elsewhere.map((session) => endSession(ports, session, 'address-verified')));
}

/** Stands for an account that is not there: no document has this id, so that nothing is written for it and no mail is due. */
const nobody: User = {
  id: 'nobody',
  email: '',
  passwordHash: null,
  firstName: '',
  lastName: '',
  isVerified: false,
  unproven: null,
  passwordGeneration: 0,
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
    const changed = await ports.users.update(
      user.id,
      { passwordHash, isVerified: true, unproven: null },
      events,
    );
    await endSessions(ports, user, 'password-reset');
    return changed ?? user;
  };
}
