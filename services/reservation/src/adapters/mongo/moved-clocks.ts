import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tablewell/chassis/clock';
import type { DueTimes, MovedClock } from '../../restaurant/restaurant-clock';

/** How often a process reads which clocks were moved. */
export const readClocksEveryMs = 500;
/** How often all of them are read: a restaurant that was deleted is in no shorter list. */
const readAllEveryMs = 60_000;
/** The clocks of processes differ, and a write that began earlier may end later: so much is read again. */
const overlapMs = 60_000;

/** The read copies of restaurants whose clocks were moved. */
interface StoredClocks {
  /** Those that were set since an instant of the machine's clock; absent: all. */
  movedSince(since: Date | undefined): Promise<readonly MovedClock[]>;
}

/**
 * The clocks of test restaurants that were moved (TEST-8), as every process knows them: they are kept in memory, so that a
 * request of a live restaurant reads nothing for them.
 */
export class MovedClocks {
  private readonly known = new Map<string, number>();
  /** Those that were noted since all were read, or are being read. */
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

  /** They go forward only, so that of two writes the later one counts, whichever is read first. */
  note({ restaurantId, aheadMs }: MovedClock): void {
    if (aheadMs <= this.aheadMs(restaurantId)) return;
    this.known.set(restaurantId, aheadMs);
    this.noted.add(restaurantId);
  }

  forget(restaurantId: string): void {
    this.known.delete(restaurantId);
  }

  /** Reads what was moved since it was read last; now and then all, to forget what was deleted. */
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
