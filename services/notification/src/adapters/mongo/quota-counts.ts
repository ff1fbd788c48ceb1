import { isDuplicateKey } from '@tablewell/chassis';
import { createHash } from 'node:crypto';
import { type Connection, type Model, type mongo, Schema } from 'mongoose';
import type { Quota } from '../../domain/quotas';
import type { QuotaCounts, QuotaOutcome } from '../../ports';

/** What counted against one limit on one day. */
interface QuotaDocument {
  /** `<channel>:<scope>:<hash of the subject>:<day>`: numbers and addresses are not kept here. */
  _id: string;
  count: number;
  /** Short hashes of what counted last, so that a message that is tried again counts once. */
  recent: string[];
  /** Somebody was refused. */
  hit?: boolean;
  purgeAt: Date;
}

/** More than all processes together have under way at once. */
const recentKept = 200;
const keepMs = 3 * 86_400_000;
const attempts = 8;

const quotaSchema = new Schema<QuotaDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, default: 0 },
    recent: { type: [String], default: [] },
    hit: Boolean,
    purgeAt: { type: Date, required: true },
  },
  { collection: 'quota_counts', versionKey: false },
);
quotaSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

const shortHash = (text: string, letters: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, letters);

/** The counts by day, in MongoDB: one conditional update counts a message and refuses it beyond the limit. */
export class MongoQuotaCounts implements QuotaCounts {
  private readonly model: Model<QuotaDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<QuotaDocument>('QuotaCount', quotaSchema);
  }

  async take(quota: Quota, thing: string, now: Date): Promise<QuotaOutcome> {
    const { channel, scope, subject, limit } = quota;
    const _id = `${channel}:${scope}:${shortHash(subject, 22)}:${now.toISOString().slice(0, 10)}`;
    const mark = shortHash(thing, 12);
    const collection = this.model.collection as unknown as mongo.Collection<QuotaDocument>;
    for (let attempt = 0; attempt < attempts; attempt++) {
      try {
        const after =
          limit > 0 &&
          (await collection.findOneAndUpdate(
            { _id, count: { $lt: limit }, recent: { $ne: mark } },
            {
              $inc: { count: 1 },
              $push: { recent: { $each: [mark], $slice: -recentKept } },
              $setOnInsert: { purgeAt: new Date(now.getTime() + keepMs) },
            },
            { upsert: true, returnDocument: 'after' },
          ));
        if (after) return { kind: 'counted', count: after.count, id: _id };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const known = await collection.findOne({ _id });
      if (known?.recent.includes(mark)) return { kind: 'counted-before' };
      if (limit <= 0 || (known && known.count >= limit)) {
        const first = await collection.updateOne({ _id, hit: { $ne: true } }, { $set: { hit: true } });
        return { kind: 'used-up', isFirst: first.matchedCount === 1, id: _id };
      }
      // Another process began the day in this moment.
    }
    throw new Error('a quota is being counted by too many at once');
  }
}
