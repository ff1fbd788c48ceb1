import { type Actor, Role } from '@tablewell/proto/common/v1/actor_pb';
import { notFound, type Refusal, signInFirst } from '../refusal';

export { Role };
export type { Actor };

/** The actor's role at a restaurant; undefined for other restaurants' members and for the public. */
export function roleAt(actor: Actor | undefined, restaurantId: string): Role | undefined {
  return actor?.memberships.find((membership) => membership.restaurantId === restaurantId)?.role;
}

/** True for any member of the restaurant. */
export function isMember(actor: Actor | undefined, restaurantId: string): boolean {
  return roleAt(actor, restaurantId) !== undefined;
}

/** True for a member of a restaurant that is for tests of programs. */
export function isAtTest(actor: Actor | undefined, restaurantId: string): boolean {
  return actor?.memberships.find((membership) => membership.restaurantId === restaurantId)?.isTest ?? false;
}

/**
 * The access check of each use case for members. Returns undefined for a member, else a refusal: `unauthenticated`
 * without an actor; `not-found` for another restaurant, as if it did not exist (ROLE-3).
 */
export function refuseNonMember(actor: Actor | undefined, restaurantId: string): Refusal | undefined {
  if (!actor) return signInFirst();
  if (!isMember(actor, restaurantId)) return notFound('Restaurant not found.');
  return undefined;
}
