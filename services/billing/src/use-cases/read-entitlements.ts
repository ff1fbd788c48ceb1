import type { Actor } from '@tablewell/chassis';
import { notFound, Refusal } from '@tablewell/chassis/refusal';
import { type Entitlements, entitlementsOf } from '../domain/entitlements';
import type { Ports } from '../ports';

/**
 * What an account's plan allows, for whoever is signed in and knows the owner's id: those who work there do, by their
 * restaurant. Nothing of what is paid, or how.
 */
export function readEntitlements({ accounts, clock, rules }: Pick<Ports, 'accounts' | 'clock' | 'rules'>) {
  return async (actor: Actor | undefined, ownerId: string): Promise<Entitlements | Refusal> => {
    if (!actor) return new Refusal('unauthenticated', 'sign-in-required', 'Please sign in.');
    const account = await accounts.find(ownerId);
    return account ? entitlementsOf(account, clock(), rules) : notFound('Account not found.');
  };
}
