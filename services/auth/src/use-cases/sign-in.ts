import { sanitize } from '@tablewell/shared/text';
import type { Actor } from '@tablewell/chassis/access';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { usableName, normalizeEmail, restaurantNameProblem } from '../domain/account-rules';
import { isProven, newUser, type User } from '../domain/user';
import type { GoogleProfile, Ports } from '../ports';
import { releaseUnproven } from './release';
import { type Asked, openOrAsk } from './challenge';
import { refuseWithoutProvider } from './sso/places';
import { endSessions, openSession, type Tokens } from './sessions';
import type { SignedUp } from './sign-up';

/**
 * Signs in by address and password, or asks for the second factor. A wrong password and an unknown address are refused alike
 * (ACCOUNT-3).
 */
export function signIn(ports: Ports) {
  return async (request: {
    email: string;
    password: string;
  }): Promise<{ user: User; tokens: Tokens } | Asked | Refusal> => {
    const user = await ports.users.findByEmail(normalizeEmail(request.email));
    const matches = await ports.crypto.verifyPassword(user?.passwordHash ?? undefined, request.password);
    if (!user || !matches) {
      return new Refusal(
        'unauthenticated',
        'bad-credentials',
        'Invalid email or password. Please try again.',
      );
    }
    if (!user.isVerified && user.authProvider === 'email') return notVerified();
    const byCompany = await refuseWithoutProvider(ports, user);
    if (byCompany) return byCompany;
    const here = ports.networkOf(ports.callerOrigin().address);
    if (user.unproven?.verifiedFrom !== here) return openOrAsk(ports, user, 'password');
    // The password is entered from the network where the mail was opened, so it is the same person.
    const proven = { ...user, unproven: null };
    await ports.users.update(user.id, { unproven: null }, [ports.eventFactory.verified(proven)]);
    return openOrAsk(ports, proven, 'password');
  };
}

const notVerified = () =>
  new Refusal('forbidden', 'email-not-verified', 'Please verify your email address before signing in.');

/**
 * Signs in with Google; a new address with a restaurant name becomes an account (ACCOUNT-8). The sign-in page makes the
 * same call without a restaurant name. For an unknown address it therefore gets the refusal of a sign-up without one:
 * “Restaurant name is required for sign-up”, a 400 and never a new account. This reveals nothing, because only Google's
 * own token for the address gets this far. The second factor is asked for after Google, too (ACCOUNT-19).
 */
export function signInWithGoogle(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: { idToken: string; restaurantName: string; timezone: string },
  ): Promise<(SignedUp & { created: boolean }) | Asked | Refusal> => {
    const profile = await ports.verifyGoogle(request.idToken);
    if (profile === 'unreachable') {
      return new Refusal(
        'unavailable',
        'google-unreachable',
        'Google cannot be reached right now. Please try again in a moment.',
      );
    }
    if (!profile?.emailVerified) {
      return new Refusal(
        'unauthenticated',
        'bad-google-token',
        'Failed to sign in with Google. Please try again.',
      );
    }
    const known = await ports.users.findByEmail(normalizeEmail(profile.email));
    const own = known && (await ownAccount(ports, actor, known));
    if (own) {
      const byCompany = await refuseWithoutProvider(ports, own);
      if (byCompany) return byCompany;
      const signedIn = await openOrAsk(ports, own, 'google');
      return 'challenge' in signedIn ? signedIn : { ...signedIn, restaurantId: '', created: false };
    }
    const name = sanitize(request.restaurantName);
    const problem = restaurantNameProblem(name);
    if (problem) return invalid([{ field: 'restaurantName', message: problem }]);
    // An unverified account of this address may be another person's; Google proves who owns the address.
    if (known && !(await releaseUnproven(ports, known))) return signInWithGoogle(ports)(actor, request);
    const restaurant = { id: ports.newId(), name, timezone: request.timezone };
    const user = newGoogleUser(ports, profile, restaurant.id);
    if (!(await ports.users.insert(user, [ports.eventFactory.signedUp(user, restaurant)]))) {
      return signInWithGoogle(ports)(actor, request);
    }
    return { user, tokens: await openSession(ports, user), restaurantId: restaurant.id, created: true };
  };
}

/**
 * The account of an address, for its owner with their restaurants; undefined if it may be another person's. A session
 * of the account or the network of its sign-up proves that they made it. If only a mail was opened, the password may be
 * another person's: it ends with its sessions.
 */
async function ownAccount(ports: Ports, actor: Actor | undefined, known: User): Promise<User | undefined> {
  if (isProven(known)) return known;
  const here = ports.networkOf(ports.callerOrigin().address);
  const isMaker = actor?.userId === known.id || known.unproven?.madeFrom === here;
  if (!isMaker && !known.isVerified) return undefined;
  const change = { isVerified: true, unproven: null, ...(isMaker ? {} : { passwordHash: null }) };
  const proven = { ...known, ...change };
  const own = await ports.users.update(known.id, change, [ports.eventFactory.verified(proven)]);
  if (own && !isMaker) await endSessions(ports, own, 'address-claimed');
  return own;
}

function newGoogleUser({ newId, clock }: Ports, profile: GoogleProfile, restaurantId: string): User {
  return newUser({
    id: newId(),
    email: normalizeEmail(profile.email),
    passwordHash: null,
    firstName: usableName(profile.firstName),
    lastName: usableName(profile.lastName),
    isVerified: true,
    authProvider: 'google',
    memberships: [{ restaurantId, role: 'owner' }],
    createdAt: clock(),
  });
}
