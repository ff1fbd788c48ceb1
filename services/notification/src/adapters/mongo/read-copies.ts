import { atMost, findsTogether, putNewer } from '@tablewell/chassis';
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
  /** Absent in copies from before it was kept. */
  readonly plan?: Plan;
}

/** Another process may take in the event; what it tells holds here after this long. */
const cacheMs = 200;
const mostCached = 5_000;

const copySchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    value: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, minimize: false },
);

/** Copies of one kind; of each the highest version, in whatever order they come. */
class Copies<T extends object> {
  private readonly model: Model<Copy<T>>;
  private readonly find: (id: string) => Promise<Copy<T> | undefined>;
  private readonly cache = new LRUCache<string, Copy<T>>({ ...atMost(mostCached), ttl: cacheMs });

  constructor(connection: Connection, name: string, collection: string) {
    this.model = connection.model<Copy<T>>(name, copySchema, collection);
    this.find = findsTogether(this.model.collection);
  }

  /** Null: deleted. Undefined: never heard of. */
  async get(id: string): Promise<T | null | undefined> {
    const cached = this.cache.get(id);
    if (cached) return cached.value;
    // What is read grows old from when it was asked for.
    const start = performance.now();
    const found = await this.find(id);
    if (found) this.cache.set(id, found, { start });
    return found?.value;
  }

  async put(id: string, version: number, value: T | null): Promise<void> {
    await putNewer(this.model, id, version, { value });
    this.cache.delete(id);
  }
}

/** An account whose address was proved. The fact is final, so that its events may arrive in any order. */
interface VerifiedDocument {
  _id: string;
  at: Date;
}

const verifiedSchema = new Schema<VerifiedDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'verified_users', versionKey: false },
);

/** The accounts whose address was proved. */
class VerifiedUsers {
  private readonly model: Model<VerifiedDocument>;
  private readonly find: (id: string) => Promise<VerifiedDocument | undefined>;
  private readonly known = new LRUCache<string, true>({ ...atMost(mostCached) });

  constructor(connection: Connection) {
    this.model = connection.model<VerifiedDocument>('VerifiedUser', verifiedSchema);
    this.find = findsTogether(this.model.collection);
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

/** What this service knows of restaurants, people and plans. */
export class MongoReadCopies implements ReadCopies {
  private readonly restaurants: Copies<Restaurant>;
  private readonly users: Copies<User>;
  private readonly plans: Copies<KnownPlan>;
  private readonly verified: VerifiedUsers;

  constructor(connection: Connection) {
    this.restaurants = new Copies(connection, 'Restaurant', 'restaurants');
    this.users = new Copies(connection, 'User', 'users');
    this.plans = new Copies(connection, 'Plan', 'plans');
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

  /** Accounts carry no version; the instant of the news orders them. */
  async putUser(user: User, at: Date): Promise<void> {
    await this.users.put(user.id, at.getTime(), user);
    await this.noteVerified(user, at);
  }

  /** Notes that an account's address was proved; nothing for one that is not. */
  async noteVerified({ id, isVerified }: Pick<User, 'id' | 'isVerified'>, at: Date): Promise<void> {
    if (isVerified) await this.verified.add(id, at);
  }

  putPlan(ownerId: string, version: number, known: KnownPlan): Promise<void> {
    return this.plans.put(ownerId, version, known);
  }
}
