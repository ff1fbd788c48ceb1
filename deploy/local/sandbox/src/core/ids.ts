import { randomBytes } from 'node:crypto';

let last = 0;

/**
 * An id that sorts by its time of creation, also across restarts: the store lists newest first by walking keys
 * backwards. Providers' ids are opaque, so callers cannot notice.
 */
export function newId(prefix: string): string {
  last = Math.max(Date.now() * 1000, last + 1);
  return `${prefix}_${last.toString(36).padStart(11, '0')}${randomBytes(9).toString('hex')}`;
}

/** Twilio's shape: two letters and 32 hexadecimal digits, the first 13 of them the time. */
export function newMessageSid(): string {
  last = Math.max(Date.now() * 1000, last + 1);
  return `SM${last.toString(16).padStart(14, '0')}${randomBytes(9).toString('hex')}`;
}
