import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { BackfillProgress, BackfillStore } from '../../activity-ports';

interface ProgressDocument extends BackfillProgress {
  _id: string;
}

const progressSchema = documentSchema<ProgressDocument>(
  { _id: { type: String, required: true }, afterId: { type: String, default: '' }, isFinished: Boolean },
  { collection: 'backfills', versionKey: false },
);

/** The progress of copying the audit log of earlier releases. */
export class MongoBackfillProgress implements BackfillStore {
  private readonly model: Model<ProgressDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<ProgressDocument>('BackfillProgress', progressSchema);
  }

  async read(): Promise<BackfillProgress> {
    const stored = await this.model.findOne({ _id: 'activity' }).lean<ProgressDocument | null>();
    return stored ?? { afterId: '', isFinished: false };
  }

  async write({ afterId, isFinished }: BackfillProgress): Promise<void> {
    await this.model.updateOne({ _id: 'activity' }, { $set: { afterId, isFinished } }, { upsert: true });
  }
}
