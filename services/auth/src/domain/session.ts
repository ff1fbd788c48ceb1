/** A session with its chain of refresh tokens, stored as hashes. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The user's `passwordGeneration` at authentication. */
  readonly generation: number;
  readonly createdAt: Date;
  /** When its tokens were last refreshed; `address` and `userAgent` are of that request. */
  readonly usedAt: Date;
  readonly address: string;
  readonly userAgent: string;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** Hash of the valid refresh token. */
  readonly current: string;
  /** The token before it, and its successor, encrypted with that token. */
  readonly previous: { readonly hash: string; readonly rotatedAt: Date; readonly successor: string } | null;
  /** Hashes of tokens used before that. */
  readonly spent: readonly string[];
}

/** The status of a presented refresh token. */
type TokenStatus = 'current' | 'concurrent' | 'reused' | 'unknown';

/** Two requests of one page may present the same token; within this time the second is not treated as theft. */
const concurrentMs = 10_000;

/**
 * The status of a presented refresh token, by its hash. The current one is rotated; the previous one, within ten seconds, gets the same
 * successor; any other used token indicates theft, and the session ends.
 */
export function tokenStatus(session: Session, hash: string, now: Date): TokenStatus {
  if (session.endedAt || session.expiresAt <= now) return 'unknown';
  if (hash === session.current) return 'current';
  if (hash === session.previous?.hash) {
    return now.getTime() - session.previous.rotatedAt.getTime() <= concurrentMs ? 'concurrent' : 'reused';
  }
  return session.spent.includes(hash) ? 'reused' : 'unknown';
}

/** True while a session may be used. */
export function isAlive(session: Session, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now;
}

/** Why a session ended. */
export type SessionEnd =
  'signed-out' | 'password-reset' | 'token-reused' | 'address-claimed' | 'address-verified';
