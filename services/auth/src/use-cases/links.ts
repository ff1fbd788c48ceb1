import type { Actor } from '@tablewell/chassis/access';
import { invalid, isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { isUndoneByReset } from '../domain/second-factor';
import { missingTokenTexts, normalizeEmail, type ResetForm, resetProblems } from '../domain/account-rules';
import { easyPasswordProblem } from '../domain/easy-passwords';
import { isProven, type LinkKind, linkLifetimeMs, newUser, openedLinkMs, type User } from '../domain/user';
import type { Ports } from '../ports';
import { releaseUnproven } from './release';
import { removeFreshPasskeys } from './passkeys';
import { endSessions } from './sessions';

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

/** A verified account, as its verification link shows it. */
interface Verified {
  readonly user: User;
  /** It was verified before this call. */
  readonly isRepeated: boolean;
}

/**
 * Verifies an address by the token of its link, from any network, and ends no session. Opening the link again is no
 * failure, because a mail scanner may have been first. A person who opens it with a session of the account, or in the
 * network of the sign-up, counts as the account's creator. Otherwise that is unknown, and what the account may send
 * stays limited (decision 0105).
 */
export function verifyEmail(ports: Ports) {
  return async (actor: Actor | undefined, token: string): Promise<Verified | Refusal> => {
    if (token === '')
      return invalid([{ field: 'token', message: missingTokenTexts.verification }], 'no-token');
    const hash = ports.crypto.hashSecret(token);
    const user = await userOfVerification(ports, hash);
    if (!user) return badVerification();
    const here = ports.networkOf(ports.callerOrigin().address);
    const isCreator = actor?.userId === user.id || user.unproven?.madeFrom === here;
    const unproven = isCreator || !user.unproven ? null : { ...user.unproven, verifiedFrom: here };
    const changed = { ...user, isVerified: true, unproven };
    const isNews = !user.isVerified || (user.unproven !== null && isProven(changed));
    const verified = await ports.users.update(
      user.id,
      { isVerified: true, unproven },
      isNews ? [ports.eventFactory.verified(changed)] : [],
    );
    if (!verified) return badVerification();
    const until = new Date(ports.clock().getTime() + openedLinkMs);
    await ports.links.keep(hash, until).catch(() => undefined);
    return { user: verified, isRepeated: user.isVerified };
  };
}

/**
 * The answer of a link's reader to whether they created the account. “No” releases the address, with the account's
 * sessions, password and restaurant.
 */
export function answerVerification(ports: Ports) {
  return async (token: string, created: boolean): Promise<User | Refusal> => {
    const user = await userOfVerification(ports, ports.crypto.hashSecret(token));
    if (!user?.isVerified) return badVerification();
    if (!user.unproven) return created ? user : alreadyConfirmed();
    if (created) {
      const proven = { ...user, unproven: null };
      await ports.users.update(user.id, { unproven: null }, [ports.eventFactory.verified(proven)]);
      return proven;
    }
    return (await releaseUnproven(ports, user)) ? user : alreadyConfirmed();
  };
}

async function userOfVerification({ links, users, clock }: Ports, hash: string): Promise<User | undefined> {
  const userId = await links.peek('verification', hash, clock());
  return userId ? users.find(userId) : undefined;
}

const alreadyConfirmed = () =>
  new Refusal(
    'conflict',
    'already-confirmed',
    'The owner of this account has confirmed it. To change the password, use “Forgot password”.',
  );

const badVerification = () =>
  invalid([{ field: 'token', message: 'This verification link is invalid or has expired.' }], 'bad-token');

/** The account has recorded the link: one that stays until it expires has no second effect. */
const removeUsed = ({ links }: Ports, link: string): Promise<void> =>
  links.remove(link).catch(() => undefined);

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
    const proven = { ...user, isVerified: true, unproven: null };
    const events = isProven(user) ? [] : [ports.eventFactory.verified(proven)];
    const changed = await ports.users.update(
      user.id,
      { passwordHash, isVerified: true, unproven: null },
      events,
      link,
    );
    if (!changed) return badResetToken();
    // First, so that none of them opens a session after all have ended (ACCOUNT-27).
    await removeFreshPasskeys(ports, changed);
    await endSessions(ports, user, 'password-reset');
    await undoFreshFactor(ports, changed);
    await removeUsed(ports, link);
    return changed;
  };
}

/** Switches a second factor off that may be a thief's, as the mail about it says (ACCOUNT-19). */
async function undoFreshFactor({ users, eventFactory, clock }: Ports, user: User): Promise<void> {
  if (!user.secondFactor || !isUndoneByReset(user.secondFactor, clock())) return;
  const without = { ...user, secondFactor: null };
  await users.changeSecondFactor(user, null, [eventFactory.securityChanged(without, 'second-factor-off')]);
}
