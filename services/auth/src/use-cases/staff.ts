import { type Actor, refuseWithout } from '@tablewell/chassis';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { isEmail, normaliseEmail } from '../domain/account-rules';
import { byRole, type Invitation, invitationLifetimeMs, isGivenRole } from '../domain/invitation';
import type { Membership, User } from '../domain/user';
import type { Ports } from '../ports';
import { changePlace, withoutPlace } from './memberships';

/** A person and their role at one restaurant. */
export interface StaffMember {
  readonly user: User;
  readonly role: Membership['role'];
}

const roleOf = (user: User, restaurantId: string) =>
  user.memberships.find((membership) => membership.restaurantId === restaurantId)?.role;

const badRole = () => invalid([{ field: 'role', message: 'Please choose manager or host.' }]);

/** Who works here, and who is invited: for the owner. */
export function listStaff(ports: Ports) {
  return async (
    actor: Actor | undefined,
    restaurantId: string,
  ): Promise<{ members: StaffMember[]; invitations: Invitation[] } | Refusal> => {
    const refused = refuseWithout('staff', actor, restaurantId);
    if (refused) return refused;
    const [users, invitations] = await Promise.all([
      ports.users.membersOf(restaurantId),
      ports.invitations.list(restaurantId, ports.clock()),
    ]);
    const members = users
      .flatMap((user) => {
        const role = roleOf(user, restaurantId);
        return role ? [{ user, role }] : [];
      })
      .sort((one, other) =>
        byRole({ role: one.role, email: one.user.email }, { role: other.role, email: other.user.email }),
      );
    return { members, invitations };
  };
}

/** Not `forbidden`: pages sign out on that, and the session is good. */
const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you invite people.');

/** Offers a place by mail, in the name of an owner whose own address is verified. Who works here already is not invited again. */
export function inviteStaff(ports: Ports) {
  return async (
    actor: Actor | undefined,
    ask: { restaurantId: string; email: string; role: Membership['role'] | undefined },
  ): Promise<Invitation | Refusal> => {
    const refused = refuseWithout('staff', actor, ask.restaurantId);
    if (refused) return refused;
    const inviting = actor && (await ports.users.find(actor.userId));
    if (!inviting?.isVerified) return verifyFirst();
    const email = normaliseEmail(ask.email);
    if (!isEmail(email)) return invalid([{ field: 'email', message: 'Please enter a valid email address.' }]);
    if (!isGivenRole(ask.role)) return badRole();
    const known = await ports.users.findByEmail(email);
    if (known && roleOf(known, ask.restaurantId)) {
      const message = 'This person works here already.';
      return new Refusal('already-exists', 'already-staff', message, {
        fields: [{ field: 'email', message }],
      });
    }
    const token = ports.crypto.newSecret();
    return ports.invitations.put(
      {
        id: ports.newId(),
        restaurantId: ask.restaurantId,
        email,
        role: ask.role,
        expiresAt: new Date(ports.clock().getTime() + invitationLifetimeMs),
      },
      { hash: ports.crypto.hashSecret(token), told: (made) => ports.facts.staffInvited(made, token) },
    );
  };
}

/** Takes an invitation back. One that is gone already is as wanted. */
export function withdrawInvitation(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, id: string): Promise<void | Refusal> => {
    const refused = refuseWithout('staff', actor, restaurantId);
    if (refused) return refused;
    await ports.invitations.remove(restaurantId, id, ports.facts.invitationWithdrawn);
    return undefined;
  };
}

/** Changes a member's place, as the owner: `change` answers their places from now on, or why not. */
async function changeMember(
  ports: Ports,
  actor: Actor | undefined,
  place: { restaurantId: string; userId: string },
  change: (memberships: readonly Membership[]) => readonly Membership[] | Refusal,
): Promise<void | Refusal> {
  const { restaurantId } = place;
  const refused = refuseWithout('staff', actor, restaurantId);
  if (refused) return refused;
  const changed = await changePlace(ports, place, (user) => {
    const role = roleOf(user, restaurantId);
    if (!role) return notHere();
    if (role === 'owner')
      return new Refusal('forbidden', 'owner-stays', 'The owner’s place cannot be changed.');
    return change(user.memberships);
  });
  if (!changed) return notHere();
  return isRefusal(changed) ? changed : undefined;
}

const notHere = () => notFound('This person does not work here.');

/** Makes a manager a host, or the other way. */
export function changeRole(ports: Ports) {
  return (
    actor: Actor | undefined,
    ask: { restaurantId: string; userId: string; role: Membership['role'] | undefined },
  ): Promise<void | Refusal> =>
    changeMember(ports, actor, ask, (memberships) => {
      const { restaurantId, role } = ask;
      if (!isGivenRole(role)) return badRole();
      return memberships.map((known) => (known.restaurantId === restaurantId ? { ...known, role } : known));
    });
}

/** Takes a person's place away. The event makes their sockets and sessions lose the restaurant at once. */
export function removeStaff(ports: Ports) {
  return (actor: Actor | undefined, restaurantId: string, userId: string): Promise<void | Refusal> =>
    changeMember(ports, actor, { restaurantId, userId }, (memberships) =>
      withoutPlace(memberships, restaurantId),
    );
}
