import type { Connection } from 'mongoose';
import type { Clock } from '../clock';
import type { EventBus, OutgoingEvent } from '../events/bus';
import type { Logger } from '../logger';
import { measured } from '../metrics/list';
import type { ServiceName } from '../rpc/identity';
import type { OutboxEntry } from './entry';
import { type OutboxDocument, toEvent } from './outgoing';
import { replay } from './replay';

/** An event on its way, and the entries that are told once the broker has it. */
interface Waiting {
  readonly collection: string;
  readonly event: OutgoingEvent;
  readonly tells: readonly Told[];
}

interface Told {
  readonly documentId: string;
  readonly entryId: string;
}

const batchSize = 256;
const sweepMs = 500;
/** Younger entries are on the fast way already; the sweep leaves them alone. */
const settleMs = 1_000;
const keepMs = 24 * 3_600_000;
const purgeMs = 3_600_000;
/** How often the relay asks whether the stream is still the one it knew: a reader may have made a new one. */
const meetMs = 2_000;

export interface RelayOptions {
  readonly service: ServiceName;
  readonly connection: Connection;
  /** Collections whose documents carry an outbox. */
  readonly collections: readonly string[];
  readonly bus: EventBus;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Hands each outbox entry to the broker and marks it sent. The fast way is {@link announce}, right after the
 * write; a sweep finds what a crash or a broker's absence left behind. Entries stay for 24 h: the broker answers
 * before its disk has them, so when its stream turns out to be new, everything of that time is sent again, and
 * readers drop what they have seen by event id.
 */
export class OutboxRelay {
  private queue: Waiting[] = [];
  private pumping: Promise<void> | undefined;
  private timers: NodeJS.Timeout[] = [];
  private readonly rounds = new Set<Promise<void>>();
  private meeting: Promise<void> | undefined;
  /** When the stream was made; undefined until all that it lacks was sent. */
  private streamCreated: string | undefined;
  /** What the last sweep found late, by collection: how many documents, and since when the oldest waits. */
  private readonly backlogs = new Map<string, { documents: number; since: number }>();
  private readonly ending = new AbortController();
  private stopMeasuring: (() => void)[] = [];

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.stopMeasuring = [
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
    // Nothing of it is worth waiting for: a broker that answers late must not keep a service from serving.
    this.inBackground(this.meetBroker().then(() => this.purge()));
    this.every(sweepMs, () => this.sweep());
    this.every(purgeMs, () => this.purge());
    this.every(meetMs, () => this.meetBroker());
    void (async () => {
      for await (const status of this.options.bus.connection.status()) {
        if (status.type === 'reconnect' && !this.ending.signal.aborted) this.inBackground(this.meetBroker());
      }
    })();
  }

  /** Call after the write: its entries go out at once. Never throws; the sweep mends what fails here. */
  announce(collection: string, documentId: string, entries: readonly OutboxEntry[]): void {
    for (const entry of entries) this.queue.push(waiting(collection, documentId, entry));
    this.hurry();
  }

  /**
   * As {@link announce}, for many documents that were written together: one event goes out in the place of all their
   * entries. Where that fails, the sweep sends each entry, so that readers must take the one as well as the others.
   */
  announceTogether(
    collection: string,
    written: ReadonlyMap<string, readonly OutboxEntry[]>,
    inTheirPlace: OutboxEntry,
  ): void {
    const tells = [...written].flatMap(([documentId, entries]) =>
      entries.map(({ _id: entryId }) => ({ documentId, entryId })),
    );
    this.queue.push({ collection, event: toEvent(inTheirPlace), tells });
    this.hurry();
  }

  private hurry(): void {
    this.pumping ??= this.pump().finally(() => {
      this.pumping = undefined;
    });
  }

  async stop(): Promise<void> {
    this.ending.abort();
    this.stopMeasuring.forEach((stop) => stop());
    this.timers.forEach(clearInterval);
    await this.pumping;
    await Promise.all(this.rounds);
  }

