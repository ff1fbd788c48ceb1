import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { PinHash } from '../../ports';

/** OWASP's minimum for argon2id, as for passwords. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

const derived = (purpose: string, of: string): Buffer =>
  createHash('sha256').update(`tablewell ${purpose}\0`).update(of).digest();

/**
 * The hashes by which PINs are found: argon2id with a secret of the service. The secret is not in the store, so that a stolen store gives
 * no PIN, of which there are ten thousand; and who has both still pays for each guess. The salt is the restaurant's, because a PIN is
 * looked up, and is another one at each restaurant (TABLET-2). The first of them is for what is stored from now on.
 */
export function createPinHashes(secrets: readonly string[]): readonly [PinHash, ...PinHash[]] {
  return secrets.map((secret): PinHash => {
    const key = derived('pin', secret);
    return async (restaurantId, digits) => {
      const salt = derived('pin of a restaurant', restaurantId).subarray(0, 16);
      return (await hashRaw(digits, { ...argon, salt, secret: key })).toString('base64url');
    };
  }) as [PinHash, ...PinHash[]];
}
