import { createHash } from 'node:crypto';

/** Hashes an idempotency key. It is a caller's text, and the documents of days and months outlive personal data. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);
