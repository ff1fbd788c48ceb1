import { setTimeout as sleep } from 'node:timers/promises';
import { batch, batchFinds, documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, mongo } from 'mongoose';
import { occupiedMs, segmentsOfRun, senderKindOf, type SenderRates } from '../../domain/pace';
import type { Pace } from '../../ports';
import { upsertEach } from './upserts';

/** Until when a sender is occupied. */
interface TakenDocument {
  /** The sender's address. */
  _id: string;
  until: Date;
  /** The message that occupies it. */
  by: string;
}

const takenSchema = documentSchema<TakenDocument>(
  { _id: { type: String, required: true }, until: Date, by: String },
  { collection: 'taken_senders', versionKey: false },
);
takenSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

interface Wanted {
  readonly sender: string;
  readonly by: string;
  readonly forMs: number;
}

/**
 * The pace of each sender, in the store, so that all processes together keep it. One conditional update takes a sender
 * for as long as its texts occupy it, so a sender that a killed process had taken becomes free after that time. Senders
 * that are taken together share a command.
 */
export class MongoPace implements Pace {
  private readonly tryToTake: (wanted: Wanted) => Promise<{ isFree: boolean; from: number }>;
  private readonly findTaken: (sender: string) => Promise<TakenDocument | undefined>;

  constructor(
    connection: Connection,
    private readonly rates: SenderRates,
  ) {
    const model = connection.model<TakenDocument>('TakenSender', takenSchema);
    const taken = model.collection as unknown as mongo.Collection;
    this.tryToTake = batch((wanted) => takeAll(taken, wanted));
    this.findTaken = batchFinds<TakenDocument>(model.collection);
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
    { by, waitMs }: { by: string; waitMs: number },
  ): Promise<{ isFree: boolean; nextMs: number }> {
    const end = performance.now() + waitMs;
    for (;;) {
      const { isFree, from } = await this.tryToTake({ sender, by, forMs });
      if (isFree) return { isFree, nextMs: Math.max(from + forMs - Date.now(), 0) };
      const busyMs = await this.busyMs(sender);
      if (performance.now() + busyMs > end) return { isFree, nextMs: busyMs };
      await sleep(busyMs);
    }
  }

  private async busyMs(sender: string): Promise<number> {
    const taken = await this.findTaken(sender);
    return Math.max((taken?.until.getTime() ?? 0) - Date.now(), 1);
  }

  private rateOf(sender: string): number {
    return this.rates[senderKindOf(sender)];
  }
}

/** Takes senders from the moment of the command, not from that at which each began to wait for it. */
async function takeAll(
  taken: mongo.Collection,
  wanted: readonly Wanted[],
): Promise<{ isFree: boolean; from: number }[]> {
  const from = Date.now();
  const occupied = await upsertEach(
    taken,
    wanted.map(({ sender, by, forMs }) => ({
      filter: { _id: sender, $or: [{ until: { $lte: new Date(from) } }, { by }] },
      update: { $set: { until: new Date(from + forMs), by } },
    })),
  );
  return wanted.map((_, index) => ({ isFree: !occupied.has(index), from }));
}
