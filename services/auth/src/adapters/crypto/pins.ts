import { createHash } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { PinHash } from '../../ports';

/** OWASP's minimum for argon2id, as for passwords. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

const derived = (purpose: string, of: string): Buffer =>
  createHash('sha256').update(`tablewell ${purpose}\0`).update(of).digest();

/**
 * The hashes by which PINs are found: argon2id with a secret of the service. There are only ten thousand PINs of four
 * digits, so the secret is not in the store: a stolen store alone reveals none, and a thief of both still pays for each
 * guess. The salt depends only on the restaurant, because a PIN is looked up by its hash, and each restaurant has PINs
 * of its own (TABLET-2). New PINs are stored with the first of the hashes.
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
