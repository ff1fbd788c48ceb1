import { measured } from '../metrics/list';
import { type OutboxDocument, type PendingPublish, pendingPublish, replayWindowMs } from './outgoing';
import type { RelayOptions } from './relay-options';

const batchSize = 256;
/** Younger entries are still on the fast path; the sweeper skips them. */
const minAgeMs = 1_000;
/** With nothing left to send, only every tenth tick queries the store. */
const ticksBetweenIdleSweeps = 10;

/**
 * Finds outbox entries that the fast path did not send and sends them. It sweeps at every tick after the start and
 * after a failed publish, until a sweep finds nothing unsent; otherwise rarely, for entries of crashed processes.
 */
export class OutboxSweeper {
  private isExpedited = true;
  private idleTicks = 0;
  /** Late entries of the last sweep, by collection: number of documents, and the age of the oldest. */
  private readonly backlogs = new Map<string, { documents: number; since: number }>();
  private stops: (() => void)[] = [];

  constructor(
    private readonly options: RelayOptions,
    private readonly send: (batch: readonly PendingPublish[]) => Promise<void>,
  ) {}

  /** Sweeps at each of the next ticks, because a publish has failed. */
  expedite(): void {
    this.isExpedited = true;
  }

  /** Sweeps if one is due. */
  async tick(): Promise<void> {
    this.idleTicks += 1;
    if (!this.isExpedited && this.idleTicks < ticksBetweenIdleSweeps) return;
    this.idleTicks = 0;
    this.isExpedited = false;
    const isClean = await this.sweep();
    if (!isClean) this.expedite();
  }

  /** Removes sent entries older than the replay window. */
  async purge(): Promise<void> {
    const before = new Date(this.options.clock().getTime() - replayWindowMs);
    for (const name of this.options.collections) {
      await this.collection(name).updateMany(
        { 'outbox.at': { $lt: before } },
        { $pull: { outbox: { at: { $lt: before }, sentAt: { $ne: null } } } },
      );
    }
  }

  startMeasuring(): void {
    this.stops = [
      measured.outboxWaiting.observe((report) => {
        const counts = [...this.backlogs.values()].map(({ documents }) => documents);
        report(
          counts.reduce((sum, count) => sum + count, 0),
          {},
        );
      }),
      measured.outboxOldest.observe((report) => {
        const now = this.options.clock().getTime();
        const ages = [...this.backlogs.values()].map(({ since }) => now - since);
        report(Math.max(0, ...ages) / 1_000, {});
      }),
    ];
  }

  stopMeasuring(): void {
    this.stops.forEach((stop) => stop());
  }

  /** Returns whether no document had an unsent entry. */
  private async sweep(): Promise<boolean> {
    const before = this.options.clock().getTime() - minAgeMs;
    let isClean = true;
    for (const name of this.options.collections) {
      const documents = await this.collection(name)
        .find({ unsent: { $gt: 0 } })
        .project<OutboxDocument>({ outbox: 1 })
        .limit(batchSize)
        .toArray();
      if (documents.length > 0) isClean = false;
      const late = documents.flatMap(({ _id, outbox }) =>
        outbox
          .filter((entry) => entry.sentAt === null && entry.at.getTime() <= before)
          .map((entry) => pendingPublish(name, _id, entry)),
      );
      this.backlogs.delete(name);
      if (late.length === 0) continue;
      // A full batch is a lower bound, so the rest is counted.
      const isAll = documents.length < batchSize;
      this.backlogs.set(name, {
        documents: isAll
          ? new Set(late.map(({ event }) => event.document)).size
          : await this.collection(name).countDocuments({ unsent: { $gt: 0 } }),
        since: Math.min(...late.map(({ event }) => event.at.getTime())),
      });
      await this.send(late);
      // After a full batch the next sweep updates the backlog.
      if (isAll) this.backlogs.delete(name);
    }
    return isClean;
  }

  private collection(name: string) {
    return this.options.connection.collection<OutboxDocument>(name);
  }
}
