import { Refusal } from '@tablewell/chassis/refusal';
import {
  isAlive,
  isFirstUse,
  refreshIdOf,
  type Session,
  type SessionEnd,
  tokenStatus,
} from '../domain/session';
import { ssoSessionMs } from '../domain/sso';
import type { TakenStep } from '../domain/shared-tablet';
import type { Membership, User } from '../domain/user';
import type { Ports } from '../ports';
import { isActivityDue } from '../domain/access-rules';
import { isClosed, openPlaces, type OpenPlaces } from './access-rules/open-places';
import { placesOf } from './sso/places';
import { atTablet } from './tablets/at-tablet';

/** The two tokens of a sign-in. */
export interface Tokens {
  readonly sessionId: string;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
}

const sessionDays = 30;
const maxSpent = 200;

const sessionEnded = () => new Refusal('unauthenticated', 'session-ended', 'Please sign in again.');

const turnEnded = () =>
  new Refusal(
    'conflict',
    'turn-ended',
    'Whoever took this step on the tablet may not use it any more, was done before it, or did so too long ago.',
  );

/** Opens a session for an authenticated user. One by an identity provider is short, and a refresh makes it no longer (SSO-5). */
export async function openSession(
  ports: Ports,
  user: User,
  { sso = null, byPassword = false }: Partial<Pick<Session, 'sso' | 'byPassword'>> = {},
): Promise<Tokens> {
  const now = ports.clock();
  const secret = ports.crypto.newSecret();
  const session: Session = {
    id: ports.newId(),
    userId: user.id,
    generation: user.passwordGeneration,
    createdAt: now,
    usedAt: now,
    activeAt: now,
    ...ports.callerOrigin(),
    expiresAt: new Date(now.getTime() + (sso ? ssoSessionMs : sessionDays * 86_400_000)),
    endedAt: null,
    sso,
    byPassword,
    tablet: null,
    current: ports.crypto.hashSecret(secret),
    previous: null,
    spent: [],
  };
  await ports.sessions.insert(session, [ports.eventFactory.sessionStarted(user, session.id)]);
  return tokensOf(ports, session, secret);
}

/**
 * Opens the session that goes on where this one has ended, under another id and with other tokens, for as long as this one would have
 * lasted, and by the same sign-in: the rules for sessions hold for both together (TABLET-7).
 */
export async function succeedSession(ports: Ports, user: User, before: Session): Promise<Tokens> {
  const secret = ports.crypto.newSecret();
  const session: Session = {
    ...before,
    ...{ id: ports.newId(), usedAt: ports.clock(), ...ports.callerOrigin() },
    ...{ endedAt: null, tablet: null, current: ports.crypto.hashSecret(secret), previous: null, spent: [] },
  };
  await ports.sessions.insert(session, [ports.eventFactory.sessionStarted(user, session.id)]);
  return tokensOf(ports, session, secret);
}

async function tokensOf({ crypto, clock }: Ports, session: Session, secret: string): Promise<Tokens> {
  const { userId, id: sessionId, current } = session;
  const access = await crypto.signAccess({ userId, sessionId, refreshId: refreshIdOf(current) }, clock());
  return {
    sessionId: session.id,
    accessToken: access.token,
    accessExpiresAt: access.expiresAt,
    refreshToken: `${session.id}.${secret}`,
    refreshExpiresAt: session.expiresAt,
  };
}

/** The user of a session with the places that it opens, and what the rules of owners say about them. */
interface SessionUser {
  /** On a shared tablet the person who uses it, or the tablet itself. */
  readonly user: User;
  readonly places: OpenPlaces;
  /** Set on a shared tablet. */
  readonly tablet?: { readonly setter: User; readonly turn: string };
}

/**
 * The user of a session with the places that it opens; undefined if it opens none any more, or if the password was replaced since the authentication. A sign-in may check the old
 * password before a reset ends all sessions, and open its session afterwards. A session to which limits of owners leave nothing ends for good:
 * it would otherwise open again when a limit is removed (ACCOUNT-29).
 */
async function userOf(ports: Ports, session: Session, step?: TakenStep): Promise<SessionUser | undefined> {
  const user = await ports.users.find(session.userId);
  if (user?.passwordGeneration !== session.generation) return undefined;
  const memberships = await placesOf(ports, user, session.sso);
  if (!memberships) return undefined;
  if (session.tablet) return userOfTablet(ports, session, { user, memberships, step });
  const places = await openPlaces(ports, memberships, session);
  if (isClosed(places)) {
    await endSession(ports, session, 'session-limit');
    return undefined;
  }
  return { user: { ...user, memberships: places.memberships }, places };
}