  private async pump(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, batchSize);
      try {
        await this.send(batch);
      } catch (error) {
        // They wait in the store, where the sweep finds them.
        this.report(error);
        return;
      }
    }
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    const outcomes = await Promise.allSettled(batch.map(({ event }) => this.options.bus.publish(event)));
    const sent = batch.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    await this.markSent(sent);
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
  }

  /** One write for many documents; those with two entries go into two, as one write marks an entry of each. */
  private async markSent(sent: readonly Waiting[]): Promise<void> {
    for (const name of new Set(sent.map(({ collection }) => collection))) {
      let left = sent.filter(({ collection }) => collection === name).flatMap(({ tells }) => tells);
      while (left.length > 0) {
        const now = new Map<string, string>();
        for (const { documentId, entryId } of left) {
          if (now.size < batchSize && !now.has(documentId)) now.set(documentId, entryId);
        }
        await this.collection(name).updateMany(
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

  private async sweep(): Promise<void> {
    const before = this.options.clock().getTime() - settleMs;
    for (const name of this.options.collections) {
      const documents = await this.collection(name)
        .find({ unsent: { $gt: 0 } })
        .project<OutboxDocument>({ outbox: 1 })
        .limit(batchSize)
        .toArray();
      const late = documents.flatMap(({ _id, outbox }) =>
        outbox
          .filter((entry) => entry.sentAt === null && entry.at.getTime() <= before)
          .map((entry) => waiting(name, _id, entry)),
      );
      this.backlogs.delete(name);
      if (late.length === 0) continue;
      // A full batch says only that there are many.
      const isAll = documents.length < batchSize;
      this.backlogs.set(name, {
        documents: isAll
          ? new Set(late.map(({ event }) => event.document)).size
          : await this.collection(name).countDocuments({ unsent: { $gt: 0 } }),
        since: Math.min(...late.map(({ event }) => event.at.getTime())),
      });
      await this.send(late);
      // What a full batch left is for the next round to see.
      if (isAll) this.backlogs.delete(name);
    }
  }

  /** Makes the stream; when it is not the one this service knew, sends the last 24 h again. */
  private meetBroker(): Promise<void> {
    this.meeting ??= this.compareStreams().finally(() => {
      this.meeting = undefined;
    });
    return this.meeting;
  }

  private async compareStreams(): Promise<void> {
    const { bus, service, connection, logger } = this.options;
    const created = await bus.ensureStream(service);
    if (created === this.streamCreated) return;
    this.streamCreated = undefined;
    const states = connection.collection<{ _id: string; created: string }>('relay_states');
    const known = await states.findOne({ _id: service });
    if (known?.created !== created) {
      const count = await this.tellAgain(created);
      // Another new broker, or the end of this process: whoever looks next begins anew.
      if (count === undefined) return;
      if (count > 0) logger.warn({ count }, 'the broker is new: sent the last 24 h of events again');
      await states.updateOne({ _id: service }, { $set: { created } }, { upsert: true });
    }
    this.streamCreated = created;
  }

  private tellAgain(created: string): Promise<number | undefined> {
    const { bus, service, connection, collections, clock } = this.options;
    return replay({
      connection,
      collections,
      since: new Date(clock().getTime() - keepMs),
      publish: (event) => bus.publish(event),
      goesOn: async () => (await bus.ensureStream(service)) === created,
      signal: this.ending.signal,
    });
  }

  private async purge(): Promise<void> {
    // A broker that is not met yet may have to be told all of it.
    if (this.streamCreated === undefined) return;
    const before = new Date(this.options.clock().getTime() - keepMs);
    for (const name of this.options.collections) {
      await this.collection(name).updateMany(
        { 'outbox.at': { $lt: before } },
        { $pull: { outbox: { at: { $lt: before }, sentAt: { $ne: null } } } },
      );
    }
  }

  private every(ms: number, work: () => Promise<void>): void {
    let running = false;
    const timer = setInterval(() => {
      // A slow round is not overtaken by the next one.
      if (running) return;
      running = true;
      this.inBackground(work().finally(() => (running = false)));
    }, ms);
    timer.unref();
    this.timers.push(timer);
  }

  /** Reports what fails, and has {@link stop} wait for the end. */
  private inBackground(work: Promise<void>): void {
    const round = work.catch((error: unknown) => this.report(error)).finally(() => this.rounds.delete(round));
    this.rounds.add(round);
  }

  private collection(name: string) {
    return this.options.connection.collection<OutboxDocument>(name);
  }

  private report(error: unknown): void {
    this.options.logger.warn({ err: error }, 'events wait: the broker or the store does not answer');
  }
}

const waiting = (collection: string, documentId: string, entry: OutboxEntry): Waiting => ({
  collection,
  event: toEvent(entry, documentId),
  tells: [{ documentId, entryId: entry._id }],
});
