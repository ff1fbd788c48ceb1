import type { WithheldPermission } from '@tablewell/chassis/access';
import type { Membership, User } from './user';

interface Withholding {
  readonly withheld?: readonly WithheldPermission[];
}

/** A membership, role or invitation with what is withheld by it (ROLE-6); absent if that is nothing. */
export function withholding<T extends Withholding>(of: T, withheld: readonly WithheldPermission[]): T {
  const { withheld: _, ...rest } = of;
  return (withheld.length > 0 ? { ...rest, withheld } : rest) as T;
}

/** Whether the first list has what the second one lacks. */
export const withholdsMore = (
  withheld: readonly WithheldPermission[],
  before: readonly WithheldPermission[],
): boolean => withheld.some((each) => !before.includes(each));

export const isSameWithheld = (one: Withholding, other: Withholding): boolean => {
  const [a, b] = [one.withheld ?? [], other.withheld ?? []];
  return a.length === b.length && !withholdsMore(a, b);
};

/**
 * What an owner has withheld from a person at any restaurant. A place that the person gets at another one withholds the same, so that
 * nothing opens by it.
 */
export function withheldAtAny(
  user: Pick<User, 'memberships' | 'groupRoles'>,
  ownerId: string,
  restaurantIds: readonly string[],
): WithheldPermission[] {
  const group = user.groupRoles.find((each) => each.ownerId === ownerId)?.withheld ?? [];
  const places = user.memberships.filter(({ restaurantId }) => restaurantIds.includes(restaurantId));
  return [...new Set([...group, ...places.flatMap(({ withheld = [] }) => withheld)])];
}

/**
 * The access of a user from whom an owner withholds this at all of their restaurants, and with a role in all of them at those to come.
 * `changedAt` are the restaurants at which it differs.
 */
export function withheldEverywhere(
  user: Pick<User, 'memberships' | 'groupRoles'>,
  { ownerId, withheld }: { readonly ownerId: string; readonly withheld: readonly WithheldPermission[] },
  restaurantIds: readonly string[],
): Pick<User, 'memberships' | 'groupRoles'> & { readonly changedAt: readonly string[] } {
  const isMeant = ({ restaurantId }: Membership) => restaurantIds.includes(restaurantId);
  const changedAt = user.memberships.filter((each) => isMeant(each) && !isSameWithheld(each, { withheld }));
  return {
    memberships: user.memberships.map((each) =>
      changedAt.includes(each) ? withholding(each, withheld) : each,
    ),
    groupRoles: user.groupRoles.map((each) =>
      each.ownerId === ownerId ? withholding(each, withheld) : each,
    ),
    changedAt: changedAt.map(({ restaurantId }) => restaurantId),
  };
}
