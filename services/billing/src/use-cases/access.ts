import type { Actor } from '@tablewell/chassis/access';
import { notFound, Refusal } from '@tablewell/chassis/refusal';

/** The access check of an account: its owner only. */
export function refuseNonOwner(actor: Actor | undefined, ownerId: string): Refusal | undefined {
  if (!actor) return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
  return actor.userId === ownerId ? undefined : notFound('Account not found.');
}
