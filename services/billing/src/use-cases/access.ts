import type { Actor } from '@tablewell/chassis/access';
import { notFound, type Refusal, signInFirst } from '@tablewell/chassis/refusal';

/** The access check of an account: its owner only. */
export function refuseNonOwner(actor: Actor | undefined, ownerId: string): Refusal | undefined {
  if (!actor) return signInFirst();
  return actor.userId === ownerId ? undefined : notFound('Account not found.');
}
