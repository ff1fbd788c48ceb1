import { replayWindowMs } from './outgoing';
import type { RelayOptions } from './relay-options';
import { replay } from './replay';
import { ReplayLease } from './replay-lease';

/**
 * Detects that the broker lost the service's stream. A stream is identified by its creation time; when that
 * changes, one process of the service replays the last 24 h.
 */
export class StreamEpoch {
  private checking: Promise<void> | undefined;
  /** Creation time of the stream; undefined until all missing events were replayed. */
  private created: string | undefined;
  private readonly lease: ReplayLease;

  constructor(
    private readonly options: RelayOptions,
    private readonly signal: AbortSignal,
  ) {
    this.lease = new ReplayLease(options.connection, options.service, options.clock);
  }

  /** True when the stream is known to have every event. */
  get isKnown(): boolean {
    return this.created !== undefined;
  }

  /** Creates the stream if it is missing, and replays if it is a new one. Concurrent calls share one check. */
  check(): Promise<void> {
    this.checking ??= this.compare().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async compare(): Promise<void> {
    const { bus, service, logger } = this.options;
    const created = await bus.ensureStream(service);
    if (created === this.created) return;
    this.created = undefined;
    if (!(await this.lease.isReplayed(created))) {
      // Another process of the service is replaying, or has just finished; the next check sees it.
      if (!(await this.lease.acquire(created))) return;
      const count = await this.replayInto(created);
      // Yet another new stream, or shutdown: the next check starts over.
      if (count === undefined || !(await this.lease.finish(created))) return;
      if (count > 0) logger.warn({ count }, 'broker stream is new, replayed the last 24 h of events');
    }
    this.created = created;
  }

  private async replayInto(created: string): Promise<number | undefined> {
    const { bus, service, connection, collections, clock } = this.options;
    let count: number | undefined;
    try {
      count = await replay({
        connection,
        collections,
        since: new Date(clock().getTime() - replayWindowMs),
        publish: (event) => bus.publish(event),
        shouldContinue: async () =>
          (await bus.ensureStream(service)) === created && (await this.lease.renew()),
        signal: this.signal,
      });
      return count;
    } finally {
      if (count === undefined) await this.lease.release();
    }
  }
}
