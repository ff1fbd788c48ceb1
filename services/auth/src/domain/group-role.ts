import type { GroupRole, Membership, User } from './user';
import { withheldAtAny, withholding } from './withheld';

type Access = Pick<User, 'memberships' | 'groupRoles'>;

/** The restaurants that a user owns, without that for tests, which is in no group (GROUP-1). */
export const ownedBy = ({ memberships }: Pick<User, 'memberships'>): string[] =>
  memberships
    .filter(({ role, isTest }) => role === 'owner' && !isTest)
    .map(({ restaurantId }) => restaurantId);

/** A user's role in all restaurants of an owner; undefined for roles at single ones only. */
export const groupRoleOf = (
  { groupRoles }: Pick<User, 'groupRoles'>,
  ownerId: string,
): GroupRole['role'] | undefined => groupRoles.find((each) => each.ownerId === ownerId)?.role;

/** The roles in all restaurants of owners, without that of this one. */
export const withoutGroupRole = (user: Pick<User, 'groupRoles'>, ownerId: string): readonly GroupRole[] =>
  user.groupRoles.filter((each) => each.ownerId !== ownerId);

/**
 * The access of a user with another role at the restaurants of an owner in which they have a place, and in all of them if they have one in
 * all (SSO-14), as far as at most `most` of them are concerned; undefined if that is what the user has. What is withheld stays.
 */
export function withRoleAtPlaces(
  user: Access,
  { ownerId, role }: GroupRole,
  owned: readonly string[],
  most: number,
): (Access & { readonly changedAt: readonly string[] }) | undefined {
  const changedAt = user.memberships
    .filter((each) => owned.includes(each.restaurantId) && each.role !== role)
    .map(({ restaurantId }) => restaurantId)
    .slice(0, most);
  const inAll = groupRoleOf(user, ownerId);
  if (changedAt.length === 0 && (inAll === undefined || inAll === role)) return undefined;
  return {
    memberships: user.memberships.map((each) =>
      changedAt.includes(each.restaurantId) ? { ...each, role } : each,
    ),
    groupRoles: user.groupRoles.map((each) => (each.ownerId === ownerId ? { ...each, role } : each)),
    changedAt,
  };
}

/**
 * The access of a user with a role in all restaurants of an owner (GROUP-4), as far as at most `most` of them are concerned, of those in
 * `at`; undefined if that is what the user has. What is withheld at any of the owner's is withheld at the added ones (ROLE-6). Each
 * change is an event that lists the memberships, so that hundreds of them are not one write.
 */
export function withGroupRole(
  user: Access,
  { ownerId, role }: GroupRole,
  owned: readonly string[],
  { at = owned, most }: { readonly at?: readonly string[]; readonly most: number },
): (Access & { readonly changedAt: readonly string[] }) | undefined {
  const roles = new Map(user.memberships.map((each) => [each.restaurantId, each.role]));
  const changedAt = at.filter((id) => roles.get(id) !== role).slice(0, most);
  if (changedAt.length === 0 && groupRoleOf(user, ownerId) === role) return undefined;
  const kept = user.memberships.filter(({ restaurantId }) => !changedAt.includes(restaurantId));
  const withheld = withheldAtAny(user, ownerId, owned);
  // A place at which only the role changes keeps what is withheld there.
  const withheldThere = (id: string) =>
    roles.has(id) ? user.memberships.find(({ restaurantId }) => restaurantId === id)?.withheld : withheld;
  const given = changedAt.map((restaurantId) =>
    withholding<Membership>({ restaurantId, role }, withheldThere(restaurantId) ?? []),
  );
  return {
    memberships: [...kept, ...given],
    groupRoles: [...withoutGroupRole(user, ownerId), withholding<GroupRole>({ ownerId, role }, withheld)],
    changedAt,
  };
}
