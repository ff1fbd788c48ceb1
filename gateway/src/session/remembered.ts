import { Code, ConnectError } from '@connectrpc/connect';
import { LRUCache } from 'lru-cache';

const freshMs = 10_000;
/** How long a cached answer is used while the auth service is unavailable. */
const staleMs = 5 * 60_000;

/**
 * Answers of the auth service about callers, cached for seconds and dropped at once when an event says that one ended or
 * changed. While the auth service is down, a valid caller stays valid for some minutes.
 */
export class Remembered<T extends object> {
  private readonly cache = new LRUCache<string, { readonly value: T; at: number }>({
    max: 50_000,
    ttl: staleMs,
  });
  private readonly loading = new Map<string, Promise<T | undefined>>();
  /** The number of events about any caller. */
  private eventCount = 0;

  /** The cached answer, whatever its age. */
  known(id: string): T | undefined {
    return this.cache.get(id)?.value;
  }

  fresh(id: string): T | undefined {
    const known = this.cache.get(id);
    return known && Date.now() - known.at < freshMs ? known.value : undefined;
  }

  /**
   * Loads the answer; undefined: there is no such caller. Concurrent loads with the same key share one call. `ask` is
   * called again if an event arrived meanwhile. While the auth service is unavailable, a cached answer stands in if
   * `standsIn` accepts it; otherwise the error is thrown.
   */
  load(
    id: string,
    ask: (isAgain: boolean) => Promise<T | undefined>,
    key = id,
    standsIn: (value: T) => boolean = () => true,
  ): Promise<T | undefined> {
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.loadNow(id, ask, standsIn, false).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  private async loadNow(
    id: string,
    ask: (isAgain: boolean) => Promise<T | undefined>,
    standsIn: (value: T) => boolean,
    isAgain: boolean,
  ): Promise<T | undefined> {
    try {
      const eventsBefore = this.eventCount;
      const value = await ask(isAgain);
      // An event arrived meanwhile: the answer may show a caller that has ended since.
      if (this.eventCount !== eventsBefore) return await this.loadNow(id, ask, standsIn, true);
      if (value) this.cache.set(id, { value, at: Date.now() });
      return value;
    } catch (error) {
      const { code } = ConnectError.from(error);
      if (code === Code.Unauthenticated || code === Code.NotFound) {
        this.cache.delete(id);
        return undefined;
      }
      const known = this.known(id);
      if (known && standsIn(known)) return known;
      throw error;
    }
  }

  /** Drops cached answers: the next request loads them again. */
  forget(isMeant: (value: T, id: string) => boolean): void {
    this.eventCount += 1;
    for (const [id, { value }] of this.cache.entries()) if (isMeant(value, id)) this.cache.delete(id);
  }

  forgetOne(id: string): void {
    this.eventCount += 1;
    this.cache.delete(id);
  }

  /**
   * Events may have been missed: everything is loaded again, and a cached answer is used only while auth is unavailable.
   */
  markAllStale(): void {
    this.eventCount += 1;
    for (const known of this.cache.values()) known.at = 0;
  }
}
