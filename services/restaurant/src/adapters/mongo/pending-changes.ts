import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Connection, Model } from 'mongoose';
import type { PendingChanges } from '../../ports';

interface PendingDocument {
  _id: string;
  version: number;
  underWay: { id: string; until: Date }[];
  touchedAt: Date;
}

/** Longer than any request takes: a change of a crashed process counts for this long. */
const leaseMs = 60_000;
const keepSeconds = 7 * 86_400;

const pendingSchema = documentSchema<PendingDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    underWay: { type: [{ _id: false, id: String, until: Date }], default: [] },
    touchedAt: { type: Date, required: true },
  },
  { collection: 'claims', versionKey: false },
);
pendingSchema.index({ touchedAt: 1 }, { expireAfterSeconds: keepSeconds });

/**
 * Pending changes in MongoDB, one document per limit. Adding one is conditional on the document's version from before
 * the count, so that of two concurrent counts only one succeeds.
 */
export class MongoPendingChanges implements PendingChanges {
  private readonly model: Model<PendingDocument>;

  constructor(
    connection: Connection,
    private readonly now: () => Date,
  ) {
    this.model = connection.model<PendingDocument>('Claim', pendingSchema);
  }

  async take(
    limit: string,
    id: string,
    decide: (underWay: readonly string[]) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    const taken = await changeDocument(async () => {
      const known = await this.model.findById(limit).lean<PendingDocument>();
      const now = this.now();
      const others = (known?.underWay ?? []).filter((claim) => claim.until > now && claim.id !== id);
      const refused = await decide(others.map((claim) => claim.id));
      if (isRefusal(refused)) return refused;
      const underWay = [...others, { id, until: new Date(now.getTime() + leaseMs) }];
      return (await this.write(limit, known?.version ?? 0, underWay)) ? undefined : 'conflict';
    });
    if (taken !== 'busy') return taken;
    return new Refusal('unavailable', 'busy', 'This is being changed by others. Please try again.');
  }

  async release(limit: string, id: string): Promise<void> {
    await this.model.updateOne(
      { _id: limit },
      { $pull: { underWay: { id } }, $inc: { version: 1 }, $set: { touchedAt: this.now() } },
    );
  }

  /** False after a concurrent change. */
  private async write(
    limit: string,
    before: number,
    underWay: PendingDocument['underWay'],
  ): Promise<boolean> {
    const noted = { version: before + 1, underWay, touchedAt: this.now() };
    if (before > 0) {
      const { matchedCount } = await this.model.updateOne({ _id: limit, version: before }, { $set: noted });
      return matchedCount === 1;
    }
    try {
      await this.model.create({ _id: limit, ...noted });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
