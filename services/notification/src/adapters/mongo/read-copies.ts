import { batchFinds, upsertIfNewer } from '@tablewell/chassis/mongo';
import { maxEntries } from '@tablewell/chassis/resilience';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Plan } from '../../domain/quotas';
import type { Restaurant, User } from '../../domain/read-copies';
import type { ReadCopies } from '../../ports';

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

/** Cache TTL, after which an event handled by another process applies here. */
const cacheMs = 200;
const maxCached = 5_000;

const copySchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    value: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, minimize: false },
);

/** Read copies of one kind; the highest version wins, in whatever order events arrive. */
class ReadModel<T extends object> {
  private readonly model: Model<Copy<T>>;
  private readonly find: (id: string) => Promise<Copy<T> | undefined>;
  private readonly cache = new LRUCache<string, Copy<T>>({ ...maxEntries(maxCached), ttl: cacheMs });

  constructor(connection: Connection, name: string, collection: string) {
    this.model = connection.model<Copy<T>>(name, copySchema, collection);
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

  async put(id: string, version: number, value: T | null): Promise<void> {
    await upsertIfNewer(this.model, id, version, { value });
    this.cache.delete(id);
  }
}

/** A verified account. Verification is final, so events may arrive in any order. */
interface VerifiedDocument {
  _id: string;
  at: Date;
}

const verifiedSchema = new Schema<VerifiedDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'verified_users', versionKey: false },
);

/** The verified accounts. */
class VerifiedUsers {
  private readonly model: Model<VerifiedDocument>;
  private readonly find: (id: string) => Promise<VerifiedDocument | undefined>;
  private readonly known = new LRUCache<string, true>({ ...maxEntries(maxCached) });

  constructor(connection: Connection) {
    this.model = connection.model<VerifiedDocument>('VerifiedUser', verifiedSchema);
    this.find = batchFinds(this.model.collection);
  }

  async has(id: string): Promise<boolean> {
    if (this.known.has(id)) return true;
    const found = (await this.find(id)) !== undefined;
    if (found) this.known.set(id, true);
    return found;
  }

  async add(id: string, at: Date): Promise<void> {
    if (this.known.has(id)) return;
    await this.model.updateOne({ _id: id }, { $setOnInsert: { at } }, { upsert: true });
    this.known.set(id, true);
  }
}

/** Read copies of restaurants, users and plans. */
export class MongoReadCopies implements ReadCopies {
  private readonly restaurants: ReadModel<Restaurant>;
  private readonly users: ReadModel<User>;
  private readonly plans: ReadModel<KnownPlan>;
  private readonly verified: VerifiedUsers;

  constructor(connection: Connection) {
    this.restaurants = new ReadModel(connection, 'Restaurant', 'restaurants');
    this.users = new ReadModel(connection, 'User', 'users');
    this.plans = new ReadModel(connection, 'Plan', 'plans');
    this.verified = new VerifiedUsers(connection);
  }

  async restaurant(id: string): Promise<Restaurant | 'gone' | undefined> {
    const restaurant = await this.restaurants.get(id);
    return restaurant === null ? 'gone' : restaurant;
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
