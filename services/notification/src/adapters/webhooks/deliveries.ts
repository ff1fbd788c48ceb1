import type { Cursor } from '@tablewell/chassis/cursor';
import { batchInserts, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import { type Delivery, type DeliveryState, keptTries, type Try } from '../../domain/webhooks/delivery';
import { type SentKind, testKind } from '../../domain/webhooks/kinds';
import type { DeliveryOutcome } from '../../domain/webhooks/outcome';
import type { Lease } from '../../ports';
import type { LeasedDelivery, Deliveries, DeliveryQuery, ResentRange } from '../../webhook-ports';

interface DeliveryDocument extends Omit<Delivery, 'id' | 'nextTryAt'> {
  _id: string;
  /** When it is due; while it is leased, the end of the lease. */
  nextTryAt: Date;
  /** Id of the lease; empty without one. */
  lease: string;
  purgeAt: Date;
}

/** Longer than all tries of a delivery take: it must not expire before its last one. */
const triesMs = 4 * 86_400_000;
const text = { type: String, default: '' };

const deliverySchema = documentSchema<DeliveryDocument>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    endpointId: { type: String, required: true },
    restaurantId: { type: String, required: true },
    kind: { type: String, required: true },
    subjectIds: { type: [String], default: [] },
    sequence: Number,
    body: { type: String, required: true },
    state: { type: String, required: true },
    reason: text,
    createdAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    nextTryAt: { type: Date, required: true },
    lease: text,
    tries: { type: [{ _id: false, at: Date, tookMs: Number, status: Number, problem: String }], default: [] },
    answer: text,
    purgeAt: { type: Date, required: true },
  },
  { collection: 'webhook_deliveries', versionKey: false },
);
deliverySchema.index({ state: 1, endpointId: 1, nextTryAt: 1 });
deliverySchema.index({ endpointId: 1, createdAt: -1, _id: -1 });
deliverySchema.index({ endpointId: 1, state: 1, createdAt: -1, _id: -1 });
deliverySchema.index({ restaurantId: 1, subjectIds: 1 });
deliverySchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

/**
 * Deliveries and their log (HOOK-7) in MongoDB, leased like messages: `nextTryAt` is when one is due and, while it is leased,
 * the end of the lease.
 */
export class MongoDeliveries implements Deliveries {
  private readonly model: Model<DeliveryDocument>;
  private readonly insert: (document: DeliveryDocument) => Promise<void>;

  constructor(
    connection: Connection,
    private readonly retentionMs: number,
  ) {
    this.model = connection.model<DeliveryDocument>('WebhookDelivery', deliverySchema);
    this.insert = batchInserts(this.model.collection);
  }

  async add({ id, ...delivery }: Delivery): Promise<boolean> {
    try {
      const purgeAt = this.endOfLog(delivery.createdAt, new Date(delivery.createdAt.getTime() + triesMs));
      await this.insert({ _id: id, ...delivery, lease: '', purgeAt });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async endpointsDue(now: Date): Promise<string[]> {
    const due = { state: 'waiting', nextTryAt: { $lte: now } };
    const found = await this.model.collection
      .aggregate<{ _id: string }>([{ $match: due }, { $group: { _id: '$endpointId' } }])
      .toArray();
    return found.map(({ _id }) => _id);
  }

  async leaseNext(
    endpointId: string,
    lease: Lease,
    now: Date,
    { onlyTests }: { readonly onlyTests: boolean } = { onlyTests: false },
  ): Promise<LeasedDelivery | undefined> {
    const found = await this.model
      .findOneAndUpdate(
        {
          ...{ state: 'waiting', endpointId, nextTryAt: trusted({ $lte: now }) },
          ...(onlyTests ? { kind: testKind } : {}),
        },
        { $set: { lease: lease.id, nextTryAt: lease.until }, $inc: { attempts: 1 } },
        { sort: { nextTryAt: 1 }, returnDocument: 'after' },
      )
      .lean<DeliveryDocument>();
    return found ? { delivery: toDelivery(found), lease } : undefined;
  }

  async record(
    { delivery: { id, createdAt }, lease }: LeasedDelivery,
    { outcome, attempt, answer }: { outcome: DeliveryOutcome; attempt: Try; answer: string },
    now: Date,
  ): Promise<void> {
    const isOver = outcome.state !== 'waiting';
    await this.model.updateOne(
      { _id: id, lease: lease.id, state: 'waiting' },
      {
        $set: {
          ...{ reason: '', ...outcome, answer, lease: '' },
          ...(isOver ? { purgeAt: this.endOfLog(createdAt, now) } : {}),
        },
        $push: { tries: { $each: [attempt], $slice: -keptTries } },
      },
    );
  }

  async release({ delivery: { id }, lease }: LeasedDelivery, now: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id, lease: lease.id, state: 'waiting' },
      { $set: { lease: '', nextTryAt: now }, $inc: { attempts: -1 } },
    );
  }

