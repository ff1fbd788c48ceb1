import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Membership, User } from '../domain/user';
import type { Ports } from '../ports';

type Parts = Pick<Ports, 'users' | 'eventFactory'>;

/**
 * Changes a user's membership at a restaurant. `decide` gets the stored user and returns the new memberships, a
 * refusal, or undefined for no change; it is called again after a concurrent change. Returns undefined for an unknown
 * user, too. `link` is the hash of a link that is used for it.
 */
export async function changeMembership(
  { users, eventFactory }: Parts,
  { userId, restaurantId, link }: { userId: string; restaurantId: string; link?: string },
  decide: (user: User) => readonly Membership[] | Refusal | undefined,
): Promise<User | Refusal | undefined> {
  const changed = await changeDocument(async () => {
    const user = await users.find(userId);
    if (!user) return undefined;
    const memberships = decide(user);
    if (!memberships || isRefusal(memberships)) return memberships;
    const after = { ...user, memberships };
    const events = [eventFactory.membershipChanged(after, restaurantId)];
    return (await users.changeMemberships(user, memberships, events, link)) ? after : 'conflict';
  });
  if (changed !== 'busy') return changed;
  return new Refusal('unavailable', 'busy', 'This account is being changed by others. Please try again.');
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
export function grantMembership(parts: Parts) {
  return async (userId: string, membership: Membership): Promise<void | Refusal> => {
    const granted = await changeMembership(parts, { userId, ...membership }, ({ memberships }) =>
      memberships.some((known) => same(known, membership))
        ? undefined
        : withMembership(memberships, membership),
    );
    return isRefusal(granted) ? granted : undefined;
  };
}

/** Removes every membership at a deleted restaurant. */
export function dropRestaurant(parts: Parts) {
  return async (restaurantId: string): Promise<void> => {
    for (const { id } of await parts.users.membersOf(restaurantId)) {
      const dropped = await changeMembership(parts, { userId: id, restaurantId }, ({ memberships }) =>
        withoutMembership(memberships, restaurantId),
      );
      if (isRefusal(dropped)) throw new Error('the memberships of a member are being changed concurrently');
    }
  };
}

function same(a: Membership, b: Membership): boolean {
  return a.restaurantId === b.restaurantId && a.role === b.role;
}
