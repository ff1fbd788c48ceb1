import { withheldAtAny } from '../domain/withheld';
import type { User } from '../domain/user';
import type { Ports } from '../ports';

/** What it takes to keep what is withheld from people who leave. */
export type KeepsLimits = Pick<Ports, 'formerLimits' | 'clock'>;

/**
 * Keeps what an owner withholds from a person who is about to leave some of their restaurants, because an identity provider may bring
 * the person back, which opens nothing (ROLE-6). Call it before the place is removed, so that nothing is lost between.
 */
export async function keepLimits(
  { formerLimits, clock }: KeepsLimits,
  ownerId: string,
  user: User,
  restaurantIds: readonly string[],
): Promise<void> {
  const withheld = withheldAtAny(user, ownerId, restaurantIds);
  if (withheld.length > 0) await formerLimits.add({ ownerId, email: user.email }, withheld, clock());
}
