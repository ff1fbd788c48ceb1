import { batchFinds, documentSchema, upsertIfNewer } from '@tablewell/chassis/mongo';
import { maxEntries } from '@tablewell/chassis/resilience';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Plan } from '../../domain/quotas';
import type { Restaurant, User } from '../../domain/read-copies';
import type { ReadCopies } from '../../ports';
import { VerifiedUsers } from './verified-users';

interface Copy<T> {
  _id: string;
  version: number;
  /** Null: deleted. */
  value: T | null;
}

interface KnownPlan {
  readonly sms: boolean;
  /** Absent in copies of earlier releases. */
  readonly plan?: Plan;
}

/** Cache TTL, after which an event that another process handled applies in this process. */
const cacheMs = 200;
const maxCached = 5_000;

const copySchema = (): Schema =>
  documentSchema<Copy<object>>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      value: { type: Schema.Types.Mixed, default: null },
    },
    { versionKey: false, minimize: false },
  );
/** The index finds the restaurants of an owner. */
const restaurantSchema = copySchema().index({ 'value.ownerId': 1 });

/** Read copies of one kind; the highest version wins, in any order of events. */
class ReadModel<T extends object> {
  private readonly model: Model<Copy<T>>;
  private readonly find: (id: string) => Promise<Copy<T> | undefined>;
  private readonly cache = new LRUCache<string, Copy<T>>({ ...maxEntries(maxCached), ttl: cacheMs });

  constructor(connection: Connection, name: string, collection: string, schema = copySchema()) {
    this.model = connection.model<Copy<T>>(name, schema, collection);
    this.find = batchFinds(this.model.collection);
  }

  /** Null: deleted. Undefined: unknown. */
  async get(id: string): Promise<T | null | undefined> {
    const cached = this.cache.get(id);
    if (cached) return cached.value;
    // TTL counts from the request, not the response.
    const start = performance.now();
    const found = await this.find(id);
    if (found) this.cache.set(id, found, { start });
    return found?.value;
  }

  /** The ids of the copies with this value in a field. */
  async idsWhere(field: keyof T & string, value: string): Promise<string[]> {
    const options = { projection: { _id: 1 } };
    const found = await this.model.collection.find({ [`value.${field}`]: value }, options).toArray();
    return found.map(({ _id }) => String(_id));
  }

  async put(id: string, version: number, value: T | null): Promise<void> {
    await upsertIfNewer(this.model, id, version, { value });
    this.cache.delete(id);
  }
}

/** Read copies of restaurants, users and plans. */
export class MongoReadCopies implements ReadCopies {
  private readonly restaurants: ReadModel<Restaurant>;
  private readonly users: ReadModel<User>;
  private readonly plans: ReadModel<KnownPlan>;
  private readonly verified: VerifiedUsers;

  constructor(connection: Connection) {
    this.restaurants = new ReadModel(connection, 'Restaurant', 'restaurants', restaurantSchema);
    this.users = new ReadModel(connection, 'User', 'users');
    this.plans = new ReadModel(connection, 'Plan', 'plans');
    this.verified = new VerifiedUsers(connection);
  }

  async restaurant(id: string): Promise<Restaurant | 'gone' | undefined> {
    const restaurant = await this.restaurants.get(id);
    return restaurant === null ? 'gone' : restaurant;
  }

  /** The ids of an owner's restaurants. */
  restaurantsOf(ownerId: string): Promise<string[]> {
    return this.restaurants.idsWhere('ownerId', ownerId);
  }

  async user(id: string): Promise<User | undefined> {
    return (await this.users.get(id)) ?? undefined;
  }

  async isVerified(userId: string): Promise<boolean> {
    if (await this.verified.has(userId)) return true;
    const user = await this.user(userId);
    return user !== undefined && user.isVerified === undefined;
  }

  async smsAllowed(ownerId: string): Promise<boolean | undefined> {
    return (await this.plans.get(ownerId))?.sms;
  }

  async plan(ownerId: string): Promise<Plan | undefined> {
    return (await this.plans.get(ownerId))?.plan;
  }

  putRestaurant(id: string, version: number, restaurant: Restaurant | null): Promise<void> {
    return this.restaurants.put(id, version, restaurant);
  }

  /** Accounts have no version; the event's time orders them. */
  async putUser(user: User, at: Date): Promise<void> {
    await this.users.put(user.id, at.getTime(), user);
    await this.addVerified(user, at);
  }

  /** Records a verified account; no effect on others. */
  async addVerified({ id, isVerified }: Pick<User, 'id' | 'isVerified'>, at: Date): Promise<void> {
    if (isVerified) await this.verified.add(id, at);
  }

  putPlan(ownerId: string, version: number, known: KnownPlan): Promise<void> {
    return this.plans.put(ownerId, version, known);
  }
}
