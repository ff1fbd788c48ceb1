import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { WrongTries } from '../../ports';

interface TriesDocument {
  readonly _id: string;
  readonly count: number;
  readonly expiresAt: Date;
}

/** A key names its day, so nothing is counted on afterwards. */
const keepMs = 2 * 86_400_000;

const triesSchema = documentSchema<TriesDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'wrong_tries', versionKey: false },
);
triesSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** The collection `wrong_tries`. Counting is one write, so that concurrent tries do not pass a limit together. */
export class MongoWrongTries implements WrongTries {
  private readonly model: Model<TriesDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<TriesDocument>('WrongTries', triesSchema);
  }

  async count(key: string, now: Date): Promise<number> {
    const expiresAt = new Date(now.getTime() + keepMs);
    const counted = await this.model
      .findOneAndUpdate(
        { _id: key },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<TriesDocument>();
    return counted?.count ?? 1;
  }

  async giveBack(key: string): Promise<void> {
    await this.model.updateOne({ _id: key }, { $inc: { count: -1 } });
  }
}
