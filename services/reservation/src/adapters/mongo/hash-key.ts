import { shortHash } from '@tablewell/chassis/crypto';

/** Hashes an idempotency key. It is a caller's text, and the documents of days and months outlive personal data. */
export const hashKey = (key: string): string => shortHash(key);
