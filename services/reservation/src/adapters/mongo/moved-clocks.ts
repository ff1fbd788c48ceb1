import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tablewell/chassis/clock';
import type { DueTimes, MovedClock } from '../../restaurant/restaurant-clock';

/** How often a process reads which clocks were moved. */
export const readClocksEveryMs = 500;
/**
 * How often all clocks are read instead of the changed ones. Only by its absence from all can a process notice that a
 * restaurant was deleted.
 */
const readAllEveryMs = 60_000;
/**
 * How far each read overlaps the previous one, because the clocks of processes differ, and a write that began before a
 * read may end after it.
 */
const overlapMs = 60_000;

/** The read copies of restaurants whose clocks were moved. */
interface StoredClocks {
  /** The clocks that were set since an instant of the machine's clock; absent: all. */
  movedSince(since: Date | undefined): Promise<readonly MovedClock[]>;
}

/**
 * The moved clocks of test restaurants (TEST-8). Every process keeps them in memory, so that requests of live
 * restaurants read nothing for them.
 */
export class MovedClocks {
  private readonly known = new Map<string, number>();
  /** The restaurants whose clocks were noted after the latest read of all clocks began. */
  private readonly noted = new Set<string>();
  private readAt: Date | undefined;
  private allReadAt: Date | undefined;

  constructor(
    private readonly stored: StoredClocks,
    private readonly clock: Clock,
  ) {}

  /** How far a restaurant's clock is ahead of the machine's, in milliseconds. */
  readonly aheadMs = (restaurantId: string): number => this.known.get(restaurantId) ?? 0;

  readonly dueTimes = (): DueTimes => {
    const now = this.clock();
    const moved = [...this.known].map(([restaurantId, aheadMs]) => ({
      restaurantId,
      now: new Date(now.getTime() + aheadMs),
    }));
    return { now, moved };
  };

  /** A clock only moves forward, so the larger of two values is the later one, in whatever order they are read. */
  note({ restaurantId, aheadMs }: MovedClock): void {
    if (aheadMs <= this.aheadMs(restaurantId)) return;
    this.known.set(restaurantId, aheadMs);
    this.noted.add(restaurantId);
  }

  forget(restaurantId: string): void {
    this.known.delete(restaurantId);
  }

  /**
   * Reads the clocks that were moved since the last read; once a minute all of them, to forget those of deleted
   * restaurants.
   */
  async read(): Promise<void> {
    const startedAt = this.clock();
    const isAll = !this.allReadAt || startedAt.getTime() - this.allReadAt.getTime() >= readAllEveryMs;
    const since = isAll ? undefined : this.readAt && new Date(this.readAt.getTime() - overlapMs);
    if (isAll) this.noted.clear();
    const found = await this.stored.movedSince(since);
    for (const moved of found) this.note(moved);
    this.readAt = startedAt;
    if (!isAll) return;
    this.allReadAt = startedAt;
    const left = new Set(found.map(({ restaurantId }) => restaurantId));
    for (const id of this.known.keys()) if (!left.has(id) && !this.noted.has(id)) this.known.delete(id);
  }
}

/** Returns once every process has read a clock that was set just now; at once for others. */
export async function untilReadEverywhere(setAt: Date | undefined, signal: AbortSignal): Promise<void> {
  if (!setAt || Date.now() - setAt.getTime() > 4 * readClocksEveryMs) return;
  await sleep(2 * readClocksEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
}
