import type { Membership } from '../domain/user';
import type { Ports } from '../ports';

/** Gives a user a role at a restaurant; giving it again changes nothing. */
export function grantMembership({ users, facts }: Pick<Ports, 'users' | 'facts'>) {
  return async (userId: string, membership: Membership): Promise<void> => {
    const user = await users.find(userId);
    if (!user || user.memberships.some((known) => same(known, membership))) return;
    const others = user.memberships.filter(({ restaurantId }) => restaurantId !== membership.restaurantId);
    const memberships = [...others, membership];
    await users.update(userId, { memberships }, [facts.membershipChanged(userId, memberships)]);
  };
}

/** Takes everybody's place at a restaurant that is gone. */
export function dropRestaurant({ users, facts }: Pick<Ports, 'users' | 'facts'>) {
  return async (restaurantId: string): Promise<void> => {
    for (const user of await users.membersOf(restaurantId)) {
      const memberships = user.memberships.filter((membership) => membership.restaurantId !== restaurantId);
      await users.update(user.id, { memberships }, [facts.membershipChanged(user.id, memberships)]);
    }
  };
}

function same(a: Membership, b: Membership): boolean {
  return a.restaurantId === b.restaurantId && a.role === b.role;
}
