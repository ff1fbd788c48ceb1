import { setTimeout as sleep } from 'node:timers/promises';
import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { longestRun, occupiedMs, senderKindOf, type SenderRates } from '../../domain/pace';
import type { Pace } from '../../ports';

const collection = 'sender_paces';

/** The documents that `rate-limiter-flexible` stores. */
interface PaceDocument {
  key: string;
  points: number;
  expire: Date;
}

const paceSchema = documentSchema<PaceDocument>(
  { key: { type: String, unique: true }, points: Number, expire: Date },
  { collection, versionKey: false },
);
paceSchema.index({ expire: -1 }, { expireAfterSeconds: 0 });

/**
 * The pace of each sender, in the store, so that all processes together keep it. A text takes the sender's only point for
 * as long as it occupies the sender.
 */
export class MongoPace implements Pace {
  private readonly limiter: RateLimiterMongo;

  constructor(
    connection: Connection,
    private readonly rates: SenderRates,
  ) {
    // Its indexes are created with those of the models.
    connection.model('SenderPace', paceSchema);
    this.limiter = new RateLimiterMongo({
      storeClient: connection,
      tableName: collection,
      keyPrefix: '',
      points: 1,
      duration: 1,
      disableIndexesCreation: true,
    });
  }

  isPaced(sender: string): boolean {
    return this.rateOf(sender) > 0;
  }

  runOf(sender: string): number {
    return longestRun(this.rateOf(sender));
  }

  async take(sender: string, text: string, patienceMs: number): Promise<{ isFree: boolean; nextMs: number }> {
    const nextMs = occupiedMs(text, this.rateOf(sender));
    const end = performance.now() + patienceMs;
    for (;;) {
      const busyMs = await this.tryToTake(sender, nextMs);
      if (busyMs === 0) return { isFree: true, nextMs };
      if (performance.now() + busyMs > end) return { isFree: false, nextMs: busyMs };
      await sleep(busyMs);
    }
  }

  /** 0 if it was taken, otherwise the time until it is free. */
  private async tryToTake(sender: string, forMs: number): Promise<number> {
    try {
      const lasting = { customDuration: forMs / 1_000, attrs: {} };
      await this.limiter.consume(sender, 1, lasting);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1);
      throw refused;
    }
  }

  private rateOf(sender: string): number {
    return this.rates[senderKindOf(sender)];
  }
}
