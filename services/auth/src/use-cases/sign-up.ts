import { sanitise } from '@tablewell/booking-rules';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { normaliseEmail, type SignUpForm, signUpProblems } from '../domain/account-rules';
import type { User } from '../domain/user';
import type { Ports } from '../ports';
import { makeLink } from './links';
import { openSession, type Tokens } from './sessions';

/** A new account, signed in, with the id its restaurant will have. */
export interface SignedUp {
  readonly user: User;
  readonly tokens: Tokens;
  readonly restaurantId: string;
}

/** Makes an account and signs it in at once, unverified; the verification mail is on its way (contract §3). */
export function signUp(ports: Ports) {
  return async (typed: SignUpForm & { timezone: string }): Promise<SignedUp | Refusal> => {
    const form = {
      ...typed,
      email: normaliseEmail(typed.email),
      firstName: sanitise(typed.firstName),
      lastName: sanitise(typed.lastName),
      restaurantName: sanitise(typed.restaurantName),
    };
    const problems = signUpProblems(form);
    if (problems.length > 0) return invalid(problems);
    const { email, firstName, lastName } = form;
    const restaurantId = ports.newId();
    const user: User = {
      id: ports.newId(),
      email,
      passwordHash: await ports.crypto.hashPassword(form.password),
      firstName,
      lastName,
      isVerified: false,
      unproven: { madeFrom: ports.networkOf(ports.callerOrigin().address), verifiedFrom: null },
      passwordGeneration: 0,
      authProvider: 'email',
      memberships: [{ restaurantId, role: 'owner' }],
      revision: 1,
      createdAt: ports.clock(),
    };
    const link = await makeLink(ports, 'verification', user.id);
    const events = [
      ports.facts.signedUp(user, { id: restaurantId, name: form.restaurantName, timezone: form.timezone }),
      ports.facts.verificationRequested(user, link.token, link.expiresAt),
    ];
    if (!(await ports.users.insert(user, events))) {
      return new Refusal('already-exists', 'account-exists', 'An account with this email already exists.', {
        fields: [{ field: 'email', message: 'An account with this email already exists.' }],
      });
    }
    return { user, tokens: await openSession(ports, user), restaurantId };
  };
}
