import { setTimeout as sleep } from 'node:timers/promises';
import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Connection, mongo } from 'mongoose';
import { occupiedMs, segmentsOfRun, senderKindOf, type SenderRates } from '../../domain/pace';
import type { Pace } from '../../ports';

/** Until when a sender is occupied. */
interface TakenDocument {
  /** The sender's address. */
  _id: string;
  until: Date;
  /** Who occupies it. */
  by: string;
}

const takenSchema = documentSchema<TakenDocument>(
  { _id: { type: String, required: true }, until: Date, by: String },
  { collection: 'taken_senders', versionKey: false },
);
takenSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

/**
 * The pace of each sender, in the store, so that all processes together keep it. One conditional update takes a sender for
 * as long as texts occupy it; what a process that was killed has taken is free again when that time is over.
 */
export class MongoPace implements Pace {
  private readonly taken: mongo.Collection<TakenDocument>;

  constructor(
    connection: Connection,
    private readonly rates: SenderRates,
  ) {
    const model = connection.model<TakenDocument>('TakenSender', takenSchema);
    this.taken = model.collection as unknown as mongo.Collection<TakenDocument>;
  }

  isPaced(sender: string): boolean {
    return this.rateOf(sender) > 0;
  }

  segmentsOfRun(sender: string): number {
    return segmentsOfRun(this.rateOf(sender));
  }

  occupiedMs(sender: string, text: string): number {
    return occupiedMs(text, this.rateOf(sender));
  }

  async take(
    sender: string,
    forMs: number,
    { by, patienceMs }: { by: string; patienceMs: number },
  ): Promise<{ isFree: boolean; nextMs: number }> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const from = Date.now();
      const isFree = await this.tryToTake(sender, by, { from, forMs });
      if (isFree) return { isFree, nextMs: Math.max(from + forMs - Date.now(), 0) };
      const busyMs = await this.busyMs(sender);
      if (performance.now() + busyMs > end) return { isFree, nextMs: busyMs };
      await sleep(busyMs);
    }
  }

  private async tryToTake(
    sender: string,
    by: string,
    { from, forMs }: { from: number; forMs: number },
  ): Promise<boolean> {
    const isOver = { $or: [{ until: { $lte: new Date(from) } }, { by }] };
    const update = { $set: { until: new Date(from + forMs), by } };
    try {
      await this.taken.updateOne({ _id: sender, ...isOver }, update, { upsert: true });
      return true;
    } catch (error) {
      // Somebody else occupies it.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async busyMs(sender: string): Promise<number> {
    const taken = await this.taken.findOne({ _id: sender });
    return Math.max((taken?.until.getTime() ?? 0) - Date.now(), 1);
  }

  private rateOf(sender: string): number {
    return this.rates[senderKindOf(sender)];
  }
}
