import { batch, documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, mongo } from 'mongoose';
import type { ServedSenders } from '../../ports';
import { upsertEach } from './upserts';

interface ServedDocument {
  /** The sender's address. */
  _id: string;
  /** The process. */
  by: string;
  until: Date;
}

const servedSchema = documentSchema<ServedDocument>(
  { _id: { type: String, required: true }, by: String, until: Date },
  { collection: 'served_senders', versionKey: false },
);
servedSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** Which process serves which paced sender, in MongoDB. Those that are taken together share a command. */
export class MongoServedSenders implements ServedSenders {
  readonly release: (sender: string) => Promise<void>;
  private readonly tryToTake: (wanted: { sender: string; until: Date; now: Date }) => Promise<boolean>;

  constructor(
    connection: Connection,
    /** A unique id of this process. */
    by: string,
  ) {
    const model = connection.model<ServedDocument>('ServedSender', servedSchema);
    const served = model.collection as unknown as mongo.Collection;
    this.tryToTake = batch(async (wanted) => {
      const elsewhere = await upsertEach(
        served,
        wanted.map(({ sender, until, now }) => ({
          filter: { _id: sender, $or: [{ by }, { until: { $lte: now } }] },
          update: { $set: { by, until } },
        })),
      );
      return wanted.map((_, index) => !elsewhere.has(index));
    });
    this.release = batch(async (senders) => {
      await served.deleteMany({ _id: { $in: [...senders] as never[] }, by });
      return senders.map(() => undefined);
    });
  }

  take(sender: string, until: Date, now: Date): Promise<boolean> {
    return this.tryToTake({ sender, until, now });
  }
}
