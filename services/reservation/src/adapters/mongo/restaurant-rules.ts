import { isDuplicateKey } from '@tablewell/chassis';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { RestaurantRules } from '../../domain/restaurant-rules';
import type { RestaurantRulesStore } from '../../ports';

interface RulesDocument {
  _id: string;
  version: number;
  deleted: boolean;
  /** The rules as the domain knows them. */
  rules: RestaurantRules | null;
}

/** Another process may take in the event; its rules hold here after this long. */
const cacheMs = 500;

function rulesModel(connection: Connection): Model<RulesDocument> {
  const schema = new Schema<RulesDocument>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      deleted: { type: Boolean, default: false },
      rules: { type: Schema.Types.Mixed, default: null },
    },
    { collection: 'restaurant_rules', versionKey: false, minimize: false },
  );
  return connection.model<RulesDocument>('RestaurantRules', schema);
}

/** This service's copy of the restaurants, kept by events; the highest version wins, in whatever order they come. */
export class MongoRestaurantRules implements RestaurantRulesStore {
  private readonly model: Model<RulesDocument>;
  private readonly cache = new LRUCache<string, { rules: RestaurantRules | undefined }>({
    max: 10_000,
    ttl: cacheMs,
  });

  constructor(connection: Connection) {
    this.model = rulesModel(connection);
  }

  async find(id: string): Promise<RestaurantRules | undefined> {
    const cached = this.cache.get(id);
    if (cached) return cached.rules;
    const document = await this.model.findById(id).lean<RulesDocument>();
    const rules = document && !document.deleted ? (document.rules ?? undefined) : undefined;
    if (rules) this.cache.set(id, { rules });
    return rules;
  }

  async version(id: string): Promise<number> {
    return (await this.model.findById(id).select('version').lean<RulesDocument>())?.version ?? 0;
  }

  /** Takes in a restaurant as an event tells it; older news than what is known changes nothing. */
  async put(id: string, version: number, rules: RestaurantRules | null): Promise<void> {
    try {
      await this.model.updateOne(
        { _id: id, version: trusted({ $lt: version }) },
        { $set: { version, rules, deleted: rules === null } },
        { upsert: true },
      );
    } catch (error) {
      // The upsert found the document with the same version or a newer one.
      if (!isDuplicateKey(error)) throw error;
    }
    this.cache.delete(id);
  }
}
