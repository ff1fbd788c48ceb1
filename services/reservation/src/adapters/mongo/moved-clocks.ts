import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tablewell/chassis/clock';
import type { DueTimes, MovedClock } from '../../restaurant/restaurant-clock';

/** How often a process reads which clocks were moved. */
export const readClocksEveryMs = 500;
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
  private readAt: Date | undefined;

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
    if (aheadMs > this.aheadMs(restaurantId)) this.known.set(restaurantId, aheadMs);
  }

  forget(restaurantId: string): void {
    this.known.delete(restaurantId);
  }

  /** Reads what was moved since it was read last. */
  async read(): Promise<void> {
    const startedAt = this.clock();
    const since = this.readAt && new Date(this.readAt.getTime() - overlapMs);
    for (const moved of await this.stored.movedSince(since)) this.note(moved);
    this.readAt = startedAt;
  }
}

/** Returns once every process has read a clock that was set just now; at once for others. */
export async function untilReadEverywhere(setAt: Date | undefined, signal: AbortSignal): Promise<void> {
  if (!setAt || Date.now() - setAt.getTime() > 4 * readClocksEveryMs) return;
  await sleep(2 * readClocksEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
}
