import {
  type Actor,
  isAtTest,
  refuseWithoutPermission,
  type WithheldPermission,
} from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal } from '@tablewell/chassis/refusal';
import { isEmail } from '@tablewell/shared/email';
import { normalizeEmail } from '../domain/account-rules';
import { byRole, type Invitation, invitationLifetimeMs, isGivenRole } from '../domain/invitation';
import { ownedBy, withoutGroupRole } from '../domain/group-role';
import { isProven, type Membership, type User } from '../domain/user';
import { isSameWithheld, withholding, withholdsMore } from '../domain/withheld';
import type { Ports } from '../ports';
import { keepLimits } from './former-limits';
import { changeAccess, withoutMembership } from './memberships';
import { forgetIfGone } from './sso/places';
import { planRequired, planToWithhold } from './withholding';

/** A person with their role and what is withheld from them at one restaurant. */
export interface StaffMember {
  readonly user: User;
  readonly role: Membership['role'];
  readonly withheld: readonly WithheldPermission[];
}

const placeOf = (user: User, restaurantId: string) =>
  user.memberships.find((membership) => membership.restaurantId === restaurantId);
const roleOf = (user: User, restaurantId: string) => placeOf(user, restaurantId)?.role;

const badRole = () => invalid([{ field: 'role', message: 'Please choose manager or host.' }]);

interface StaffList {
  readonly members: StaffMember[];
  readonly invitations: Invitation[];
  /** The plan with which permissions can be withheld; empty if the owner has it. */
  readonly requiredPlan: string;
  /** The owner has several restaurants. */
  readonly hasGroup: boolean;
}

/** Members and open invitations, for the owner. */
export function listStaff(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string): Promise<StaffList | Refusal> => {
    const refused = refuseWithoutPermission('staff', actor, restaurantId);
    if (refused) return refused;
    const [users, invitations, requiredPlan] = await Promise.all([
      ports.users.membersOf(restaurantId),
      ports.invitations.list(restaurantId, ports.clock()),
      planToWithhold(ports, actor?.userId ?? ''),
    ]);
    const members = users
      .flatMap((user) => {
        const place = placeOf(user, restaurantId);
        return place ? [{ user, role: place.role, withheld: place.withheld ?? [] }] : [];
      })
      .sort((one, other) =>
        byRole({ role: one.role, email: one.user.email }, { role: other.role, email: other.user.email }),
      );
    const owner = users.find(({ id }) => id === actor?.userId);
    const hasGroup = owner !== undefined && ownedBy(owner).length > 1;
    return { members, invitations, requiredPlan, hasGroup };
  };
}

/** Not `forbidden`, because pages sign out on that, and the session is valid. */
const verifyFirst = () =>
  new Refusal('conflict', 'verify-first', 'Please verify your email address before you invite people.');

const ownerAlone = () =>
  new Refusal(
    'conflict',
    'test-restaurant',
    'A test restaurant sends no invitations: it is for its owner and its keys alone.',
  );

/**
 * Invites a person by mail, for an owner whose address is verified: to one restaurant, or to all of the owner's (GROUP-10). Members are
 * not invited again.
 */
export function inviteStaff(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: {
      restaurantId: string;
      email: string;
      role: Membership['role'] | undefined;
      withheld: readonly WithheldPermission[];
      isToAll: boolean;
    },
  ): Promise<Invitation | Refusal> => {
    const refused = refuseWithoutPermission('staff', actor, request.restaurantId);
    if (refused) return refused;
    const inviting = actor && (await ports.users.find(actor.userId));
    if (!inviting || !isProven(inviting)) return verifyFirst();
    if (isAtTest(actor, request.restaurantId)) return ownerAlone();
    const email = normalizeEmail(request.email);
    if (!isEmail(email)) return invalid([{ field: 'email', message: 'Please enter a valid email address.' }]);
    if (!isGivenRole(request.role)) return badRole();
    const requiredPlan = request.withheld.length > 0 ? await planToWithhold(ports, inviting.id) : '';
    if (requiredPlan !== '') return planRequired(requiredPlan);
    const known = await ports.users.findByEmail(email);
    if (known && roleOf(known, request.restaurantId)) {
      const message = 'This person works here already.';
      return new Refusal('already-exists', 'already-staff', message, {
        fields: [{ field: 'email', message }],
      });
    }
    const token = ports.crypto.newSecret();
    return ports.invitations.put(
      withholding<Invitation>(
        {
          id: ports.newId(),
          restaurantId: request.restaurantId,
          email,
          role: request.role,
          expiresAt: new Date(ports.clock().getTime() + invitationLifetimeMs),
          ...(request.isToAll ? { isToAll: true } : {}),
        },
        request.withheld,
      ),
      {
        hash: ports.crypto.hashSecret(token),
        toEvent: (made) => ports.eventFactory.staffInvited(made, token),
      },
    );
  };
}

