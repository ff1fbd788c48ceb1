import { BackgroundRounds } from '../resilience/background-rounds';
import type { OutboxEntry } from './entry';
import { type OutboxDocument, type PendingPublish, pendingPublish, toEvent } from './outgoing';
import type { RelayOptions } from './relay-options';
import { StreamEpoch } from './stream-epoch';
import { OutboxSweeper } from './sweeper';

const batchSize = 256;
const sweepTickMs = 500;
const purgeEveryMs = 3_600_000;
/** How often the relay checks that the stream is still the known one: a subscriber may have created a new one. */
const epochCheckMs = 2_000;

/**
 * Publishes outbox entries and marks them as sent. The fast path is {@link enqueueEvents}, right after the write;
 * the sweeper finds entries that a crash or a broker outage left behind. Entries are kept for 24 h: the broker
 * acknowledges before its disk has them, so when its stream turns out to be new, the last 24 h are replayed, and
 * subscribers drop duplicates by event id.
 */
export class OutboxRelay {
  private queue: PendingPublish[] = [];
  private flushing: Promise<void> | undefined;
  private readonly sweeper: OutboxSweeper;
  private readonly epoch: StreamEpoch;
  private readonly rounds: BackgroundRounds;
  private readonly stopping = new AbortController();

  constructor(private readonly options: RelayOptions) {
    this.sweeper = new OutboxSweeper(options, (batch) => this.send(batch));
    this.epoch = new StreamEpoch(options, this.stopping.signal);
    this.rounds = new BackgroundRounds((error) => this.onFailure(error));
  }

  start(): void {
    this.sweeper.startMeasuring();
    // In the background, because a slow broker must not delay the start of the service.
    this.rounds.run(this.epoch.check().then(() => this.purge()));
    this.rounds.every(sweepTickMs, () => this.sweeper.tick());
    this.rounds.every(purgeEveryMs, () => this.purge());
    this.rounds.every(epochCheckMs, () => this.epoch.check());
    void (async () => {
      for await (const status of this.options.bus.connection.status()) {
        if (status.type === 'reconnect' && !this.stopping.signal.aborted) this.rounds.run(this.epoch.check());
      }
    })();
  }

  /** Call after the write: publishes its entries at once. Never throws; the sweeper retries failed entries. */
  enqueueEvents(collection: string, documentId: string, entries: readonly OutboxEntry[]): void {
    for (const entry of entries) this.queue.push(pendingPublish(collection, documentId, entry));
    this.flush();
  }

  /**
   * Like {@link enqueueEvents}, for many documents written at once: a single event replaces all their entries. If
   * publishing it fails, the sweeper sends each entry, so subscribers must handle both.
   */
  enqueueBatch(
    collection: string,
    written: ReadonlyMap<string, readonly OutboxEntry[]>,
    replacement: OutboxEntry,
  ): void {
    const entries = [...written].flatMap(([documentId, own]) =>
      own.map(({ _id: entryId }) => ({ documentId, entryId })),
    );
    this.queue.push({ collection, event: toEvent(replacement), entries });
    this.flush();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.sweeper.stopMeasuring();
    this.rounds.stopTimers();
    await this.flushing;
    await this.rounds.settled();
  }

  private flush(): void {
    this.flushing ??= this.flushQueue().finally(() => {
      this.flushing = undefined;
    });
  }

  private async flushQueue(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, batchSize);
      try {
        await this.send(batch);
      } catch (error) {
        this.onFailure(error);
        return;
      }
    }
  }

  private async send(batch: readonly PendingPublish[]): Promise<void> {
    const outcomes = await Promise.allSettled(batch.map(({ event }) => this.options.bus.publish(event)));
    const sent = batch.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    await this.markSent(sent);
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
  }

  /** One update marks one entry per document, so documents with several entries take several updates. */
  private async markSent(sent: readonly PendingPublish[]): Promise<void> {
    for (const name of new Set(sent.map(({ collection }) => collection))) {
      let left = sent.filter(({ collection }) => collection === name).flatMap(({ entries }) => entries);
      while (left.length > 0) {
        const now = new Map<string, string>();
        for (const { documentId, entryId } of left) {
          if (now.size < batchSize && !now.has(documentId)) now.set(documentId, entryId);
        }
        await this.options.connection.collection<OutboxDocument>(name).updateMany(
          {
            _id: { $in: [...now.keys()] },
            outbox: { $elemMatch: { _id: { $in: [...now.values()] }, sentAt: null } },
          },
          { $set: { 'outbox.$.sentAt': this.options.clock() }, $inc: { unsent: -1 } },
        );
        left = left.filter(({ documentId, entryId }) => now.get(documentId) !== entryId);
      }
    }
  }

  private async purge(): Promise<void> {
    // Until the epoch is checked, a new stream may need a replay of every entry.
    if (this.epoch.isKnown) await this.sweeper.purge();
  }

  private onFailure(error: unknown): void {
    this.sweeper.expedite();
    this.options.logger.warn({ err: error }, 'outbox publish failed, will retry');
  }
}
