import { findsTogether, insertsTogether, isDuplicateKey } from '@tablewell/chassis';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { ExpectedVisit } from '../../domain/expected-visit';
import type { ClosedRestaurants, ExpectedVisits } from '../../ports';

interface VisitDocument extends Omit<ExpectedVisit, 'reservationId'> {
  _id: string;
  counted: boolean;
  /** The guest for whom it counts, from the moment that it is counted; not empty. */
  countsFor?: string;
}

const batch = 500;
/** No news of a reservation is newer. */
const lastVersion = Number.MAX_SAFE_INTEGER;

const expectedVisitSchema = new Schema<VisitDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    guestId: { type: String, default: '' },
    version: { type: Number, required: true },
    startsAt: { type: Date, required: true },
    status: { type: String, enum: ['expected', 'called-off'], required: true },
    counted: { type: Boolean, default: false },
    countsFor: { type: String },
  },
  { collection: 'expected_visits', versionKey: false },
);
expectedVisitSchema.index({ counted: 1, status: 1, startsAt: 1 });
expectedVisitSchema.index({ restaurantId: 1, guestId: 1 });
expectedVisitSchema.index({ startsAt: 1, counted: 1 });

/**
 * What this service knows of reservations; the highest version wins, in whatever order events come. What every reservation
 * brings about goes past mongoose, which takes longer over it than the store.
 */
export class MongoExpectedVisits implements ExpectedVisits {
  private readonly model: Model<VisitDocument>;
  private readonly findVisit: (id: string) => Promise<VisitDocument | undefined>;
  private readonly insert: (document: VisitDocument) => Promise<void>;

  constructor(connection: Connection) {
    this.model = connection.model<VisitDocument>('ExpectedVisit', expectedVisitSchema);
    this.findVisit = findsTogether(this.model.collection);
    this.insert = insertsTogether(this.model.collection);
  }

  async find(reservationId: string): Promise<ExpectedVisit | undefined> {
    const document = await this.findVisit(reservationId);
    return document ? toVisit(document) : undefined;
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
    // News of a deletion does not say whose the reservation was; others may have, since it was looked for.
    const [told, unlessKnown] = guestId === '' ? [visit, { guestId }] : [{ ...visit, guestId }, {}];
    const earlier = { _id: reservationId, version: { $lt: visit.version } } as never;
    try {
      await collection.updateOne(
        earlier,
        { $set: told, $setOnInsert: { counted: false, ...unlessKnown } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Known already: in this version or a later one, or in an earlier one that another process wrote this moment.
      const { matchedCount } = await collection.updateOne(earlier, { $set: told });
      if (matchedCount === 0) await this.nameOwner(reservationId, guestId, visit.version);
    }
  }

  /** News of a deletion overtook what says whose the reservation was. One that is disowned stays nobody's. */
  private async nameOwner(_id: string, guestId: string, version: number): Promise<void> {
    if (guestId === '') return;
    const overtaken = trusted({ $gt: version, $lt: lastVersion });
    await this.model.updateOne({ _id, guestId: '', version: overtaken }, { $set: { guestId } });
  }

  async due(now: Date): Promise<ExpectedVisit[]> {
    const documents = await this.model
      .find({ counted: false, status: 'expected', startsAt: trusted({ $lte: now }) })
      .sort({ startsAt: 1 })
      .limit(batch)
      .lean<VisitDocument[]>();
    return documents.map(toVisit);
  }

  async settle({ reservationId: _id, guestId, version }: ExpectedVisit): Promise<string | undefined> {
    const settled = await this.model
      .findOneAndUpdate(
        { _id, version, counted: false },
        // Whoever came first, before a crash or in another process, has said it.
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

  async disown(reservationIds: readonly string[]): Promise<void> {
    await this.model.updateMany(
      { _id: trusted({ $in: [...reservationIds] }) },
      { $set: { guestId: '', status: 'called-off', version: lastVersion }, $unset: { countsFor: 1 } },
    );
  }

  async markCounted(reservationId: string): Promise<void> {
    await this.model.updateOne({ _id: reservationId }, { $set: { counted: true } });
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

const closedRestaurantSchema = new Schema<{ _id: string }>(
  { _id: { type: String, required: true } },
  { collection: 'closed_restaurants', versionKey: false },
);

/** The ids of restaurants that were deleted. */
export class MongoClosedRestaurants implements ClosedRestaurants {
  private readonly model: Model<{ _id: string }>;
  private readonly find: (id: string) => Promise<{ _id: string } | undefined>;

  constructor(connection: Connection) {
    this.model = connection.model<{ _id: string }>('ClosedRestaurant', closedRestaurantSchema);
    this.find = findsTogether(this.model.collection);
  }

  async add(restaurantId: string): Promise<void> {
    try {
      await this.model.updateOne({ _id: restaurantId }, { $set: { _id: restaurantId } }, { upsert: true });
    } catch (error) {
      // Another process noted it this moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async has(restaurantId: string): Promise<boolean> {
    return (await this.find(restaurantId)) !== undefined;
  }
}
