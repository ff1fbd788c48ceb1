import { type Actor, ClosedReason, Role } from '@tablewell/proto/common/v1/actor_pb';
import { notFound, Refusal, signInFirst } from '../refusal';

export { ClosedReason, Role };
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
 * without an actor; `not-found` for another restaurant, as if it did not exist (ROLE-3); for one that its owner's rules close to this
 * session, what would open it (ACCOUNT-31).
 */
export function refuseNonMember(actor: Actor | undefined, restaurantId: string): Refusal | undefined {
  if (!actor) return signInFirst();
  if (isMember(actor, restaurantId)) return undefined;
  const closed = actor.closed.find((place) => place.restaurantId === restaurantId);
  if (!closed) return notFound('Restaurant not found.');
  return closed.reason === ClosedReason.ADDRESS ? addressNotAllowed() : sessionTooOld();
}

/** The caller's address is not among those from which the owner opens the restaurant (ACCOUNT-30). */
export const addressNotAllowed = (): Refusal =>
  new Refusal('forbidden', 'address-not-allowed', 'This restaurant may not be opened from where you are.');

/** The owner allows no session of this age, or none that was left alone for so long (ACCOUNT-29). */
const sessionTooOld = (): Refusal =>
  new Refusal('unauthenticated', 'session-too-old', 'Please sign in again to open this restaurant.');
