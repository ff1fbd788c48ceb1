import { createHash } from 'node:crypto';

/** Hashes an idempotency key, which is a caller's text: days and months outlive personal data. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);
