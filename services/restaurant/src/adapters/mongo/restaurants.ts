import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { RestaurantBrief } from '../../domain/group';
import type { Restaurant } from '../../domain/restaurant';
import type { Restaurants } from '../../ports';

interface RestaurantDocument extends HasOutbox {
  _id: string;
  ownerId: string;
  version: number;
  deleted: boolean;
  /** The owner's settings; null if the restaurant is deleted. */
  settings: Omit<Restaurant, 'id' | 'ownerId' | 'version'> | null;
  /** When it was deleted. */
  deletedAt?: Date;
  /** When nothing was left of it. */
  erasedAt?: Date;
}

/** Longer than any call takes that may still store something of a deleted restaurant. */
const maxCallMs = 10 * 60_000;

const restaurantSchema = documentSchema<RestaurantDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    // Its shape is defined by the domain and checked before every write.
    settings: { type: Schema.Types.Mixed, default: null },
    deletedAt: Date,
    erasedAt: Date,
    ...outboxFields,
  },
  { collection: 'restaurants', versionKey: false, minimize: false },
);
restaurantSchema.index({ ownerId: 1 });
restaurantSchema.index({ deleted: 1, erasedAt: 1 }, { partialFilterExpression: { deleted: true } });
for (const [fields, options] of outboxIndexes) restaurantSchema.index(fields, options);

function restaurantModel(connection: Connection): Model<RestaurantDocument> {
  return connection.model<RestaurantDocument>('Restaurant', restaurantSchema);
}

function toRestaurant(document: RestaurantDocument | null): Restaurant | undefined {
  if (!document?.settings || document.deleted) return undefined;
  return { ...document.settings, id: document._id, ownerId: document.ownerId, version: document.version };
}

/** Restaurants in MongoDB. */
export class MongoRestaurants implements Restaurants {
  private readonly model: Model<RestaurantDocument>;
  private readonly all: VersionedCollection<RestaurantDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = restaurantModel(connection);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async find(id: string): Promise<Restaurant | undefined> {
    return toRestaurant(await this.all.findOne({ _id: id }));
  }

  async findAll(ids: readonly string[]): Promise<Restaurant[]> {
    if (ids.length === 0) return [];
    const documents = await this.all.find({ _id: trusted({ $in: [...ids] }) });
    return documents.flatMap((document) => toRestaurant(document) ?? []);
  }

  async briefs(ids: readonly string[]): Promise<RestaurantBrief[]> {
    if (ids.length === 0) return [];
    const documents = await this.model
      .find({ _id: trusted({ $in: [...ids] }), deleted: false, 'settings.isTest': trusted({ $ne: true }) })
      .select('ownerId settings.name settings.timezone')
      .lean<RestaurantDocument[]>();
    return documents.flatMap(({ _id: id, ownerId, settings }) =>
      settings ? [{ id, ownerId, name: settings.name, timezone: settings.timezone }] : [],
    );
  }

  async ownedBy(ownerId: string, mode?: 'live' | 'test'): Promise<string[]> {
    const isTest = mode === 'test' ? true : trusted({ $ne: true });
    const ofMode = (mode ? { 'settings.isTest': isTest } : {}) as object;
    const documents = await this.model
      .find({ ownerId, deleted: false, ...ofMode })
      .select('_id')
      .lean<RestaurantDocument[]>();
    return documents.map(({ _id }) => _id);
  }

  insert(
    { id, ownerId, version, ...settings }: Restaurant,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    return this.all.insert({ _id: id, ownerId, version, deleted: false, settings }, events);
  }

  replace(
    { id, ownerId: _ownerId, version, ...settings }: Restaurant,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    return this.write(id, version, { settings }, events);
  }

  remove({ id, version }: Restaurant, at: Date, events: readonly OutboxEntry[]): Promise<boolean> {
    return this.write(id, version, { settings: null, deleted: true, deletedAt: at }, events);
  }

  async toErase(max: number, afterId = ''): Promise<string[]> {
    const documents = await this.model
      .find({ deleted: true, erasedAt: null, _id: trusted({ $gt: afterId }) })
      .sort({ _id: 1 })
      .select('_id')
      .limit(max)
      .lean<RestaurantDocument[]>();
    return documents.map(({ _id }) => _id);
  }

  async markErased(id: string, at: Date): Promise<void> {
    const before = new Date(at.getTime() - maxCallMs);
    await this.model.updateOne(
      { _id: id, deleted: true, deletedAt: trusted({ $lte: before }) },
      { $set: { erasedAt: at } },
    );
  }

  private write(
    id: string,
    version: number,
    change: Partial<RestaurantDocument>,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const before = { version: version - 1, deleted: false };
    return this.all.update(id, before, { $set: { ...change, version } }, events);
  }
}
