import { atMost, type Clock, putNewer } from '@tablewell/chassis';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import { type Allowance, untoldAllowance } from '../../domain/allowance';
import type { KnownRestaurant, RestaurantRules } from '../../domain/restaurant-rules';
import type { RestaurantRulesStore } from '../../ports';
import type { MongoEntitlements } from './entitlements';
import { takeByLease } from './leases';

interface RulesDocument {
  _id: string;
  version: number;
  deleted: boolean;
  /** Whose plan holds; empty for a restaurant that is gone. */
  ownerId: string;
  /** The rules as the domain knows them. */
  rules: RestaurantRules | null;
  /** The zone whose dates the service days have: the first that the restaurant had. */
  dayZone?: string;
  /** The owner's allowance, kept here as well so that a booking reads one document. */
  allowance?: Allowance;
  allowanceVersion: number;
  /** When the restaurant was deleted, and when nothing of it was left. */
  deletedAt?: Date;
  erasedAt?: Date;
  /** When settings came that may have changed the tables; gone once every party has one of those. */
  housingSince?: Date;
  /** Until when one process sees to that for itself. */
  housingLease?: Date | null;
}

/** Another process may take in the event; its rules hold here after this long. Whoever saves settings waits for it. */
const cacheMs = 200;
/** A read of the store that was under way when another process wrote is over after this long. */
const readMs = 50;
/** Bookings that were under way when a restaurant was deleted have all come in after this long. */
const lateMs = 60_000;

const rulesSchema = new Schema<RulesDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    deleted: { type: Boolean, default: false },
    ownerId: { type: String, default: '' },
    rules: { type: Schema.Types.Mixed, default: null },
    dayZone: { type: String },
    allowance: { type: Schema.Types.Mixed },
    allowanceVersion: { type: Number, default: 0 },
    deletedAt: { type: Date },
    erasedAt: { type: Date },
    housingSince: { type: Date },
    housingLease: { type: Date },
  },
  { collection: 'restaurant_rules', versionKey: false, minimize: false },
);
rulesSchema.index({ ownerId: 1 });
rulesSchema.index({ deleted: 1, erasedAt: 1 }, { partialFilterExpression: { deleted: true } });
rulesSchema.index({ housingSince: 1 }, { partialFilterExpression: { housingSince: { $exists: true } } });

function rulesModel(connection: Connection): Model<RulesDocument> {
  return connection.model<RulesDocument>('RestaurantRules', rulesSchema);
}

function rulesOf({ rules, dayZone }: RulesDocument): RestaurantRules | undefined {
  return rules ? { ...rules, dayZone: dayZone ?? rules.timezone } : undefined;
}

/** This service's copy of the restaurants, kept by events; the highest version wins, in whatever order they come. */
export class MongoRestaurantRules implements RestaurantRulesStore {
  readonly lagMs = cacheMs + readMs;
  private readonly model: Model<RulesDocument>;
  private readonly cache = new LRUCache<string, { restaurant: KnownRestaurant }>({
    ...atMost(10_000),
    ttl: cacheMs,
  });

  constructor(
    connection: Connection,
    private readonly entitlements: MongoEntitlements,
  ) {
    this.model = rulesModel(connection);
  }

  async find(id: string): Promise<KnownRestaurant | undefined> {
    const cached = this.cache.get(id);
    if (cached) return cached.restaurant;
    // What is read grows old from when it was asked for.
    const start = performance.now();
    // Past mongoose, as the days are: every booking of a quiet restaurant reads here.
    const found = await this.model.collection.findOne({ _id: id as never });
    const document = found as unknown as RulesDocument | null;
    const rules = document && !document.deleted ? rulesOf(document) : undefined;
    if (!document || !rules) return undefined;
    const restaurant = { ...rules, allowance: document.allowance ?? untoldAllowance };
    this.cache.set(id, { restaurant }, { start });
    return restaurant;
  }

  async version(id: string): Promise<number> {
    return (await this.model.findById(id).select('version').lean<RulesDocument>())?.version ?? 0;
  }

  /** Takes in a restaurant as an event tells it; older news than what is known changes nothing. */
  async put(rules: RestaurantRules, at: Date): Promise<void> {
    const { id, version, ownerId, timezone: dayZone } = rules;
    await this.keepDayZone(id);
    await this.write(
      id,
      version,
      { rules, ownerId, deleted: false, housingSince: at, housingLease: null },
      { dayZone },
    );
    await this.spread(ownerId);
  }

  /** Forgets a restaurant's rules and leaves a note that everything of it is to go. */
  async close(id: string, version: number, at: Date): Promise<void> {
    await this.write(id, version, { rules: null, ownerId: '', deleted: true, deletedAt: at });
  }

  /**
   * Brings an owner's allowance to their restaurants. Called after either of the two was written, so that
   * whichever event comes second finds what the first one wrote.
   */
  async spread(ownerId: string): Promise<void> {
    if (ownerId === '') return;
    const known = await this.entitlements.find(ownerId);
    if (!known) return;
    const { version: allowanceVersion, ...allowance } = known;
    await this.model.updateMany(
      { ownerId, allowanceVersion: trusted({ $lt: allowanceVersion }) },
      { $set: { allowance, allowanceVersion } },
    );
    this.cache.clear();
  }

  /** Restaurants that are gone and whose data may not all be. */
  async toErase(most: number): Promise<{ id: string; deletedAt: Date }[]> {
    const documents = await this.model
      .find({ deleted: true, erasedAt: null })
      .limit(most)
      .lean<RulesDocument[]>();
    return documents.map(({ _id: id, deletedAt }) => ({ id, deletedAt: deletedAt ?? new Date(0) }));
  }

  /** Notes that nothing is left, once nothing can come late any more. */
  async markErased(id: string, at: Date): Promise<void> {
    const before = new Date(at.getTime() - lateMs);
    await this.model.updateOne(
      { _id: id, deleted: true, deletedAt: trusted({ $not: { $gt: before } }) },
      { $set: { erasedAt: at } },
    );
  }

  /** Restaurants whose parties may hold tables that are no more, each for this process alone. */
  async *toHouse(most: number, clock: Clock): AsyncGenerator<RestaurantRules> {
    const filter = { housingSince: trusted({ $exists: true }), deleted: false };
    for await (const document of takeByLease(this.model, filter, { lease: 'housingLease', most, clock })) {
      const rules = rulesOf(document);
      if (rules) yield rules;
    }
  }

  /** Has a restaurant looked at again soon, behind those that wait already, because something is left to do. */
  async houseAgain(id: string, version: number, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id, version }, { $set: { housingLease: at } });
  }

  /** Notes that every party has a table, once nothing can come late by older settings. */
  async markHoused(id: string, version: number, at: Date): Promise<void> {
    const before = new Date(at.getTime() - lateMs);
    await this.model.updateOne(
      { _id: id, version, housingSince: trusted({ $lt: before }) },
      { $unset: { housingSince: '' } },
    );
  }

  /** A restaurant from before service days had a zone of their own: its days have the dates of the zone until now. */
  private async keepDayZone(id: string): Promise<void> {
    const known = await this.model.findById(id).select('version rules dayZone').lean<RulesDocument>();
    if (!known?.rules || known.dayZone) return;
    const { version, rules } = known;
    await this.model.updateOne({ _id: id, version }, { $set: { dayZone: rules.timezone } });
  }

  private async write(
    id: string,
    version: number,
    fields: Partial<RulesDocument>,
    first: Partial<RulesDocument> = {},
  ): Promise<void> {
    await putNewer(this.model, id, version, fields, { allowanceVersion: 0, ...first });
    this.cache.delete(id);
  }
}
