import { createHash, randomBytes } from 'node:crypto';
import type { RemoteName } from '../src/contract';

/** The cookie with a browser's random id, so that it gets the same version of a remote each time. */
const canaryCookie = 'tablewell_canary';
const keepSeconds = 180 * 86_400;

/** The id in a request's cookie, or undefined. */
export function canaryIdIn(cookies: string | undefined): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)(?:__Host-)?${canaryCookie}=([\\w-]{16,64})(?:;|$)`).exec(
    cookies ?? '',
  );
  return found?.[1];
}

export const newCanaryId = (): string => randomBytes(18).toString('base64url');

/** The header that sets the cookie, which scripts cannot read. */
export function canaryCookieHeader(id: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  const prefix = isSecure ? '__Host-' : '';
  return `${prefix}${canaryCookie}=${id}; Path=/; Max-Age=${keepSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a browser is among the `percent` that get a remote's canary. An id always maps to the same point, and to a
 * different one for each remote, so a browser keeps the canary as the share grows.
 */
export function isInCanary(id: string, remote: RemoteName, percent: number): boolean {
  const spot = createHash('sha256').update(`${remote}:${id}`).digest().readUInt32BE(0) / 2 ** 32;
  return spot * 100 < percent;
}
