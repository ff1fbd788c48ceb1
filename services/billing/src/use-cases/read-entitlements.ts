import type { Actor } from '@tablewell/chassis/access';
import { notFound, type Refusal, signInFirst } from '@tablewell/chassis/refusal';
import { type Entitlements, entitlementsOf } from '../domain/entitlements';
import type { Ports } from '../ports';

/**
 * An account's entitlements, for any signed-in user with the owner's id, which staff know from their restaurant.
 * Reveals nothing about payments.
 */
export function readEntitlements({ accounts, clock, rules }: Pick<Ports, 'accounts' | 'clock' | 'rules'>) {
  return async (actor: Actor | undefined, ownerId: string): Promise<Entitlements | Refusal> => {
    if (!actor) return signInFirst();
    const account = await accounts.find(ownerId);
    return account ? entitlementsOf(account, clock(), rules) : notFound('Account not found.');
  };
}
