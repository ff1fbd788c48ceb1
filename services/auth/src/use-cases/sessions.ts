import { Refusal } from '@tablewell/chassis/refusal';
import { isAlive, judge, type Session, type SessionEnd } from '../domain/session';
import type { User } from '../domain/user';
import type { Ports } from '../ports';

/** The two tokens of a sign-in. */
export interface Tokens {
  readonly sessionId: string;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
}

const sessionDays = 30;
const mostSpent = 200;

export const sessionEnded = () => new Refusal('unauthenticated', 'session-ended', 'Please sign in again.');

/** Begins a session for a user who has just proved who they are. */
export async function openSession(ports: Ports, user: User): Promise<Tokens> {
  const now = ports.clock();
  const secret = ports.crypto.newSecret();
  const session: Session = {
    id: ports.newId(),
    userId: user.id,
    generation: user.passwordGeneration,
    createdAt: now,
    usedAt: now,
    ...ports.callerOrigin(),
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
    endedAt: null,
    current: ports.crypto.hashSecret(secret),
    previous: null,
    spent: [],
  };
  await ports.sessions.insert(session, [ports.facts.sessionStarted(user, session.id)]);
  return tokensOf(ports, session, secret);
}

async function tokensOf({ crypto, clock }: Ports, session: Session, secret: string): Promise<Tokens> {
  const access = await crypto.signAccess({ userId: session.userId, sessionId: session.id }, clock());
  return {
    sessionId: session.id,
    accessToken: access.token,
    accessExpiresAt: access.expiresAt,
    refreshToken: `${session.id}.${secret}`,
    refreshExpiresAt: session.expiresAt,
  };
}

/**
 * The user of a session that is alive. A session that was opened with a password that was replaced meanwhile is nobody's: the
 * sign-in may have checked the earlier password before the reset ended all sessions, and opened one after it.
 */
async function userOf({ users }: Pick<Ports, 'users'>, session: Session): Promise<User | undefined> {
  const user = await users.find(session.userId);
  return user?.passwordGeneration === session.generation ? user : undefined;
}

/** Rotates both tokens; one used before ends the sign-in it belongs to (contract §3). */
export function refreshSession(ports: Ports) {
  return async (refreshToken: string): Promise<{ user: User; tokens: Tokens } | Refusal> => {
    const [id = '', secret = ''] = refreshToken.split('.');
    const session = await ports.sessions.find(id);
    if (!session) return sessionEnded();
    const now = ports.clock();
    const hash = ports.crypto.hashSecret(secret);
    const presented = judge(session, hash, now);
    if (presented === 'reused') await endSession(ports, session, 'token-reused');
    if (presented === 'reused' || presented === 'unknown') return sessionEnded();

    const user = await userOf(ports, session);
    if (!user) return sessionEnded();
    if (presented === 'twin' && session.previous) {
      return {
        user,
        tokens: await tokensOf(ports, session, ports.crypto.unseal(session.previous.successor, secret)),
      };
    }
    const successor = ports.crypto.newSecret();
    const rotated: Session = {
      ...session,
      usedAt: now,
      ...ports.callerOrigin(),
      current: ports.crypto.hashSecret(successor),
      previous: { hash, rotatedAt: now, successor: ports.crypto.seal(successor, secret) },
      spent: [...session.spent, ...(session.previous ? [session.previous.hash] : [])].slice(-mostSpent),
    };
    if (await ports.sessions.rotate(rotated, hash))
      return { user, tokens: await tokensOf(ports, rotated, successor) };
    // A twin came first: what it got is this one's too.
    return refreshSession(ports)(refreshToken);
  };
}

/** The session's user, while it lasts. */
export function getSession(ports: Ports) {
  return async (id: string): Promise<{ user: User; session: Session } | Refusal> => {
    const session = await ports.sessions.find(id);
    if (!session || !isAlive(session, ports.clock())) return sessionEnded();
    const user = await userOf(ports, session);
    return user ? { user, session } : sessionEnded();
  };
}

/** Ends one session. Ending what has ended changes nothing. */
export function signOut(ports: Ports) {
  return async (id: string): Promise<void> => {
    const session = await ports.sessions.find(id);
    if (session && session.endedAt === null) await endSession(ports, session, 'signed-out');
  };
}

/** Ends one sign-in and tells whose it was. */
export async function endSession(
  ports: Pick<Ports, 'users' | 'sessions' | 'facts' | 'clock'>,
  { id, userId }: Session,
  reason: SessionEnd,
): Promise<void> {
  const user = await ports.users.find(userId);
  if (user) await ports.sessions.end(id, ports.clock(), ports.facts.sessionEnded(user, id, reason));
}

/** Ends all of a user's sign-ins and tells. */
export function endSessions(
  { sessions, facts, clock }: Pick<Ports, 'sessions' | 'facts' | 'clock'>,
  user: User,
  reason: SessionEnd,
): Promise<void> {
  return sessions.endAll(user.id, clock(), (id) => facts.sessionEnded(user, id, reason));
}
