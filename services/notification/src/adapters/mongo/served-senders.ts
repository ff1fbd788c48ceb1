import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Connection, mongo } from 'mongoose';
import type { ServedSenders } from '../../ports';

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

/** Which process serves which paced sender, in MongoDB. */
export class MongoServedSenders implements ServedSenders {
  private readonly senders: mongo.Collection<ServedDocument>;

  constructor(
    connection: Connection,
    /** Of this process, and of no other. */
    private readonly id: string,
  ) {
    const model = connection.model<ServedDocument>('ServedSender', servedSchema);
    this.senders = model.collection as unknown as mongo.Collection<ServedDocument>;
  }

  async take(sender: string, until: Date, now: Date): Promise<boolean> {
    const isFree = { $or: [{ by: this.id }, { until: { $lte: now } }] };
    const update = { $set: { by: this.id, until } };
    try {
      await this.senders.updateOne({ _id: sender, ...isFree }, update, { upsert: true });
      return true;
    } catch (error) {
      // Another process serves it.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async release(sender: string): Promise<void> {
    await this.senders.deleteOne({ _id: sender, by: this.id });
  }
}