  async endWaiting(endpointId: string, reason: string, now: Date): Promise<void> {
    // Deliveries under way record their outcome; those that a crashed process left behind end with their lease.
    const isFree = [{ lease: '' }, { nextTryAt: trusted({ $lte: now }) }];
    await this.model.updateMany(
      { state: 'waiting', endpointId, kind: trusted({ $ne: testKind }), $or: isFree },
      { $set: { state: 'failed', reason, lease: '' } },
    );
  }

  async list(
    { restaurantId, endpointId, state }: DeliveryQuery,
    limit: number,
    after: Cursor | undefined,
  ): Promise<Delivery[]> {
    const earlier = after && [
      { createdAt: trusted({ $lt: after.at }) },
      { createdAt: after.at, _id: trusted({ $lt: after.id }) },
    ];
    const found = await this.model
      .find({ endpointId, restaurantId, ...(state ? { state } : {}), ...(earlier ? { $or: earlier } : {}) })
      .select('-body -answer')
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<DeliveryDocument[]>();
    return found.map(toDelivery);
  }

  async find(restaurantId: string, id: string): Promise<Delivery | undefined> {
    const found = await this.model.findOne({ _id: id, restaurantId }).lean<DeliveryDocument>();
    return found ? toDelivery(found) : undefined;
  }

  async resend(restaurantId: string, id: string, now: Date): Promise<boolean> {
    await this.keep([id], now);
    const { matchedCount } = await this.model.updateOne(
      { _id: id, restaurantId, lease: '' },
      { $set: anew(now) },
    );
    return matchedCount === 1;
  }

  async resendRange(
    endpointId: string,
    { from, until, all }: ResentRange,
    limit: number,
    now: Date,
  ): Promise<{ resent: number; nextFrom: Date | undefined }> {
    const written = {
      endpointId,
      createdAt: trusted({ $gte: from, $lt: until }),
      kind: trusted({ $ne: testKind as SentKind }),
    };
    // A waiting delivery may wait for a day. One that is under way has a lease.
    const states: DeliveryState[] = all ? ['failed', 'waiting', 'delivered'] : ['failed', 'waiting'];
    const free = { state: trusted({ $in: states }), lease: '' };
    const found = await this.model
      .find({ ...written, ...free })
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .select('_id createdAt')
      .lean<Pick<DeliveryDocument, '_id' | 'createdAt'>[]>();
    const ids = found.map(({ _id }) => _id);
    await this.keep(ids, now);
    const { modifiedCount } = await this.model.updateMany(
      { _id: trusted({ $in: ids }), ...free },
      { $set: anew(now) },
    );
    return { resent: modifiedCount, nextFrom: found.length < limit ? undefined : found.at(-1)?.createdAt };
  }

  async forgetAnswers(restaurantId: string, subjectIds: readonly string[]): Promise<void> {
    await this.model.updateMany(
      { restaurantId, subjectIds: trusted({ $in: [...subjectIds] }), answer: trusted({ $ne: '' }) },
      { $set: { answer: '' } },
    );
  }

  async removeOf(endpointId: string): Promise<void> {
    await this.model.deleteMany({ endpointId });
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }

  /** Keeps deliveries that are about to be sent again until their last try, before they could expire. */
  private async keep(ids: readonly string[], now: Date): Promise<void> {
    const purgeAt = new Date(now.getTime() + triesMs);
    await this.model.updateMany(
      { _id: trusted({ $in: [...ids] }), purgeAt: trusted({ $lt: purgeAt }) },
      { $set: { purgeAt } },
    );
  }

  /** When retention ends, and not before this moment. */
  private endOfLog(createdAt: Date, atLeast: Date): Date {
    return new Date(Math.max(createdAt.getTime() + this.retentionMs, atLeast.getTime()));
  }
}

const anew = (now: Date) => ({ state: 'waiting' as const, reason: '', attempts: 0, nextTryAt: now });

function toDelivery(document: DeliveryDocument): Delivery {
  const { _id: id, lease: _lease, purgeAt: _purge, ...delivery } = document;
  return { id, ...delivery, body: document.body ?? '', answer: document.answer ?? '' };
}
