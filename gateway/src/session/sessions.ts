import type { Actor, KeyMode } from '@tablewell/chassis/access';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';
import { Remembered } from './remembered';

/** A live session: the user with their permissions. */
export interface Session {
  /** Absent if an API key takes the place of a session. */
  readonly user?: User;
  readonly actor: Actor;
  /** An identity provider of an owner opened it. */
  readonly isBySso?: boolean;
  /** Of the API key that takes the place of a session. */
  readonly keyMode?: KeyMode;
}

/** Access tokens are valid for fifteen minutes. */
const toldMs = 20 * 60_000;

/** Sessions from the auth service. */
export class Sessions {
  private readonly remembered = new Remembered<Session>();
  /** Access tokens of which the auth service knows that they are in use. */
  private readonly told = new LRUCache<string, true>({ max: 50_000, ttl: toldMs });

  constructor(private readonly auth: Pick<Clients['auth'], 'getSession'>) {}

  /**
   * Undefined: the session has ended. `refreshId` is that of the presented access token: the auth service learns of its
   * first use (decision 0006).
   */
  async get(sessionId: string, refreshId = ''): Promise<Session | undefined> {
    const use = `${sessionId} ${refreshId}`;
    const isTold = refreshId === '' || this.told.has(use);
    const fresh = isTold ? this.remembered.fresh(sessionId) : undefined;
    if (fresh) return fresh;
    const ask = async (isAgain: boolean): Promise<Session | undefined> => {
      const tells = !isTold && !isAgain;
      const query = { sessionId, refreshId: tells ? refreshId : '' };
      const { user, actor, isBySso } = await this.auth.getSession(query);
      if (tells) this.told.set(use, true);
      return user && actor ? { user, actor, isBySso } : undefined;
    };
    return this.remembered.load(sessionId, ask, isTold ? sessionId : use);
  }

  /** Drops one cached session. */
  forget(sessionId: string): void {
    this.remembered.forgetOne(sessionId);
  }

  /** Drops all cached sessions of a user. */
  forgetUser(userId: string): void {
    this.remembered.forget(({ actor }) => actor.userId === userId);
  }

  markAllStale(): void {
    this.remembered.markAllStale();
  }
}
