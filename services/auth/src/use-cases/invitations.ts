import { sanitise } from '@tablewell/booking-rules';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { joinProblems } from '../domain/account-rules';
import type { Invitation } from '../domain/invitation';
import type { User } from '../domain/user';
import type { Ports } from '../ports';
import { changePlace, withPlace } from './memberships';
import { endSessions } from './sessions';

const badInvitation = () =>
  invalid([{ field: 'token', message: 'This invitation is invalid or has expired.' }], 'bad-token');

/** What a link offers, while it is good; whoever holds it reads the address's mail. */
export function getInvitation(ports: Ports) {
  return async (token: string): Promise<{ invitation: Invitation; hasAccount: boolean } | Refusal> => {
    const invitation = await ports.invitations.peek(ports.crypto.hashSecret(token), ports.clock());
    if (!invitation) return badInvitation();
    const user = await ports.users.findByEmail(invitation.email);
    // One that nobody ever proved to own may be anybody's: its name and password are asked for anew.
    return { invitation, hasAccount: user?.isVerified ?? false };
  };
}

/** Takes it up, once. Holding the link proves the address. */
export function acceptInvitation(ports: Ports) {
  return async (ask: {
    token: string;
    firstName: string;
    lastName: string;
    password: string;
  }): Promise<Invitation | Refusal> => {
    const offered = await getInvitation(ports)(ask.token);
    if (isRefusal(offered)) return offered;
    const person = {
      firstName: sanitise(ask.firstName),
      lastName: sanitise(ask.lastName),
      password: ask.password,
      email: offered.invitation.email,
    };
    const problems = offered.hasAccount ? [] : joinProblems(person);
    if (problems.length > 0) return invalid(problems);
    const passwordHash = offered.hasAccount ? undefined : await ports.crypto.hashPassword(person.password);
    const invitation = await ports.invitations.take(ports.crypto.hashSecret(ask.token), ports.clock());
    if (!invitation) return badInvitation();
    const known = await ports.users.findByEmail(invitation.email);
    const refused = known
      ? await join(ports, known, invitation, passwordHash)
      : await makeAccount(ports, invitation, { ...person, passwordHash: passwordHash ?? null });
    return refused ?? invitation;
  };
}

async function join(
  ports: Ports,
  user: User,
  { restaurantId, role }: Pick<Invitation, 'restaurantId' | 'role'>,
  passwordHash: string | undefined,
): Promise<Refusal | undefined> {
  // Whoever made an account that was never proved to be this address's loses it: their password and sign-ins go.
  if (!user.isVerified) await endSessions(ports, user, 'address-claimed');
  const joined = await changePlace(
    ports,
    { userId: user.id, restaurantId },
    ({ memberships, isVerified }) => ({
      memberships: withPlace(memberships, { restaurantId, role }),
      ...(isVerified ? {} : { isVerified: true, passwordHash: passwordHash ?? null }),
    }),
  );
  return isRefusal(joined) ? joined : undefined;
}

async function makeAccount(
  ports: Ports,
  invitation: Invitation,
  { firstName, lastName, passwordHash }: Pick<User, 'firstName' | 'lastName' | 'passwordHash'>,
): Promise<Refusal | undefined> {
  const { restaurantId, role, email } = invitation;
  const user: User = {
    id: ports.newId(),
    email,
    firstName,
    lastName,
    passwordHash,
    isVerified: true,
    authProvider: 'email',
    memberships: [{ restaurantId, role }],
    revision: 1,
    createdAt: ports.clock(),
  };
  const told = [ports.facts.verified(user), ports.facts.membershipChanged(user, restaurantId)];
  if (await ports.users.insert(user, told)) return undefined;
  // Somebody signed up with this address in the same moment.
  const known = await ports.users.findByEmail(email);
  return known && join(ports, known, invitation, passwordHash ?? undefined);
}
