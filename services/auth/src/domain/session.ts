import type { SharedTablet } from './shared-tablet';
import type { SsoOrigin } from './sso';

/** A session with its chain of refresh tokens, stored as hashes. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The user's `passwordGeneration` at authentication. */
  readonly generation: number;
  readonly createdAt: Date;
  /** When its tokens were last refreshed; `address` and `userAgent` are of that request. */
  readonly usedAt: Date;
  /** When a person last used it, as far as an owner's limit made that be recorded; null in sessions of earlier releases. */
  readonly activeAt: Date | null;
  readonly address: string;
  readonly userAgent: string;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** Null if no identity provider of an owner opened it. */
  readonly sso: SsoOrigin | null;
  /** Null if one person uses it. */
  readonly tablet: SharedTablet | null;
  /** The session was opened with the password. That password is still valid, because a new one ends all sessions. */
  readonly byPassword: boolean;
  /** Hash of the valid refresh token. */
  readonly current: string;
  /** The token before it, and its successor, encrypted with that token. */
  readonly previous: {
    readonly hash: string;
    readonly successor: string;
    /** When the access token that came with the successor was first used; null until then. */
    readonly usedAt: Date | null;
  } | null;
  /** Hashes of tokens used before that. */
  readonly spent: readonly string[];
}

/** The status of a presented refresh token. */
type TokenStatus = 'current' | 'repeated' | 'reused' | 'unknown';

/** Requests that were sent before the new tokens arrived are still under way for less than this; each takes at most 30 s. */
const underWayMs = 60_000;

/**
 * The status of a presented refresh token, by its hash. The current one is rotated; the previous one gets the same
 * successor until that one was used, because the answer may have been lost; any other used token indicates theft, and
 * the session ends. Decision 0006.
 */
export function tokenStatus(session: Session, hash: string, now: Date): TokenStatus {
  if (session.endedAt || session.expiresAt <= now) return 'unknown';
  if (hash === session.current) return 'current';
  if (hash === session.previous?.hash) {
    const { usedAt } = session.previous;
    return usedAt && now.getTime() - usedAt.getTime() > underWayMs ? 'reused' : 'repeated';
  }
  return session.spent.includes(hash) ? 'reused' : 'unknown';
}

/** Names a refresh token, by its hash, in the access tokens that come with it. */
export const refreshIdOf = (hash: string): string => hash.slice(0, 16);

/** True if an access token of the current refresh token is presented for the first time. */
export function isFirstUse(session: Session, refreshId: string): boolean {
  return session.previous?.usedAt === null && refreshId === refreshIdOf(session.current);
}

/** True while a session may be used. */
export function isAlive(session: Session, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now;
}

/** Why a session ended. */
export type SessionEnd =
  | 'signed-out'
  | 'password-reset'
  | 'token-reused'
  | 'address-claimed'
  /** The owner requires the identity provider. */
  | 'sso-required'
  /** At the identity provider, or with the owner's connection to it. */
  | 'sso-ended'
  /** The identity provider removed the person. */
  | 'sso-removed'
  /** An owner's limit left it nothing to open. */
  | 'session-limit'
  /** The member who set the shared tablet up does not work there any more. */
  | 'tablet-closed'
  /** The member who set the shared tablet up ended it, and got a new session. */
  | 'tablet-left';
