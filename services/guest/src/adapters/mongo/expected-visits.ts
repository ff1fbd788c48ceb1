import { batchFinds, batchInserts, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { ExpectedVisit } from '../../domain/expected-visit';
import type { ExpectedVisits, MovedClock } from '../../ports';

interface VisitDocument extends Omit<ExpectedVisit, 'reservationId'> {
  _id: string;
  counted: boolean;
  /** The guest for whom the visit counts, set when it is due; not empty. */
  countsFor?: string;
}

const batch = 500;
/** Higher than every version of a reservation. */
const lastVersion = Number.MAX_SAFE_INTEGER;

/** For casts and indexes only: visits are written with all their fields, and read as stored. */
const expectedVisitSchema = documentSchema<VisitDocument>(
  {
    _id: String,
    restaurantId: String,
    guestId: String,
    version: Number,
    startsAt: Date,
    status: String,
    counted: Boolean,
    countsFor: String,
  },
  { collection: 'expected_visits', versionKey: false },
);
expectedVisitSchema.index({ counted: 1, status: 1, startsAt: 1 });
expectedVisitSchema.index({ restaurantId: 1, guestId: 1 });
expectedVisitSchema.index({ startsAt: 1, counted: 1 });

/**
 * Read copies of reservations; the highest version wins, in any order of events. Operations of every booking use the
 * driver, because mongoose takes longer than the store.
 */
export class MongoExpectedVisits implements ExpectedVisits {
  private readonly model: Model<VisitDocument>;
  private readonly findVisit: (id: string) => Promise<VisitDocument | undefined>;
  private readonly insert: (document: VisitDocument) => Promise<void>;

  constructor(connection: Connection) {
    this.model = connection.model<VisitDocument>('ExpectedVisit', expectedVisitSchema);
    this.findVisit = batchFinds(this.model.collection);
    this.insert = batchInserts(this.model.collection);
  }

  async find(reservationId: string): Promise<ExpectedVisit | undefined> {
    const document = await this.findVisit(reservationId);
    return document ? toVisit(document) : undefined;
  }

  async findAll(restaurantId: string, reservationIds: readonly string[]): Promise<ExpectedVisit[]> {
    const found = await this.model
      .find({ _id: trusted({ $in: [...reservationIds] }), restaurantId })
      .lean<VisitDocument[]>();
    return found.map(toVisit);
  }

  async add({ reservationId: _id, ...visit }: ExpectedVisit): Promise<boolean> {
    try {
      await this.insert({ _id, ...visit, counted: false });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async put({ reservationId, guestId, ...visit }: ExpectedVisit): Promise<void> {
    const { collection } = this.model;
    // A deletion does not name the guest; a concurrent event may have stored it in the meantime.
    const [fields, unlessKnown] = guestId === '' ? [visit, { guestId }] : [{ ...visit, guestId }, {}];
    const earlier = { _id: reservationId, version: { $lt: visit.version } };
    if (await this.turn(earlier, visit.status, fields)) return;
    try {
      await collection.updateOne(
        earlier as never,
        { $set: fields, $setOnInsert: { counted: false, ...unlessKnown } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A newer version is already stored, or another process has just inserted an older one.
      const { matchedCount } = await collection.updateOne(earlier as never, { $set: fields });
      if (matchedCount === 0) await this.addMissingGuest(reservationId, guestId, visit.version);
    }
  }

  /**
   * Marks a visit that turns out to be a no-show, or a no-show that turns out to have come, to be counted again. False
   * for any other change.
   */
  private async turn(earlier: object, status: ExpectedVisit['status'], fields: object): Promise<boolean> {
    if (status === 'called-off') return false;
    const other = status === 'no-show' ? 'expected' : 'no-show';
    const change = { $set: { ...fields, counted: false } };
    return (
      (await this.model.collection.updateOne({ ...earlier, status: other } as never, change)).matchedCount > 0
    );
  }

  /** For an event that is handled after the deletion: adds the guest. A detached reservation stays without one. */
  private async addMissingGuest(_id: string, guestId: string, version: number): Promise<void> {
    if (guestId === '') return;
    const overtaken = trusted({ $gt: version, $lt: lastVersion });
    await this.model.updateOne({ _id, guestId: '', version: overtaken }, { $set: { guestId } });
  }

  due(now: Date): Promise<ExpectedVisit[]> {
    return this.dueAt({ startsAt: trusted({ $lte: now }) });
  }

  dueOfMoved(now: Date, clocks: readonly MovedClock[]): Promise<ExpectedVisit[]> {
    const times = clocks.map(({ restaurantId, aheadMs }) => ({
      restaurantId,
      startsAt: trusted({ $lte: new Date(now.getTime() + aheadMs) }),
    }));
    return this.dueAt({ $or: times });
  }

  private async dueAt(when: object): Promise<ExpectedVisit[]> {
    const documents = await this.model
      .find({ ...when, counted: false, status: trusted({ $in: ['expected', 'no-show'] }) } as never)
      .sort({ startsAt: 1 })
      .limit(batch)
      .lean<VisitDocument[]>();
    return documents.map(toVisit);
  }

  async assignGuest({ reservationId: _id, guestId, version }: ExpectedVisit): Promise<string | undefined> {
    const settled = await this.model
      .findOneAndUpdate(
        { _id, version, counted: false },
        // An earlier attempt or another process may have set it, in which case it stays.
        [{ $set: { countsFor: { $ifNull: ['$countsFor', guestId] } } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean<VisitDocument>();
    return settled?.countsFor;
  }

  async ofGuest(restaurantId: string, guestId: string): Promise<string[]> {
    const documents = await this.model
      .find({ restaurantId, guestId })
      .select('_id')
      .lean<{ _id: string }[]>();
    return documents.map(({ _id }) => _id);
  }

  async ahead(restaurantId: string, guestId: string, after: Date): Promise<Date[]> {
    const documents = await this.model
      .find({ restaurantId, guestId, status: 'expected', startsAt: trusted({ $gt: after }) })
      .sort({ startsAt: 1 })
      .limit(batch)
      .select('startsAt')
      .lean<VisitDocument[]>();
    return documents.map(({ startsAt }) => startsAt);
  }

  async detach(reservationIds: readonly string[]): Promise<void> {
    await this.model.updateMany(
      { _id: trusted({ $in: [...reservationIds] }) },
      { $set: { guestId: '', status: 'called-off', version: lastVersion }, $unset: { countsFor: 1 } },
    );
  }

  async markCounted({ reservationId, version }: ExpectedVisit): Promise<void> {
    // Only this version was counted: whether the party of a later one came is not known yet.
    await this.model.updateOne({ _id: reservationId, version }, { $set: { counted: true } });
  }

  async forget(before: Date): Promise<number> {
    const documents = await this.model
      .find({ startsAt: trusted({ $lt: before }), $or: [{ counted: true }, { status: 'called-off' }] })
      .select('_id')
      .limit(batch)
      .lean<{ _id: string }[]>();
    const ids = documents.map(({ _id }) => _id);
    return (await this.model.deleteMany({ _id: trusted({ $in: ids }) })).deletedCount;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}

function toVisit({
  _id: reservationId,
  counted: _counted,
  countsFor: _countsFor,
  ...visit
}: VisitDocument): ExpectedVisit {
  return { reservationId, ...visit };
}
