import { shortHash } from '@tablewell/chassis/crypto';
import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { changeDocument } from '@tablewell/chassis/resilience';
import { type Connection, type Model, type mongo, Schema } from 'mongoose';
import type { Quota, QuotaPair } from '../../domain/quotas';
import type { QuotaCount, QuotaCounts, QuotaOutcome } from '../../ports';

/** One day's counts of a whole and its parts, such as an account and its restaurants. */
interface QuotaDocument {
  /** `<channel>:<scope>:<hash of the subject>:<day>`, without numbers and addresses. */
  _id: string;
  count: number;
  /** Counts of the parts, by a hash of the part's subject. */
  parts?: Record<string, number>;
  /** Short hashes of the messages counted most recently, so that a retry counts once. */
  recent: string[];
  /** Whether a message was refused. */
  hit?: boolean;
  /** The same for each part. */
  hitParts?: Record<string, boolean>;
  purgeAt: Date;
}

/** More than all processes together send concurrently. */
const recentKept = 200;
const keepMs = 3 * 86_400_000;

const quotaSchema = documentSchema<QuotaDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, default: 0 },
    parts: { type: Schema.Types.Mixed },
    recent: { type: [String], default: [] },
    hit: Boolean,
    hitParts: { type: Schema.Types.Mixed },
    purgeAt: { type: Date, required: true },
  },
  { collection: 'quota_counts', versionKey: false },
);
quotaSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

/** The id of a limit on a day. */
const idOf = ({ channel, scope, subject }: Quota, now: Date): string =>
  `${channel}:${scope}:${shortHash(subject)}:${now.toISOString().slice(0, 10)}`;

/** A limit of a pair, with the place of its count in the document. */
interface Counter {
  readonly quota: Quota;
  readonly field: string;
  readonly hitField: string;
  read(document: QuotaDocument): number;
}

function countersOf({ whole, part }: QuotaPair): Counter[] {
  const ofWhole: Counter = { quota: whole, field: 'count', hitField: 'hit', read: ({ count }) => count };
  if (!part) return [ofWhole];
  const name = shortHash(part.subject);
  const read = ({ parts }: QuotaDocument) => parts?.[name] ?? 0;
  return [{ quota: part, field: `parts.${name}`, hitField: `hitParts.${name}`, read }, ofWhole];
}

/**
 * The counts by day, in MongoDB. A whole and its parts are one document, so that one conditional update counts a
 * message against both limits of a pair, or refuses it beyond either.
 */
export class MongoQuotaCounts implements QuotaCounts {
  private readonly model: Model<QuotaDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<QuotaDocument>('QuotaCount', quotaSchema);
  }

  async take(pair: QuotaPair, subject: string, now: Date): Promise<QuotaOutcome> {
    const _id = idOf(pair.whole, now);
    const mark = shortHash(subject, 12);
    const counters = countersOf(pair);
    const isOpen = counters.every(({ quota }) => quota.limit > 0);
    const outcome = await changeDocument<QuotaOutcome | 'conflict'>(async () => {
      const after = isOpen && (await this.count(_id, mark, counters, now));
      if (after) return { kind: 'counted', counts: counters.map((counter) => countOf(counter, after, now)) };
      const known = await this.collection.findOne({ _id });
      if (known?.recent.includes(mark)) return { kind: 'counted-before' };
      const full = counters.find(({ quota, read }) => quota.limit <= (known ? read(known) : 0));
      if (full) return this.refuse(_id, full, now);
      // Another process has just inserted the document.
      return 'conflict';
    });
    if (outcome !== 'busy') return outcome;
    throw new Error('the quota is being counted concurrently');
  }

  private async count(
    _id: string,
    mark: string,
    counters: readonly Counter[],
    now: Date,
  ): Promise<QuotaDocument | null> {
    const isBelow = counters.map(({ quota, field }) => [field, { $not: { $gte: quota.limit } }]);
    const byOne = counters.map(({ field }) => [field, 1]);
    try {
      return await this.collection.findOneAndUpdate(
        { _id, ...Object.fromEntries(isBelow), recent: { $ne: mark } },
        {
          $inc: Object.fromEntries(byOne),
          $push: { recent: { $each: [mark], $slice: -recentKept } },
          $setOnInsert: { purgeAt: new Date(now.getTime() + keepMs) },
        },
        { upsert: true, returnDocument: 'after' },
      );
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  private async refuse(_id: string, { quota, hitField }: Counter, now: Date): Promise<QuotaOutcome> {
    const first = await this.collection.updateOne(
      { _id, [hitField]: { $ne: true } },
      { $set: { [hitField]: true } },
    );
    return { kind: 'used-up', quota, isFirst: first.matchedCount === 1, id: idOf(quota, now) };
  }

  private get collection(): mongo.Collection<QuotaDocument> {
    return this.model.collection as unknown as mongo.Collection<QuotaDocument>;
  }
}

const countOf = ({ quota, read }: Counter, document: QuotaDocument, now: Date): QuotaCount => ({
  quota,
  count: read(document),
  id: idOf(quota, now),
});
