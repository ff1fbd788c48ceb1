import { sanitise } from '@tablewell/booking-rules';
import { invalid, isRefusal, type Refusal } from '@tablewell/chassis/refusal';
import { joinProblems } from '../domain/account-rules';
import type { Invitation } from '../domain/invitation';
import type { User } from '../domain/user';
import type { Ports } from '../ports';
import { changePlace, withPlace } from './memberships';
import { releaseUnverified } from './release';

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
    const refused = await giveAccount(ports, invitation, { ...person, passwordHash: passwordHash ?? null });
    return refused ?? invitation;
  };
}

async function join(
  ports: Ports,
  user: User,
  { restaurantId, role }: Pick<Invitation, 'restaurantId' | 'role'>,
): Promise<Refusal | undefined> {
  const joined = await changePlace(ports, { userId: user.id, restaurantId }, ({ memberships }) =>
    withPlace(memberships, { restaurantId, role }),
  );
  return isRefusal(joined) ? joined : undefined;
}

/** Gives the person their place: in their account where it is verified, else in a new one. An account that was never verified is not its address's: it goes, and the person gets one of their own. */
async function giveAccount(
  ports: Ports,
  invitation: Invitation,
  person: Pick<User, 'firstName' | 'lastName' | 'passwordHash'>,
): Promise<Refusal | undefined> {
  const { restaurantId, role, email } = invitation;
  const { firstName, lastName, passwordHash } = person;
  const known = await ports.users.findByEmail(email);
  // Verified meanwhile, or made in the same moment by somebody who proved the address.
  if (known?.isVerified) return join(ports, known, invitation);
  if (known && !(await releaseUnverified(ports, known))) return giveAccount(ports, invitation, person);
  const user: User = {
    id: ports.newId(),
    email,
    firstName,
    lastName,
    passwordHash,
    isVerified: true,
    unproven: null,
    passwordGeneration: 0,
    authProvider: 'email',
    memberships: [{ restaurantId, role }],
    revision: 1,
    createdAt: ports.clock(),
  };
  const told = [ports.facts.verified(user), ports.facts.membershipChanged(user, restaurantId)];
  return (await ports.users.insert(user, told)) ? undefined : giveAccount(ports, invitation, person);
}
