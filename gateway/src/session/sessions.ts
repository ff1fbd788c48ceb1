import { Code, ConnectError } from '@connectrpc/connect';
import type { Actor } from '@tablewell/chassis/access';
import type { User } from '@tablewell/proto/auth/v1/user_pb';
import { LRUCache } from 'lru-cache';
import type { Clients } from '../clients';

/** A live session: the user with their permissions. */
export interface Session {
  readonly user: User;
  readonly actor: Actor;
}

const freshMs = 10_000;
/** Access tokens are valid for fifteen minutes. */
const toldMs = 20 * 60_000;
/** How long a cached session is used while the auth service is unavailable. */
const staleMs = 5 * 60_000;

/**
 * Sessions from the auth service, cached for seconds and dropped at once when an event says that one ended or changed.
 * While the auth service is down, a valid session stays valid for some minutes.
 */
export class Sessions {
  private readonly cache = new LRUCache<string, { readonly session: Session; at: number }>({
    max: 50_000,
    ttl: staleMs,
  });
  /** Access tokens of which the auth service knows that they are in use. */
  private readonly told = new LRUCache<string, true>({ max: 50_000, ttl: toldMs });
  private readonly loading = new Map<string, Promise<Session | undefined>>();
  /** The number of events about any session. */
  private eventCount = 0;

  constructor(private readonly auth: Pick<Clients['auth'], 'getSession'>) {}

  /**
   * Undefined: the session has ended. `refreshId` is that of the presented access token: the auth service learns of its
   * first use (decision 0006).
   */
  async get(sessionId: string, refreshId = ''): Promise<Session | undefined> {
    const use = `${sessionId} ${refreshId}`;
    const isTold = refreshId === '' || this.told.has(use);
    const known = this.cache.get(sessionId);
    if (isTold && known && Date.now() - known.at < freshMs) return known.session;
    const key = isTold ? sessionId : use;
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.load(sessionId, isTold ? '' : refreshId).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  private async load(sessionId: string, refreshId: string): Promise<Session | undefined> {
    try {
      const eventsBefore = this.eventCount;
      const { user, actor } = await this.auth.getSession({ sessionId, refreshId });
      if (refreshId) this.told.set(`${sessionId} ${refreshId}`, true);
      // An event arrived meanwhile: the answer may show a session that has ended since.
      if (this.eventCount !== eventsBefore) return await this.load(sessionId, '');
      if (!user || !actor) return undefined;
      const session = { user, actor };
      this.cache.set(sessionId, { session, at: Date.now() });
      return session;
    } catch (error) {
      const { code } = ConnectError.from(error);
      if (code === Code.Unauthenticated || code === Code.NotFound) {
        this.cache.delete(sessionId);
        return undefined;
      }
      const known = this.cache.get(sessionId);
      if (known) return known.session;
      throw error;
    }
  }

  /** Drops one cached session: the next request loads it again. */
  forget(sessionId: string): void {
    this.eventCount += 1;
    this.cache.delete(sessionId);
  }

  /** Drops all cached sessions of a user. */
  forgetUser(userId: string): void {
    this.eventCount += 1;
    for (const [id, { session }] of this.cache.entries())
      if (session.actor.userId === userId) this.cache.delete(id);
  }

  /**
   * Events may have been missed: every session is loaded again, and a cached one is used only while auth is
   * unavailable.
   */
  markAllStale(): void {
    this.eventCount += 1;
    for (const known of this.cache.values()) known.at = 0;
  }
}
