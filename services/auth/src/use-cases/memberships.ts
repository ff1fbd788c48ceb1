import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import type { Membership, User } from '../domain/user';
import type { Ports } from '../ports';

type Parts = Pick<Ports, 'users' | 'facts'>;

const attempts = 20;

/**
 * Changes a user's place at a restaurant. `decide` sees the user as they stand and answers their places from now on, a refusal, or
 * undefined for "nothing to do"; when others changed the places meanwhile it decides again. Nobody under that id is
 * undefined too.
 */
export async function changePlace(
  { users, facts }: Parts,
  { userId, restaurantId }: { userId: string; restaurantId: string },
  decide: (user: User) => readonly Membership[] | Refusal | undefined,
): Promise<User | Refusal | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const user = await users.find(userId);
    if (!user) return undefined;
    const memberships = decide(user);
    if (!memberships || isRefusal(memberships)) return memberships;
    const after = { ...user, memberships };
    if (await users.place(user, memberships, [facts.membershipChanged(after, restaurantId)])) return after;
  }
  return new Refusal('unavailable', 'busy', 'This account is being changed by others. Please try again.');
}

/** The places with this one, in place of the one at its restaurant if there is one. */
export function withPlace(known: readonly Membership[], added: Membership): readonly Membership[] {
  return [...withoutPlace(known, added.restaurantId), added];
}

/** The places without the one at a restaurant. */
export function withoutPlace(known: readonly Membership[], restaurantId: string): readonly Membership[] {
  return known.filter((membership) => membership.restaurantId !== restaurantId);
}

/** Gives a user a role at a restaurant; giving it again changes nothing. */
export function grantMembership(parts: Parts) {
  return async (userId: string, membership: Membership): Promise<void | Refusal> => {
    const granted = await changePlace(parts, { userId, ...membership }, ({ memberships }) =>
      memberships.some((known) => same(known, membership)) ? undefined : withPlace(memberships, membership),
    );
    return isRefusal(granted) ? granted : undefined;
  };
}

/** Takes everybody's place at a restaurant that is gone. */
export function dropRestaurant(parts: Parts) {
  return async (restaurantId: string): Promise<void> => {
    for (const { id } of await parts.users.membersOf(restaurantId)) {
      const dropped = await changePlace(parts, { userId: id, restaurantId }, ({ memberships }) =>
        withoutPlace(memberships, restaurantId),
      );
      if (isRefusal(dropped)) throw new Error('a member’s places are being changed by others');
    }
  };
}

function same(a: Membership, b: Membership): boolean {
  return a.restaurantId === b.restaurantId && a.role === b.role;
}