/** Withdraws an invitation. Idempotent. */
export function withdrawInvitation(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, id: string): Promise<void | Refusal> => {
    const refused = refuseWithoutPermission('staff', actor, restaurantId);
    if (refused) return refused;
    const { invitations, clock, eventFactory } = ports;
    await invitations.remove(restaurantId, id, clock(), eventFactory.invitationWithdrawn);
    return undefined;
  };
}

type Changed = readonly Membership[] | Refusal;

/**
 * Changes a member's memberships, for the owner: `change` returns the new memberships or a refusal. A role in all restaurants
 * of the owner ends, because it is no longer true (GROUP-4).
 */
async function changeMember(
  ports: Ports,
  actor: Actor | undefined,
  target: { restaurantId: string; userId: string },
  change: (user: User) => Changed | Promise<Changed>,
): Promise<void | Refusal> {
  const { restaurantId } = target;
  const refused = refuseWithoutPermission('staff', actor, restaurantId);
  if (refused) return refused;
  const changed = await changeAccess(ports, { userId: target.userId }, async (user) => {
    const role = roleOf(user, restaurantId);
    if (!role) return notAMember();
    if (role === 'owner')
      return new Refusal('forbidden', 'owner-role-fixed', 'The owner’s role cannot be changed.');
    const memberships = await change(user);
    if (isRefusal(memberships)) return memberships;
    return {
      memberships,
      groupRoles: withoutGroupRole(user, actor?.userId ?? ''),
      changedAt: [restaurantId],
    };
  });
  if (!changed) return notAMember();
  return isRefusal(changed) ? changed : undefined;
}

const notAMember = () => notFound('This person does not work here.');

/** Changes a member's role. */
export function changeRole(ports: Ports) {
  return (
    actor: Actor | undefined,
    request: { restaurantId: string; userId: string; role: Membership['role'] | undefined },
  ): Promise<void | Refusal> =>
    changeMember(ports, actor, request, ({ memberships }) => {
      const { restaurantId, role } = request;
      if (!isGivenRole(role)) return badRole();
      return memberships.map((known) => (known.restaurantId === restaurantId ? { ...known, role } : known));
    });
}

/**
 * Replaces what is withheld from a member (ROLE-6). A role in all restaurants stays: what is withheld may differ between them. The
 * event makes the gateway use it at once.
 */
export function setPermissions(ports: Ports) {
  return async (
    actor: Actor | undefined,
    request: { restaurantId: string; userId: string; withheld: readonly WithheldPermission[] },
  ): Promise<void | Refusal> => {
    const { restaurantId, userId, withheld } = request;
    const refused = refuseWithoutPermission('staff', actor, restaurantId);
    if (refused) return refused;
    const requiredPlan = await planToWithhold(ports, actor?.userId ?? '');
    let isMember = false;
    const changed = await changeAccess(ports, { userId }, (user) => {
      const place = placeOf(user, restaurantId);
      isMember = place !== undefined;
      if (!place) return notAMember();
      if (place.role === 'owner') return ownerHasAll();
      if (isSameWithheld(place, { withheld })) return undefined;
      if (requiredPlan !== '' && withholdsMore(withheld, place.withheld ?? []))
        return planRequired(requiredPlan);
      const memberships = user.memberships.map((each) =>
        each === place ? withholding(each, withheld) : each,
      );
      return { memberships, changedAt: [restaurantId], withholds: true };
    });
    if (isRefusal(changed)) return changed;
    return isMember ? undefined : notAMember();
  };
}

const ownerHasAll = () =>
  new Refusal('forbidden', 'owner-role-fixed', 'Nothing can be withheld from the owner.');

/**
 * Removes a member, and keeps what was withheld from them, in case they come back (ROLE-6). The event makes the gateway
 * remove the restaurant from their sockets and sessions at once.
 */
export function removeStaff(ports: Ports) {
  return async (actor: Actor | undefined, restaurantId: string, userId: string): Promise<void | Refusal> => {
    const refused = await changeMember(ports, actor, { restaurantId, userId }, async (user) => {
      await keepLimits(ports, actor?.userId ?? '', user, [restaurantId]);
      return withoutMembership(user.memberships, restaurantId);
    });
    if (refused) return refused;
    if (actor) await forgetIfGone(ports, actor.userId, userId);
    return undefined;
  };
}
