import { sanitise } from '@tablewell/booking-rules';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { nameFromElsewhere, normaliseEmail, restaurantNameProblem } from '../domain/account-rules';
import type { User } from '../domain/user';
import type { GoogleProfile, Ports } from '../ports';
import { releaseUnverified } from './release';
import { openSession, type Tokens } from './sessions';
import type { SignedUp } from './sign-up';

/** Signs in by address and password. One answer for a wrong password and an unknown address (spec public §8). */
export function signIn(ports: Ports) {
  return async (ask: {
    email: string;
    password: string;
  }): Promise<{ user: User; tokens: Tokens } | Refusal> => {
    const user = await ports.users.findByEmail(normaliseEmail(ask.email));
    const matches = await ports.crypto.verifyPassword(user?.passwordHash ?? undefined, ask.password);
    if (!user || !matches) {
      return new Refusal(
        'unauthenticated',
        'bad-credentials',
        'Invalid email or password. Please try again.',
      );
    }
    if (!user.isVerified && user.authProvider === 'email') return notVerified();
    if (user.unproven) {
      const here = ports.networkOf(ports.callerOrigin().address);
      if (here !== user.unproven.verifiedFrom) return notVerified();
      // Where the mail was read the password is known as well: one person does both.
      await ports.users.update(user.id, { unproven: null }, []);
    }
    return { user, tokens: await openSession(ports, user) };
  };
}

const notVerified = () =>
  new Refusal('forbidden', 'email-not-verified', 'Please verify your email address before signing in.');

/**
 * Signs in with Google; a new address with a restaurant name becomes an account (spec public §5). The sign-in page
 * sends no restaurant name and the call is one for both pages (public §7: “restaurantName for sign-up”), so that an
 * unknown address there hears what a sign-up without one hears: “Restaurant name is required for sign-up”, a 400 and
 * never a new account. It gives away nothing: only Google's own token for the address gets this far.
 */
export function signInWithGoogle(ports: Ports) {
  return async (ask: {
    idToken: string;
    restaurantName: string;
    timezone: string;
  }): Promise<(SignedUp & { created: boolean }) | Refusal> => {
    const profile = await ports.verifyGoogle(ask.idToken);
    if (!profile?.emailVerified) {
      return new Refusal(
        'unauthenticated',
        'bad-google-token',
        'Failed to sign in with Google. Please try again.',
      );
    }
    const known = await ports.users.findByEmail(normaliseEmail(profile.email));
    if (known?.isVerified) {
      return { user: known, tokens: await openSession(ports, known), restaurantId: '', created: false };
    }
    const name = sanitise(ask.restaurantName);
    const problem = restaurantNameProblem(name);
    if (problem) return invalid([{ field: 'restaurantName', message: problem }]);
    // Somebody else may have made an account for this address: Google says whose it is.
    if (known && !(await releaseUnverified(ports, known))) return signInWithGoogle(ports)(ask);
    const restaurant = { id: ports.newId(), name, timezone: ask.timezone };
    const user = newGoogleUser(ports, profile, restaurant.id);
    if (!(await ports.users.insert(user, [ports.facts.signedUp(user, restaurant)]))) {
      return signInWithGoogle(ports)(ask);
    }
    return { user, tokens: await openSession(ports, user), restaurantId: restaurant.id, created: true };
  };
}

function newGoogleUser({ newId, clock }: Ports, profile: GoogleProfile, restaurantId: string): User {
  return {
    id: newId(),
    email: normaliseEmail(profile.email),
    passwordHash: null,
    firstName: nameFromElsewhere(profile.firstName),
    lastName: nameFromElsewhere(profile.lastName),
    isVerified: true,
    unproven: null,
    passwordGeneration: 0,
    authProvider: 'google',
    memberships: [{ restaurantId, role: 'owner' }],
    revision: 1,
    createdAt: clock(),
  };
}
