import { putNewer } from '@tablewell/chassis';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Restaurant, User } from '../../domain/read-copies';
import type { ReadCopies } from '../../ports';

interface Copy<T> {
  _id: string;
  version: number;
  /** Null: deleted. */
  value: T | null;
}

function copyModel<T>(connection: Connection, name: string, collection: string): Model<Copy<T>> {
  const schema = new Schema<Copy<T>>(
    {
      _id: { type: String, required: true },
      version: { type: Number, required: true },
      value: { type: Schema.Types.Mixed, default: null },
    },
    { collection, versionKey: false, minimize: false },
  );
  return connection.model<Copy<T>>(name, schema);
}

/** What this service knows of restaurants, people and plans; of each the highest version, in whatever order they come. */
export class MongoReadCopies implements ReadCopies {
  private readonly restaurants: Model<Copy<Restaurant>>;
  private readonly users: Model<Copy<User>>;
  private readonly plans: Model<Copy<{ sms: boolean }>>;

  constructor(connection: Connection) {
    this.restaurants = copyModel<Restaurant>(connection, 'Restaurant', 'restaurants');
    this.users = copyModel<User>(connection, 'User', 'users');
    this.plans = copyModel<{ sms: boolean }>(connection, 'Plan', 'plans');
  }

  async restaurant(id: string): Promise<Restaurant | 'gone' | undefined> {
    const copy = await get(this.restaurants, id);
    return copy ? (copy.value ?? 'gone') : undefined;
  }

  async user(id: string): Promise<User | undefined> {
    return (await get(this.users, id))?.value ?? undefined;
  }

  async smsAllowed(ownerId: string): Promise<boolean | undefined> {
    return (await get(this.plans, ownerId))?.value?.sms;
  }

  putRestaurant(id: string, version: number, restaurant: Restaurant | null): Promise<void> {
    return putNewer(this.restaurants, id, version, { value: restaurant });
  }

  /** Accounts carry no version; the instant of the news orders them. */
  putUser(user: User, at: Date): Promise<void> {
    return putNewer(this.users, user.id, at.getTime(), { value: user });
  }

  putPlan(ownerId: string, version: number, sms: boolean): Promise<void> {
    return putNewer(this.plans, ownerId, version, { value: { sms } });
  }
}

/** Past mongoose, whose types lose the shape of a copy of anything, and which takes longer over it than the store. */
async function get<T>(model: Model<Copy<T>>, id: string): Promise<Copy<T> | null> {
  return model.collection.findOne({ _id: id } as never) as Promise<Copy<T> | null>;
}
