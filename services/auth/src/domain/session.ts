/** One sign-in, with the chain of refresh tokens it has used. Tokens are kept as hashes. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The user's `passwordGeneration` when the caller proved who they are. */
  readonly generation: number;
  readonly createdAt: Date;
  /** When its tokens were last renewed, and from where. */
  readonly usedAt: Date;
  readonly address: string;
  readonly userAgent: string;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** Hash of the refresh token that is good now. */
  readonly current: string;
  /** The one before it, and its successor sealed under it. */
  readonly previous: { readonly hash: string; readonly rotatedAt: Date; readonly successor: string } | null;
  /** Hashes of tokens used before that. */
  readonly spent: readonly string[];
}

/** What a presented refresh token is. */
export type Presented = 'current' | 'twin' | 'reused' | 'unknown';

/** Two requests of one page may present the same token at once; that late a second one is no theft. */
const twinMs = 10_000;

/**
 * Judges a presented refresh token: the current one is rotated; the one before it, within ten seconds, gets the
 * same successor; any other one that was used before means that somebody else has it, and the sign-in ends.
 */
export function judge(session: Session, hash: string, now: Date): Presented {
  if (session.endedAt || session.expiresAt <= now) return 'unknown';
  if (hash === session.current) return 'current';
  if (hash === session.previous?.hash) {
    return now.getTime() - session.previous.rotatedAt.getTime() <= twinMs ? 'twin' : 'reused';
  }
  return session.spent.includes(hash) ? 'reused' : 'unknown';
}

/** True while a session may be used. */
export function isAlive(session: Session, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now;
}

/** Why a sign-in ended. */
export type SessionEnd =
  'signed-out' | 'password-reset' | 'token-reused' | 'address-claimed' | 'address-verified';
