import type { Actor } from '@tablewell/chassis';
import { notFound, Refusal } from '@tablewell/chassis/refusal';

/** The access check of an account: its own owner and nobody else. */
export function refuseOthers(actor: Actor | undefined, ownerId: string): Refusal | undefined {
  if (!actor) return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
  return actor.userId === ownerId ? undefined : notFound('Account not found.');
}
