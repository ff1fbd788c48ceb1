import type { Actor, KeyMode } from '@tablewell/chassis/access';
import { signInFirst } from '@tablewell/chassis/refusal';
import type { GetSessionResponse, TabletState } from '@tablewell/proto/auth/v1/auth_service_pb';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Remembered } from './remembered';

/** The addresses from which restaurants of one owner are open. */
interface AddressRule {
  readonly addresses: readonly string[];
  readonly restaurantIds: readonly string[];
}

/** A live session: the user with their permissions. */
export interface Session {
  /** Absent if an API key takes the place of a session. */
  readonly user?: User;
  readonly actor: Actor;
  /** An identity provider of an owner opened it. */
  readonly isBySso?: boolean;
  /** The addresses outside of which places of the actor's are closed; {@link openFrom} goes by them. */
  readonly addressRules?: readonly AddressRule[];
  /** When a limit of an owner closes the next of the places without activity. */
  readonly closesAt?: Date | undefined;
  /** An owner limits the time without activity: it is told to the auth service. */
  readonly notesActivity?: boolean;
  /** Set on a shared tablet; `user` and `actor` are then the person who uses it, or the tablet itself (TABLET-1). */
  readonly tablet?: TabletState | undefined;
  /** The mode of the API key that a call used instead of a session. */
  readonly keyMode?: KeyMode;
}

/** Access tokens are valid for fifteen minutes. */
const toldMs = 20 * 60_000;
/** How often the auth service is told of activity: a fraction of the shortest limit. */
const activityMs = 30_000;

/** Sessions from the auth service. */
export class Sessions {
  private readonly remembered = new Remembered<Session>();
  /** Access tokens of which the auth service knows that they are in use. */
  private readonly told = new LRUCache<string, true>({ max: 50_000, ttl: toldMs });
  /** Sessions of whose activity it was told lately. */
  private readonly active = new LRUCache<string, true>({ max: 50_000, ttl: activityMs });

  constructor(private readonly auth: Pick<Clients['auth'], 'getSession'>) {}

  /**
   * Undefined: the session has ended. `refreshId` is that of the presented access token: the auth service learns of its
   * first use (decision 0006). `isActive`: somebody is in front of the page; it learns of that where an owner limits the time without.
   */
  async get(sessionId: string, refreshId = '', isActive = false): Promise<Session | undefined> {
    const use = `${sessionId} ${refreshId}`;
    const isTold = refreshId === '' || this.told.has(use);
    const known = this.remembered.fresh(sessionId);
    const tellsActivity = isActive && known?.notesActivity !== false && !this.active.has(sessionId);
    if (known && isTold && !isOver(known) && !(tellsActivity && known.notesActivity)) return known;
    const ask = async (isAgain: boolean): Promise<Session | undefined> => {
      const tells = !isTold && !isAgain;
      const query = { sessionId, refreshId: tells ? refreshId : '', ...(tellsActivity ? { isActive } : {}) };
      const answer = await this.auth.getSession(query);
      if (tells) this.told.set(use, true);
      if (tellsActivity && answer.notesActivity) this.active.set(sessionId, true);
      return toSession(answer);
    };
    const key = isTold ? sessionId : use;
    // A session past its limit may have been used at another gateway; activity that has not been reported does not count.
    const standsIn = (cached: Session) => !isOver(cached) && !(tellsActivity && cached.notesActivity);
    return this.remembered.load(sessionId, ask, tellsActivity ? `${key} active` : key, standsIn);
  }

  /**
   * The session of a shared tablet for the person who took a step in this turn, `takenAgoMs` milliseconds ago
   * (TABLET-8). It is rare, and not cached. Throws if they may not use the tablet any more, or if the turn had ended by
   * then.
   */
  async ofTurn(sessionId: string, turn: string, takenAgoMs: bigint): Promise<Session> {
    const session = toSession(await this.auth.getSession({ sessionId, turn, takenAgoMs }));
    if (!session) throw signInFirst();
    return session;
  }

  /** Drops one cached session. */
  forget(sessionId: string): void {
    this.remembered.forgetOne(sessionId);
  }

  /** Drops all cached sessions of a user, with the shared tablets that they set up. */
  forgetUser(userId: string): void {
    this.remembered.forget(({ actor, tablet }) => actor.userId === userId || tablet?.setBy === userId);
  }

  /** Drops all cached sessions of people with a place at one of these restaurants. */
  forgetPlaces(restaurantIds: readonly string[]): void {
    const changed = new Set(restaurantIds);
    this.remembered.forget(({ actor: { memberships, closed } }) =>
      [...memberships, ...closed].some(({ restaurantId }) => changed.has(restaurantId)),
    );
  }

  markAllStale(): void {
    this.remembered.markAllStale();
  }
}

const isOver = ({ closesAt }: Session): boolean => (closesAt?.getTime() ?? Infinity) <= Date.now();

function toSession(answer: GetSessionResponse): Session | undefined {
  const { user, actor, isBySso, addressRules, closesAt, notesActivity, tablet } = answer;
  if (!user || !actor) return undefined;
  const ends = closesAt && { closesAt: timestampDate(closesAt) };
  return { user, actor, isBySso, addressRules, notesActivity, ...(tablet ? { tablet } : {}), ...ends };
}
