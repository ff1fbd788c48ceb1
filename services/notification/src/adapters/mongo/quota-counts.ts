import { shortHash } from '@tablewell/chassis/crypto';
import { batch, isDuplicateKey } from '@tablewell/chassis/mongo';
import { changeDocument } from '@tablewell/chassis/resilience';
import type { Connection, Model, mongo } from 'mongoose';
import type { QuotaPair } from '../../domain/quotas';
import type { QuotaCounts, QuotaOutcome } from '../../ports';
import {
  type Counter,
  countersOf,
  countOf,
  idOf,
  jointCount,
  keepMs,
  type QuotaDocument,
  type QuotaItem,
  quotaModel,
  recentKept,
} from './quota-model';
import { upsertEach } from './upserts';

/**
 * The counts by day, in MongoDB. A whole and its parts are one document, so that one conditional update counts a
 * message against both limits of a pair, or refuses it beyond either.
 */
export class MongoQuotaCounts implements QuotaCounts {
  private readonly model: Model<QuotaDocument>;
  private readonly takeShared: (item: QuotaItem) => Promise<QuotaOutcome>;

  constructor(connection: Connection) {
    this.model = quotaModel(connection);
    this.takeShared = batch((items) => this.takeAll(items));
  }

  take(pair: QuotaPair, subject: string, now: Date): Promise<QuotaOutcome> {
    return this.takeShared({
      _id: idOf(pair.whole, now),
      mark: shortHash(subject, 12),
      counters: countersOf(pair),
      now,
    });
  }

  /**
   * The counts of one document are made by one update if all of them are within its limits, else one by one, so that no
   * count passes its limit and the last ones within it are still sent.
   */
  private async takeAll(items: readonly QuotaItem[]): Promise<readonly QuotaOutcome[]> {
    const counted = items.length > 1 ? await this.countTogether(items) : new Map<QuotaItem, QuotaOutcome>();
    return Promise.all(items.map((item) => counted.get(item) ?? this.takeOne(item)));
  }

  /** Counts those that are within their limits together; returns their outcomes. */
  private async countTogether(items: readonly QuotaItem[]): Promise<ReadonlyMap<QuotaItem, QuotaOutcome>> {
    const byDocument = new Map<string, QuotaItem[]>();
    for (const item of items) byDocument.set(item._id, [...(byDocument.get(item._id) ?? []), item]);
    const groups = [...byDocument.values()].flatMap((each) => jointCount(each) ?? []);
    // Counts beyond their limits.
    const refused = await upsertEach(this.model.collection as unknown as mongo.Collection, groups);
    const written = groups.filter((_, index) => !refused.has(index));
    const reported = written.filter(({ items: [first] }) => first?.counters.some(({ quota }) => quota.warns));
    const ids = reported.map(({ _id }) => _id);
    const found =
      ids.length === 0
        ? []
        : await this.collection.find({ _id: { $in: ids } }, { projection: { recent: 0 } }).toArray();
    const after = new Map(found.map((document) => [document._id, document]));
    return new Map(
      written.flatMap((group) =>
        group.items.map((item) => {
          const document = after.get(item._id);
          const counts = document ? item.counters.map((each) => countOf(each, document, item.now)) : [];
          return [item, { kind: 'counted', counts }] as const;
        }),
      ),
    );
  }

  private async takeOne({ _id, mark, counters, now }: QuotaItem): Promise<QuotaOutcome> {
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
