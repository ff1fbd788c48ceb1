import { createHash } from 'node:crypto';

/** A key is a caller's own text: days and months outlive what is known of people, and keep a mark of it only. */
export const markOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22);
