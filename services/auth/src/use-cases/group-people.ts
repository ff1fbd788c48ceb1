import type { Actor, WithheldPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { groupRoleOf, ownedBy, withGroupRole, withoutGroupRole } from '../domain/group-role';
import { isGivenRole } from '../domain/invitation';
import type { GroupRole, Membership, User } from '../domain/user';
import type { Ports } from '../ports';
import { isSameWithheld, withheldAtAny, withheldEverywhere, withholdsMore } from '../domain/withheld';
import { type KeepsLimits, keepLimits } from './former-limits';
import { changeAccess, type ChangesAccess } from './memberships';
import { forgetIfGone } from './sso/places';
import { planRequired, planToWithhold } from './withholding';

type Parts = ChangesAccess;

/** A person who works in restaurants of one owner. */
export interface GroupPerson {
  readonly user: User;
  /** In all restaurants, those to come included; undefined: only at those below. */
  readonly groupRole: GroupRole['role'] | undefined;
  readonly memberships: readonly Membership[];
}

/** More people than any list shows. */
const maxPeople = 1_000;
/** Restaurants at which one write grants a role. */
const grantsPerWrite = 50;

const noGroup = () => notFound('Group not found.');
const worksNowhere = () =>
  new Refusal('not-found', 'works-nowhere', 'This person works in none of your restaurants.');
const ownerStays = () => new Refusal('forbidden', 'owner-role-fixed', 'The owner’s role cannot be changed.');

/** The actor with the restaurants that they own, as stored: a session may not know the latest one yet. */
async function ownerOf({ users }: Pick<Parts, 'users'>, actor: Actor | undefined) {
  if (!actor) return signInFirst();
  const user = await users.find(actor.userId);
  const restaurantIds = user ? ownedBy(user) : [];
  return user && restaurantIds.length > 0 ? { ownerId: user.id, restaurantIds } : noGroup();
}

/** Everybody who works in a restaurant of the actor, by address. */
export function listGroupPeople(ports: Pick<Ports, 'users' | 'entitlements'>) {
  return async (
    actor: Actor | undefined,
  ): Promise<{ people: GroupPerson[]; requiredPlan: string } | Refusal> => {
    const owner = await ownerOf(ports, actor);
    if (isRefusal(owner)) return owner;
    const own = new Set(owner.restaurantIds);
    const [users, requiredPlan] = await Promise.all([
      ports.users.membersOfAny(owner.restaurantIds, maxPeople),
      planToWithhold(ports, owner.ownerId),
    ]);
    const people = users.map((user) => ({
      user,
      groupRole: groupRoleOf(user, owner.ownerId),
      memberships: user.memberships.filter(({ restaurantId }) => own.has(restaurantId)),
    }));
    return { people, requiredPlan };
  };
}

/** Reads an owner and their restaurants again, or refuses. */
type ReadOwner = () => Promise<
  { readonly ownerId: string; readonly restaurantIds: readonly string[] } | Refusal
>;

/** Gives somebody who works in one of the actor's restaurants a role in all of them (GROUP-4). */
export function setGroupRole(ports: Parts) {
  return async (
    actor: Actor | undefined,
    { userId, role }: { userId: string; role: Membership['role'] | undefined },
  ): Promise<void | Refusal> => {
    if (!isGivenRole(role)) return invalid([{ field: 'role', message: 'Please choose manager or host.' }]);
    return giveGroupRole(ports, userId, role, () => ownerOf(ports, actor));
  };
}

/** Gives somebody who works in a restaurant of an owner a role in all of them. */
export async function giveGroupRole(
  ports: Parts,
  userId: string,
  role: GroupRole['role'],
  readOwner: ReadOwner,
): Promise<void | Refusal> {
  // Until nothing is missing: a restaurant may have been added meanwhile, whose event saw the person without the role.
  for (let isDone = false; !isDone;) {
    const owner = await readOwner();
    if (isRefusal(owner)) return owner;
    const { ownerId, restaurantIds } = owner;
    isDone = true;
    const changed = await changeAccess(ports, { userId }, (user) => {
      if (user.id === ownerId) return ownerStays();
      if (!worksAtAny(user, restaurantIds)) return worksNowhere();
      const change = withGroupRole(user, { ownerId, role }, restaurantIds, { most: grantsPerWrite });
      isDone = change === undefined;
      return change;
    });
    if (isRefusal(changed)) return changed;
    if (isDone && !changed && !(await ports.users.find(userId))) return worksNowhere();
  }
  return undefined;
}

/** Replaces what is withheld from a person at all restaurants of the actor, and with a role in all of them at those to come (ROLE-6). */
export function setGroupPermissions(ports: Parts & Pick<Ports, 'entitlements' | 'formerLimits'>) {
  return async (
    actor: Actor | undefined,
    { userId, withheld }: { userId: string; withheld: readonly WithheldPermission[] },
  ): Promise<void | Refusal> => {
    const owner = await ownerOf(ports, actor);
    if (isRefusal(owner)) return owner;
    const { ownerId, restaurantIds } = owner;
    const requiredPlan = await planToWithhold(ports, ownerId);
    let email = '';
    // A write for as many restaurants as one event lists comfortably, until nothing differs.
    for (let isDone = false; !isDone;) {
      let known: User | undefined;
      isDone = true;
      const changed = await changeAccess(ports, { userId }, (user) => {
        if (user.id === ownerId) return ownerStays();
        known = worksAtAny(user, restaurantIds) ? user : undefined;
        if (!known) return worksNowhere();
        if (requiredPlan !== '' && addsTo(user, ownerId, restaurantIds, withheld))
          return planRequired(requiredPlan);
        const differing = user.memberships
          .filter((each) => restaurantIds.includes(each.restaurantId) && !isSameWithheld(each, { withheld }))
          .map(({ restaurantId }) => restaurantId);
        isDone = differing.length <= grantsPerWrite;
        const change = withheldEverywhere(user, { ownerId, withheld }, differing.slice(0, grantsPerWrite));
        const group = user.groupRoles.find((each) => each.ownerId === ownerId);
        const isSame = differing.length === 0 && (!group || isSameWithheld(group, { withheld }));
        return isSame ? undefined : { ...change, withholds: true };
      });
      if (isRefusal(changed)) return changed;
      if (!known) return worksNowhere();
      email = known.email;
    }
    // A statement about all restaurants holds for those that the person has left, too.
    const former = await ports.formerLimits.find({ ownerId, email });
    if (former) await ports.formerLimits.remove(former);
    return undefined;
  };
}

/** Whether this withholds something that is not withheld at each of the restaurants yet. */
const addsTo = (
  user: User,
  ownerId: string,
  restaurantIds: readonly string[],
  withheld: readonly WithheldPermission[],
): boolean =>
  withholdsMore(withheld, withheldAtAny(user, ownerId, restaurantIds)) ||
  user.memberships.some(
    (each) => restaurantIds.includes(each.restaurantId) && withholdsMore(withheld, each.withheld ?? []),
  );

/**
 * Removes a person from all restaurants of the actor, by one write. The event makes the gateway drop their sockets'
 * rooms. The person may have been given a restaurant that was added meanwhile, so the restaurants are read again.
 */
export function removeFromGroup(ports: Parts & KeepsLimits & Pick<Ports, 'ssoIdentities'>) {
  return async (actor: Actor | undefined, userId: string): Promise<void | Refusal> => {
    const left = await leaveGroup(ports, userId, () => ownerOf(ports, actor));
    if (isRefusal(left)) return left;
    if (actor) await forgetIfGone(ports, actor.userId, userId);
    return undefined;
  };
}

/**
 * Removes a person from all restaurants of an owner. What was withheld is kept, in case the person comes back (ROLE-6).
 */
export async function leaveGroup(
  ports: Parts & KeepsLimits,
  userId: string,
  readOwner: ReadOwner,
): Promise<void | Refusal> {
  for (let removed = 0; ; removed += 1) {
    const owner = await readOwner();
    if (isRefusal(owner)) return owner;
    const { ownerId, restaurantIds } = owner;
    const changed = await changeAccess(ports, { userId }, async (user) => {
      if (user.id === ownerId) return ownerStays();
      const left = user.memberships.filter(({ restaurantId }) => restaurantIds.includes(restaurantId));
      if (left.length === 0) return worksNowhere();
      await keepLimits(ports, ownerId, user, restaurantIds);
      return {
        memberships: user.memberships.filter((each) => !left.includes(each)),
        groupRoles: withoutGroupRole(user, ownerId),
        changedAt: left.map(({ restaurantId }) => restaurantId),
      };
    });
    const isGone = !changed || (isRefusal(changed) && changed.code === worksNowhere().code);
    if (isGone) return removed > 0 ? undefined : worksNowhere();
    if (isRefusal(changed)) return changed;
  }
}

/** Grants a new restaurant of an owner to those who have a role in all of them. Idempotent. */
export function grantToGroup(ports: Parts) {
  return async (ownerId: string, restaurantId: string): Promise<void> => {
    const owner = await ports.users.find(ownerId);
    const owned = owner ? ownedBy(owner) : [];
    for (const { id } of await ports.users.inGroupOf(ownerId)) {
      const granted = await changeAccess(ports, { userId: id }, (user) => {
        const role = groupRoleOf(user, ownerId);
        return role && withGroupRole(user, { ownerId, role }, owned, { at: [restaurantId], most: 1 });
      });
      if (isRefusal(granted)) throw new Error('the memberships of a member are being changed concurrently');
    }
  };
}

const worksAtAny = (user: User, restaurantIds: readonly string[]): boolean =>
  user.memberships.some(({ restaurantId }) => restaurantIds.includes(restaurantId));
