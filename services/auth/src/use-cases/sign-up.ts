import { sanitize } from '@tablewell/shared/text';
import { invalid, Refusal } from '@tablewell/chassis/refusal';
import { normalizeEmail, type SignUpForm, signUpProblems } from '../domain/account-rules';
import { newUser, type User } from '../domain/user';
import type { Ports } from '../ports';
import { makeLink } from './links';
import { openSession, type Tokens } from './sessions';

/** A new account, signed in, with the id that its restaurant will have. */
export interface SignedUp {
  readonly user: User;
  readonly tokens: Tokens;
  readonly restaurantId: string;
}

/** Creates an unverified account, signs it in, and sends the verification mail (ACCOUNT-2). */
export function signUp(ports: Ports) {
  return async (typed: SignUpForm & { timezone: string }): Promise<SignedUp | Refusal> => {
    const form = {
      ...typed,
      email: normalizeEmail(typed.email),
      firstName: sanitize(typed.firstName),
      lastName: sanitize(typed.lastName),
      restaurantName: sanitize(typed.restaurantName),
    };
    const problems = signUpProblems(form);
    if (problems.length > 0) return invalid(problems);
    const { email, firstName, lastName } = form;
    const restaurantId = ports.newId();
    const user = newUser({
      id: ports.newId(),
      email,
      passwordHash: await ports.crypto.hashPassword(form.password),
      firstName,
      lastName,
      isVerified: false,
      unproven: { madeFrom: ports.networkOf(ports.callerOrigin().address), verifiedFrom: null },
      memberships: [{ restaurantId, role: 'owner' }],
      createdAt: ports.clock(),
    });
    const link = await makeLink(ports, 'verification', user.id);
    const events = [
      ports.eventFactory.signedUp(user, {
        id: restaurantId,
        name: form.restaurantName,
        timezone: form.timezone,
      }),
      ports.eventFactory.verificationRequested(user, link.token, link.expiresAt),
    ];
    if (!(await ports.users.insert(user, events))) {
      return new Refusal('already-exists', 'account-exists', 'An account with this email already exists.', {
        fields: [{ field: 'email', message: 'An account with this email already exists.' }],
      });
    }
    return { user, tokens: await openSession(ports, user, { byPassword: true }), restaurantId };
  };
}
