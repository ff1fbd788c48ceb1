import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { missingTokenTexts, normalizeEmail, type ResetForm, resetProblems } from '../domain/account-rules';
import { easyPasswordProblem } from '../domain/easy-passwords';
import { type LinkKind, linkLifetimeMs, newUser, type User } from '../domain/user';
import type { Ports } from '../ports';
import { endSession, endSessions } from './sessions';

/** Creates a mail link: its token is sent, the token's hash is stored. */
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

/** A missing address. */
const emailMissing = () => invalid([{ field: 'email', message: 'Email is required' }]);

/** Sends the verification mail again. The response is the same for unknown addresses (ACCOUNT-7). */
export function requestVerification(ports: Ports) {
  return async (email: string): Promise<void | Refusal> => {
    if (normalizeEmail(email) === '') return emailMissing();
    const user = await ports.users.findByEmail(normalizeEmail(email));
    if (!user) return undefined;
    if (user.isVerified && !user.unproven)
      return invalid([{ field: 'email', message: 'Email is already verified' }], 'already-verified');
    const link = await makeLink(ports, 'verification', user.id);
    await ports.users.appendEvents(user.id, [
      ports.eventFactory.verificationRequested(user, link.token, link.expiresAt),
    ]);
    return undefined;
  };
}

/**
 * Verifies an address by the token of its link, once. The person who opens the link need not be the one who made the
 * account, so sessions of other networks end, except the calling one. The password stays valid if the link is opened
 * from the network of the sign-up or with a session of the account; otherwise it must be entered from the network that
 * opened the link (decision 0036).
 */
export function verifyEmail(ports: Ports) {
  return async (actor: Actor | undefined, token: string): Promise<User | Refusal> => {
    if (token === '')
      return invalid([{ field: 'token', message: missingTokenTexts.verification }], 'no-token');
    const link = ports.crypto.hashSecret(token);
    const userId = await ports.links.peek('verification', link, ports.clock());
    const user = userId ? await ports.users.find(userId) : undefined;
    if (!user) return badVerification();
    const here = ports.networkOf(ports.callerOrigin().address);
    const currentSession = actor?.userId === user.id ? actor.sessionId : undefined;
    const isProven = !user.unproven || currentSession !== undefined || user.unproven.madeFrom === here;
    const unproven = isProven || !user.unproven ? null : { ...user.unproven, verifiedFrom: here };
    const events = user.isVerified
      ? []
      : [ports.eventFactory.verified({ ...user, isVerified: true, unproven })];
    const verified = await ports.users.update(user.id, { isVerified: true, unproven }, events, link);
    if (!verified) return badVerification();
    await endSessionsElsewhere(ports, user, { currentSession, here });
    await removeUsed(ports, link);
    return verified;
  };
}

const badVerification = () =>
  invalid([{ field: 'token', message: 'This verification link is invalid or has expired.' }], 'bad-token');

/** The account has recorded the link: one that stays until it expires has no second effect. */
const removeUsed = ({ links }: Ports, link: string): Promise<void> =>
  links.remove(link).catch(() => undefined);

async function endSessionsElsewhere(
  ports: Ports,
  user: User,
  { currentSession, here }: { currentSession: string | undefined; here: string },
): Promise<void> {
  const alive = await ports.sessions.listAlive(user.id, ports.clock());
  const elsewhere = alive.filter(
    ({ id, address }) => id !== currentSession && ports.networkOf(address) !== here,
  );
  await Promise.all(elsewhere.map((session) => endSession(ports, session, 'address-verified')));
}

/** Used for an unknown account: no document has this id, so nothing is written and no mail is sent. */
const placeholderUser = newUser({
  id: 'placeholder',
  email: '',
  passwordHash: null,
  firstName: '',
  lastName: '',
  isVerified: false,
  memberships: [],
  createdAt: new Date(0),
});

/** Requests a reset mail. The response never reveals whether the account exists (ACCOUNT-7). */
export function requestPasswordReset(ports: Ports) {
  return async (email: string): Promise<void | Refusal> => {
    if (normalizeEmail(email) === '') return emailMissing();
    const known = await ports.users.findByEmail(normalizeEmail(email));
    // An unknown address takes the same work, so that timing does not reveal accounts.
    const user = known ?? { ...placeholderUser, email: normalizeEmail(email) };
    const link = await makeLink(ports, 'password-reset', user.id);
    await ports.users.appendEvents(user.id, [
      ports.eventFactory.passwordResetRequested(user, link.token, link.expiresAt),
    ]);
    return undefined;
  };
}

const badResetToken = () =>
  invalid([{ field: 'token', message: 'Invalid or expired reset token.' }], 'bad-token');

/** The address of a valid reset link. */
export function checkResetToken(ports: Ports) {
  return async (token: string): Promise<string | Refusal> => {
    const userId = await ports.links.peek('password-reset', ports.crypto.hashSecret(token), ports.clock());
    const user = userId ? await ports.users.find(userId) : undefined;
    return user?.email ?? badResetToken();
  };
}

/** Sets a new password and ends all of the user's sessions. Holding the link also proves the address. */
export function resetPassword(ports: Ports) {
  return async (request: ResetForm): Promise<User | Refusal> => {
    const problems = resetProblems(request);
    if (problems.length > 0) return invalid(problems);
    const email = await checkResetToken(ports)(request.token);
    if (isRefusal(email)) return email;
    const tooEasy = easyPasswordProblem(request.password, { email });
    if (tooEasy) return invalid([{ field: 'password', message: tooEasy }]);
    const passwordHash = await ports.crypto.hashPassword(request.password);
    const link = ports.crypto.hashSecret(request.token);
    const userId = await ports.links.peek('password-reset', link, ports.clock());
    const user = userId ? await ports.users.find(userId) : undefined;
    if (!user) return badResetToken();
    const events = user.isVerified ? [] : [ports.eventFactory.verified({ ...user, isVerified: true })];
    const changed = await ports.users.update(
      user.id,
      { passwordHash, isVerified: true, unproven: null },
      events,
      link,
    );
    if (!changed) return badResetToken();
    await endSessions(ports, user, 'password-reset');
    await removeUsed(ports, link);
    return changed;
  };
}