/**
 * The same for a shared tablet, which opens only its own restaurant, and only while the member who set it up works
 * there (TABLET-5).
 */
async function userOfTablet(
  ports: Ports,
  session: Session,
  {
    user: setter,
    memberships,
    step,
  }: {
    readonly user: User;
    readonly memberships: readonly Membership[];
    readonly step: TakenStep | undefined;
  },
): Promise<SessionUser | undefined> {
  const { tablet } = session;
  const own = memberships.find(({ restaurantId }) => restaurantId === tablet?.restaurantId);
  const places = own && (await openPlaces(ports, [own], session));
  if (!tablet || !own || isClosed(places)) {
    await endSession(ports, session, own ? 'session-limit' : 'tablet-closed');
    return undefined;
  }
  const found = await atTablet(ports, session, tablet, { setter, own }, step);
  if (!places || !found) return undefined;
  const closesAt = [places.closesAt, found.endsAt].filter((each) => each !== undefined);
  return {
    user: { ...found.user, memberships: [found.place] },
    places: {
      ...{ ...places, memberships: [found.place], notesActivity: true },
      closesAt: closesAt.length > 0 ? new Date(Math.min(...closesAt.map(Number))) : undefined,
    },
    tablet: { setter, turn: found.turn?.id ?? '' },
  };
}

/** Rotates both tokens; a reused refresh token ends its session (ACCOUNT-11). */
export function refreshSession(ports: Ports) {
  return async (refreshToken: string): Promise<{ user: User; tokens: Tokens } | Refusal> => {
    const [id = '', secret = ''] = refreshToken.split('.');
    const session = await ports.sessions.find(id);
    if (!session) return sessionEnded();
    const now = ports.clock();
    const hash = ports.crypto.hashSecret(secret);
    const status = tokenStatus(session, hash, now);
    if (status === 'reused') await endSession(ports, session, 'token-reused');
    if (status === 'reused' || status === 'unknown') return sessionEnded();

    const user = (await userOf(ports, session))?.user;
    if (!user) return sessionEnded();
    if (status === 'repeated' && session.previous) {
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
      previous: { hash, successor: ports.crypto.seal(successor, secret), usedAt: null },
      spent: [...session.spent, ...(session.previous ? [session.previous.hash] : [])].slice(-maxSpent),
    };
    if (await ports.sessions.rotate(rotated, hash))
      return { user, tokens: await tokensOf(ports, rotated, successor) };
    // A concurrent request rotated first: return its successor.
    return refreshSession(ports)(refreshToken);
  };
}

/**
 * An active session and its user. Records the first use of an access token, which `refreshId` is from, and activity where an owner limits
 * the time without it. `step`: one that was taken on a shared tablet, and is sent later.
 */
export function getSession(ports: Ports) {
  return async (
    id: string,
    refreshId: string,
    isActive = false,
    step?: TakenStep,
  ): Promise<(SessionUser & { readonly session: Session }) | Refusal> => {
    const session = await ports.sessions.find(id);
    const now = ports.clock();
    if (!session || !isAlive(session, now)) return sessionEnded();
    const found = await userOf(ports, session, step);
    if (!found) return step ? turnEnded() : sessionEnded();
    if (isFirstUse(session, refreshId)) await ports.sessions.recordUse(session, now);
    const isRecorded = isActive && found.places.notesActivity && isActivityDue(session, now);
    if (!isRecorded) return { ...found, session };
    await ports.sessions.recordActivity(id, now);
    const active = { ...session, activeAt: now };
    // It closes later now; what it opens is the same.
    const again = await userOf(ports, active, step);
    return again ? { ...again, session: active } : sessionEnded();
  };
}

/** Ends a session. Idempotent. */
export function signOut(ports: Ports) {
  return async (id: string): Promise<void> => {
    const session = await ports.sessions.find(id);
    if (session && session.endedAt === null) await endSession(ports, session, 'signed-out');
  };
}

/** Ends a session, with its event. */
export async function endSession(
  ports: Pick<Ports, 'users' | 'sessions' | 'eventFactory' | 'clock'>,
  { id, userId }: Session,
  reason: SessionEnd,
): Promise<void> {
  const user = await ports.users.find(userId);
  if (user) await ports.sessions.end(id, ports.clock(), ports.eventFactory.sessionEnded(user, id, reason));
}

/** Ends all of a user's sessions, with their events. */
export function endSessions(
  { sessions, eventFactory, clock }: Pick<Ports, 'sessions' | 'eventFactory' | 'clock'>,
  user: User,
  reason: SessionEnd,
): Promise<void> {
  return sessions.endAll(user.id, clock(), (id) => eventFactory.sessionEnded(user, id, reason));
}
