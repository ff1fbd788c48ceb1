import {
  filledOutbox,
  type HasOutbox,
  isDuplicateKey,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  pushToOutbox,
  type ServiceKit,
} from '@tablewell/chassis';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Restaurant } from '../../domain/restaurant';
import type { Restaurants } from '../../ports';

interface RestaurantDocument extends HasOutbox {
  _id: string;
  ownerId: string;
  version: number;
  deleted: boolean;
  /** Everything the owner decides; gone when deleted. */
  settings: Omit<Restaurant, 'id' | 'ownerId' | 'version'> | null;
}

const collectionName = 'restaurants';

const restaurantSchema = new Schema<RestaurantDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    // Its shape is the domain's, checked before every write.
    settings: { type: Schema.Types.Mixed, default: null },
    ...outboxFields,
  },
  { collection: collectionName, versionKey: false, minimize: false },
);
restaurantSchema.index({ ownerId: 1 });
for (const [fields, options] of outboxIndexes) restaurantSchema.index(fields, options);

function restaurantModel(connection: Connection): Model<RestaurantDocument> {
  return connection.model<RestaurantDocument>('Restaurant', restaurantSchema);
}

function toRestaurant(document: RestaurantDocument | null): Restaurant | undefined {
  if (!document?.settings || document.deleted) return undefined;
  return { ...document.settings, id: document._id, ownerId: document.ownerId, version: document.version };
}

/** Restaurants in MongoDB; events ride in the document. */
export class MongoRestaurants implements Restaurants {
  private readonly model: Model<RestaurantDocument>;

  constructor(
    connection: Connection,
    private readonly announce: ServiceKit['announce'],
  ) {
    this.model = restaurantModel(connection);
  }

  async find(id: string): Promise<Restaurant | undefined> {
    return toRestaurant(await this.model.findById(id).select('-outbox').lean<RestaurantDocument>());
  }

  async findAll(ids: readonly string[]): Promise<Restaurant[]> {
    if (ids.length === 0) return [];
    const documents = await this.model
      .find({ _id: trusted({ $in: ids }) })
      .select('-outbox')
      .lean<RestaurantDocument[]>();
    return documents.flatMap((document) => toRestaurant(document) ?? []);
  }

  async ownedBy(ownerId: string): Promise<string[]> {
    const documents = await this.model
      .find({ ownerId, deleted: false })
      .select('_id')
      .lean<RestaurantDocument[]>();
    return documents.map(({ _id }) => _id);
  }

  async insert(
    { id, ownerId, version, ...settings }: Restaurant,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    try {
      await this.model.create({
        _id: id,
        ownerId,
        version,
        settings,
        ...filledOutbox(events),
      });
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    this.announce(collectionName, id, events);
    return true;
  }

  async replace(
    { id, ownerId: _ownerId, version, ...settings }: Restaurant,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    return this.write(id, version, { settings }, events);
  }

  async remove({ id, version }: Restaurant, events: readonly OutboxEntry[]): Promise<boolean> {
    return this.write(id, version, { settings: null, deleted: true }, events);
  }

  private async write(
    id: string,
    version: number,
    change: Partial<RestaurantDocument>,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version: version - 1, deleted: false },
      { $set: { ...change, version }, ...pushToOutbox(events) },
    );
    if (matchedCount === 1) this.announce(collectionName, id, events);
    return matchedCount === 1;
  }
}
