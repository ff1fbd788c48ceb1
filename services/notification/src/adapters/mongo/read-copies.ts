import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
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
  readonly plan: Plan;
}

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

/** Read copies of restaurants, users and plans. */
export class MongoReadCopies implements ReadCopies {
  private readonly restaurantModel: Model<Copy<Restaurant>>;
  private readonly restaurants: ReadModel<Copy<Restaurant>>;
  private readonly users: ReadModel<Copy<User>>;
  private readonly plans: ReadModel<Copy<KnownPlan>>;
  private readonly verified: VerifiedUsers;

  constructor(connection: Connection) {
    this.restaurantModel = connection.model<Copy<Restaurant>>('Restaurant', restaurantSchema, 'restaurants');
    this.restaurants = new ReadModel(this.restaurantModel);
    this.users = new ReadModel(connection.model<Copy<User>>('User', copySchema(), 'users'));
    this.plans = new ReadModel(connection.model<Copy<KnownPlan>>('Plan', copySchema(), 'plans'));
    this.verified = new VerifiedUsers(connection);
  }

  async restaurant(id: string): Promise<Restaurant | 'deleted' | undefined> {
    const copy = await this.restaurants.find(id);
    return copy?.value === null ? 'deleted' : copy?.value;
  }

  /** The ids of an owner's restaurants. */
  async restaurantsOf(ownerId: string): Promise<string[]> {
    const options = { projection: { _id: 1 } };
    const found = await this.restaurantModel.collection.find({ 'value.ownerId': ownerId }, options).toArray();
    return found.map(({ _id }) => String(_id));
  }

  async user(id: string): Promise<User | undefined> {
    return (await this.users.find(id))?.value ?? undefined;
  }

  isVerified(userId: string): Promise<boolean> {
    return this.verified.has(userId);
  }

  async smsAllowed({
    ownerId,
    isTest,
  }: Pick<Restaurant, 'ownerId' | 'isTest'>): Promise<boolean | undefined> {
    return isTest ?? (await this.plans.find(ownerId))?.value?.sms;
  }

  async plan(ownerId: string): Promise<Plan | undefined> {
    return (await this.plans.find(ownerId))?.value?.plan;
  }

  putRestaurant(id: string, version: number, restaurant: Restaurant | null): Promise<void> {
    return this.restaurants.put(id, version, { value: restaurant });
  }

  /** Accounts have no version; the event's time orders them. */
  async putUser(user: User, at: Date): Promise<void> {
    await this.users.put(user.id, at.getTime(), { value: user });
    await this.addVerified(user, at);
  }

  /** Records a verified account; no effect on others. */
  async addVerified({ id, isVerified }: Pick<User, 'id' | 'isVerified'>, at: Date): Promise<void> {
    if (isVerified) await this.verified.add(id, at);
  }

  putPlan(ownerId: string, version: number, known: KnownPlan): Promise<void> {
    return this.plans.put(ownerId, version, { value: known });
  }
}
