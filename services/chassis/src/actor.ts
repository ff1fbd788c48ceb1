import { type Actor, Role } from '@tablewell/proto/common/v1/actor_pb';
import { notFound, Refusal } from './refusal';

export { Role };
export type { Actor };

/** The actor's role at a restaurant, or undefined for a stranger and for the public. */
export function roleAt(actor: Actor | undefined, restaurantId: string): Role | undefined {
  return actor?.memberships.find((membership) => membership.restaurantId === restaurantId)?.role;
}

/** True for any member of the restaurant. */
export function isMember(actor: Actor | undefined, restaurantId: string): boolean {
  return roleAt(actor, restaurantId) !== undefined;
}

/**
 * The access check that opens each use case for members. Answers a refusal, or undefined when they may: nobody
 * signed in is `unauthenticated`; another restaurant is `not-found`, as if it did not exist (contract §3).
 */
export function refuseStrangers(actor: Actor | undefined, restaurantId: string): Refusal | undefined {
  if (!actor) return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
  if (!isMember(actor, restaurantId)) return notFound('Restaurant not found.');
  return undefined;
}
