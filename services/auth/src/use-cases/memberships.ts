import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Membership, User } from '../domain/user';
import type { Ports } from '../ports';
import { type KeepsLimits, keepLimits } from './former-limits';
import { dropPin } from './tablets/pins';

/** What a change of access needs. */
export type ChangesAccess = Pick<Ports, 'users' | 'eventFactory' | 'pins' | 'clock'>;

/** What a user may access after a change, and the restaurants at which it differs. */
type AccessChange = Pick<User, 'memberships'> &
  Partial<Pick<User, 'groupRoles'>> & {
    readonly changedAt: readonly string[];
    /** It is about what is withheld, and about nothing else. */
    readonly withholds?: boolean;
  };

type Decision = AccessChange | Refusal | undefined;

/**
 * Changes what a user may access. `decide` gets the stored user and returns the change, a refusal, or undefined for no
 * change; it is called again after a concurrent change. Returns undefined for an unknown user, too. `link` is the hash
 * of a link that is used for it. A person who loses a place also loses the PIN there (TABLET-5).
 */
export async function changeAccess(
  parts: ChangesAccess,
  { userId, link }: { userId: string; link?: string | undefined },
  decide: (user: User) => Decision | Promise<Decision>,
): Promise<User | Refusal | undefined> {
  const { users, eventFactory } = parts;
  const lost: string[] = [];
  const changed = await changeDocument(async () => {
    const user = await users.find(userId);
    if (!user) return undefined;
    const change = await decide(user);
    if (!change || isRefusal(change)) return change;
    const { memberships, groupRoles = user.groupRoles, changedAt, withholds = false } = change;
    const after = { ...user, memberships, groupRoles };
    const events = changedAt.map((restaurantId) =>
      eventFactory.membershipChanged(after, restaurantId, withholds),
    );
    if (!(await users.changeAccess(user, { memberships, groupRoles }, events, link))) return 'conflict';
    const kept = new Set(memberships.map(({ restaurantId }) => restaurantId));
    lost.push(...user.memberships.map(({ restaurantId }) => restaurantId).filter((id) => !kept.has(id)));
    return after;
  });
  if (changed && changed !== 'busy' && !isRefusal(changed))
    for (const restaurantId of lost) await dropPin(parts, changed, restaurantId);
  if (changed !== 'busy') return changed;
  return new Refusal('unavailable', 'busy', 'This account is being changed by others. Please try again.');
}

type MembershipsAfter = readonly Membership[] | Refusal | undefined;

/** Changes a user's membership at one restaurant, as {@link changeAccess} does. */
export function changeMembership(
  parts: ChangesAccess,
  { userId, restaurantId, link }: { userId: string; restaurantId: string; link?: string },
  decide: (user: User) => MembershipsAfter | Promise<MembershipsAfter>,
): Promise<User | Refusal | undefined> {
  return changeAccess(parts, { userId, link }, async (user) => {
    const memberships = await decide(user);
    if (!memberships || isRefusal(memberships)) return memberships;
    return { memberships, changedAt: [restaurantId] };
  });
}

/** The memberships with this one added or replaced. */
export function withMembership(known: readonly Membership[], added: Membership): readonly Membership[] {
  return [...withoutMembership(known, added.restaurantId), added];
}

/** The memberships without the one at a restaurant. */
export function withoutMembership(known: readonly Membership[], restaurantId: string): readonly Membership[] {
  return known.filter((membership) => membership.restaurantId !== restaurantId);
}

/** Grants a user a role at a restaurant. Idempotent. */
export function grantMembership(parts: ChangesAccess) {
  return async (userId: string, membership: Membership): Promise<void | Refusal> => {
    const granted = await changeMembership(parts, { userId, ...membership }, ({ memberships }) =>
      memberships.some((known) => same(known, membership))
        ? undefined
        : withMembership(memberships, membership),
    );
    return isRefusal(granted) ? granted : undefined;
  };
}

/**
 * Removes every membership at a deleted restaurant, that of its owner last. Until the owner's is removed, what was
 * withheld from the others can be kept, in case they come back to another restaurant (ROLE-6).
 */
export function dropRestaurant(parts: ChangesAccess & KeepsLimits) {
  return async (restaurantId: string): Promise<void> => {
    const members = await parts.users.membersOf(restaurantId);
    const owner = members.find((user) => owns(user, restaurantId));
    const others = members.filter((user) => user !== owner);
    for (const { id } of owner ? [...others, owner] : others) {
      const target = { userId: id, restaurantId };
      const dropped = await changeMembership(parts, target, async (user) => {
        if (owner && id !== owner.id) await keepLimits(parts, owner.id, user, [restaurantId]);
        return withoutMembership(user.memberships, restaurantId);
      });
      if (isRefusal(dropped)) throw new Error('the memberships of a member are being changed concurrently');
    }
  };
}

/** Whether a user owns a restaurant. */
export const owns = ({ memberships }: Pick<User, 'memberships'>, restaurantId: string): boolean =>
  memberships.some((each) => each.restaurantId === restaurantId && each.role === 'owner');

function same(a: Membership, b: Membership): boolean {
  return a.restaurantId === b.restaurantId && a.role === b.role && a.isTest === b.isTest;
}
