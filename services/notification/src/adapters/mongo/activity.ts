import type { Clock } from '@tablewell/chassis/clock';
import type { Cursor } from '@tablewell/chassis/cursor';
import { batchInserts, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { activityDays, type ActivityEntry } from '../../domain/activity';
import type { Activity, ActivityQuery, Person, StoredEntry } from '../../activity-ports';
import type { ReadCopies } from '../../ports';

interface ActivityDocument extends Omit<ActivityEntry, 'id'> {
  _id: string;
  storedAt: Date;
}

const daySeconds = 86_400;
/** Less than the time after which entries are read in their order (AUDIT-6). */
const slowWriteMs = 10_000;
/** More than a restaurant has had within the time for which entries are kept. */
const maxPeople = 500;

const activitySchema = documentSchema<ActivityDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    event: { type: String, required: true },
    subjectId: { type: String, default: '' },
    // Their shapes are defined by the domain.
    details: { type: Schema.Types.Mixed, default: {} },
    by: { type: Schema.Types.Mixed, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'activity', versionKey: false, minimize: false },
);
activitySchema.index({ restaurantId: 1, at: -1, _id: -1 });
// The entries of one member, and the last entry of each.
activitySchema.index(
  { restaurantId: 1, 'by.userId': 1, at: -1, _id: -1 },
  { partialFilterExpression: { 'by.userId': { $exists: true } } },
);
activitySchema.index({ restaurantId: 1, storedAt: 1, _id: 1 });
activitySchema.index({ at: 1 }, { expireAfterSeconds: activityDays * daySeconds });

/** The audit log in MongoDB: append-only, with a TTL index. */
export class MongoActivity implements Activity {
  private readonly model: Model<ActivityDocument>;
  private readonly insert: (document: ActivityDocument) => Promise<void>;

  constructor(
    connection: Connection,
    private readonly copies: Pick<ReadCopies, 'restaurant'>,
    private readonly clock: Clock,
  ) {
    this.model = connection.model<ActivityDocument>('Activity', activitySchema);
    // Uses the driver, because this runs for every booking, and mongoose's casting costs as much as the write.
    this.insert = batchInserts(this.model.collection);
  }

  async append(entries: readonly ActivityEntry[]): Promise<void> {
    await Promise.all(
      entries.map(async ({ id, ...entry }) => {
        if ((await this.copies.restaurant(entry.restaurantId)) === 'deleted') return;
        try {
          await this.insertDated({ _id: id, ...entry });
        } catch (error) {
          // The entry is stored already, because its event was redelivered.
          if (!isDuplicateKey(error)) throw error;
        }
      }),
    );
  }

  /** A collector may have read on while a write was under way, so that one that took long is dated by its end. */
  private async insertDated(entry: Omit<ActivityDocument, 'storedAt'>): Promise<void> {
    let storedAt = this.clock();
    await this.insert({ ...entry, storedAt });
    while (this.clock().getTime() - storedAt.getTime() > slowWriteMs) {
      storedAt = this.clock();
      await this.model.updateOne({ _id: entry._id }, { $set: { storedAt } });
    }
  }

  async list(
    { restaurantId, kind, userId }: ActivityQuery,
    limit: number,
    after: Cursor | undefined,
  ): Promise<ActivityEntry[]> {
    const earlier = after && [
      { at: trusted({ $lt: after.at }) },
      { at: after.at, _id: trusted({ $lt: after.id }) },
    ];
    const documents = await this.model
      .find({
        restaurantId,
        ...(kind ? { kind } : {}),
        ...(userId ? { 'by.userId': userId } : {}),
        ...(earlier ? { $or: earlier } : {}),
      })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<ActivityDocument[]>();
    return documents.map(({ _id: id, storedAt: _, ...entry }) => ({ id, ...entry }));
  }

  async readInOrder(
    restaurantId: string,
    limit: number,
    { after, before }: { readonly after: Cursor | undefined; readonly before: Date },
  ): Promise<StoredEntry[]> {
    const documents = await this.model
      .find({
        restaurantId,
        storedAt: trusted({ $lt: before, ...(after ? { $gte: after.at } : {}) }),
        ...(after
          ? { $or: [{ storedAt: trusted({ $gt: after.at }) }, { _id: trusted({ $gt: after.id }) }] }
          : {}),
      })
      .sort({ storedAt: 1, _id: 1 })
      .limit(limit)
      .lean<ActivityDocument[]>();
    return documents.map(({ _id: id, ...entry }) => ({ id, ...entry }));
  }

  async people(restaurantId: string): Promise<Person[]> {
    const people: Person[] = [];
    // One entry of each member is read, however many there are.
    while (people.length < maxPeople) {
      const next = await this.lastOfNext(restaurantId, people.at(-1)?.userId ?? '');
      if (!next) break;
      people.push(next);
    }
    return people;
  }

  /** The member with the next id, as named by their most recent entry. */
  private async lastOfNext(restaurantId: string, afterUserId: string): Promise<Person | undefined> {
    const entry = await this.model
      .findOne({ restaurantId, 'by.userId': trusted({ $gt: afterUserId }) })
      .sort({ 'by.userId': 1, at: -1, _id: -1 })
      .select('by')
      .lean<{ by: Person }>();
    if (!entry) return undefined;
    const { userId, name, email } = entry.by;
    return { userId, name, email };
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
