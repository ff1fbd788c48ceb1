import type { Connection } from 'mongoose';
import type { Clock } from '../clock';
import { newId } from '../ids';
import { isDuplicateKey } from '../mongo/connect';

/** The stream that a service knows, and the lease of the process that replays into it. */
interface RelayState {
  _id: string;
  /** Creation time of the stream that has all events. */
  created?: string;
  holder?: string;
  /** When the holder's lease ends. */
  lease?: Date;
}

/**
 * Longer than a batch of a replay takes. If the holder crashes, another process starts over after the lease expires.
 */
const leaseMs = 15_000;

/** Lets only one process of a service replay at a time. */
export class ReplayLease {
  private readonly holder = newId();

  constructor(
    private readonly connection: Connection,
    private readonly service: string,
    private readonly clock: Clock,
  ) {}

  /** True if this stream already has all events. */
  async isReplayed(created: string): Promise<boolean> {
    return (await this.states.findOne({ _id: this.service }))?.created === created;
  }

  /** False while another process holds the lease, and once the stream has all events. */
  async acquire(created: string): Promise<boolean> {
    const now = this.clock();
    try {
      await this.states.updateOne(
        { _id: this.service, created: { $ne: created }, lease: { $not: { $gt: now } } },
        { $set: { holder: this.holder, lease: this.end(now) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The document exists and does not match the filter.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** False if the lease expired and another process acquired it. */
  renew(): Promise<boolean> {
    return this.change({ $set: { lease: this.end(this.clock()) } });
  }

  /** Records that the stream has all events, and releases the lease. */
  async finish(created: string): Promise<boolean> {
    return this.change({ $set: { created }, $unset: { holder: '', lease: '' } });
  }

  /** Releases the lease of an unfinished replay, so that another process need not wait for its expiry. */
  async release(): Promise<void> {
    await this.change({ $unset: { holder: '', lease: '' } });
  }

  private async change(update: object): Promise<boolean> {
    const { matchedCount } = await this.states.updateOne({ _id: this.service, holder: this.holder }, update);
    return matchedCount === 1;
  }

  private end(now: Date): Date {
    return new Date(now.getTime() + leaseMs);
  }

  private get states() {
    return this.connection.collection<RelayState>('relay_states');
  }
}
