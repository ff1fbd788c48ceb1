import {
  filledOutbox,
  type HasOutbox,
  isDuplicateKey,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  pushToOutbox,
  type ServiceKit,
  withoutOutbox,
} from '@tablewell/chassis';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Membership, User } from '../../domain/user';
import type { Placing, Users } from '../../ports';

interface UserDocument extends HasOutbox {
  _id: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  authProvider: 'email' | 'google';
  memberships: Membership[];
  revision: number;
  createdAt: Date;
}

const collectionName = 'users';

const userSchema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    firstName: String,
    lastName: String,
    isVerified: { type: Boolean, default: false },
    authProvider: { type: String, enum: ['email', 'google'], required: true },
    memberships: { type: [{ _id: false, restaurantId: String, role: String }], default: [] },
    revision: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    ...outboxFields,
  },
  { collection: collectionName, versionKey: false },
);
userSchema.index({ email: 1 }, { unique: true, name: 'email' });
userSchema.index({ 'memberships.restaurantId': 1 });
for (const [fields, options] of outboxIndexes) userSchema.index(fields, options);

function userModel(connection: Connection): Model<UserDocument> {
  return connection.model<UserDocument>('User', userSchema);
}

function toUser(document: UserDocument | null): User | undefined {
  if (!document) return undefined;
  const { _id: id, ...user } = withoutOutbox(document);
  // Accounts from before changes were numbered.
  return { id, ...user, revision: user.revision ?? 0 };
}

/** Accounts in MongoDB; events ride in the document. */
export class MongoUsers implements Users {
  private readonly model: Model<UserDocument>;

  constructor(
    connection: Connection,
    private readonly announce: ServiceKit['announce'],
  ) {
    this.model = userModel(connection);
  }

  async find(id: string): Promise<User | undefined> {
    return toUser(await this.model.findById(id).select('-outbox').lean<UserDocument>());
  }

  async findByEmail(email: string): Promise<User | undefined> {
    return toUser(await this.model.findOne({ email }).select('-outbox').lean<UserDocument>());
  }

  async membersOf(restaurantId: string): Promise<User[]> {
    const documents = await this.model
      .find({ 'memberships.restaurantId': restaurantId })
      .lean<UserDocument[]>();
    return documents.flatMap((document) => toUser(document) ?? []);
  }

  async insert({ id, ...user }: User, events: readonly OutboxEntry[]): Promise<boolean> {
    try {
      await this.model.create({
        _id: id,
        ...user,
        memberships: [...user.memberships],
        ...filledOutbox(events),
      });
    } catch (error) {
      if (isDuplicateKey(error, 'email')) return false;
      throw error;
    }
    this.announce(collectionName, id, events);
    return true;
  }

  async update(
    id: string,
    change: Partial<Pick<User, 'isVerified' | 'passwordHash'>>,
    events: readonly OutboxEntry[],
  ): Promise<User | undefined> {
    const document = await this.model
      .findOneAndUpdate({ _id: id }, { $set: change, ...pushToOutbox(events) }, { returnDocument: 'after' })
      .lean<UserDocument>();
    if (document) this.announce(collectionName, id, events);
    return toUser(document);
  }

  async place(
    { id, revision }: User,
    { memberships, ...rest }: Placing,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const { $inc, ...told } = pushToOutbox(events);
    const { matchedCount } = await this.model.updateOne(
      { _id: id, revision: revision === 0 ? trusted({ $in: [0, null] }) : revision },
      { $set: { memberships: [...memberships], ...rest }, ...told, $inc: { ...$inc, revision: 1 } },
    );
    if (matchedCount === 1) this.announce(collectionName, id, events);
    return matchedCount === 1;
  }

  async tell(id: string, events: readonly OutboxEntry[]): Promise<void> {
    const { matchedCount } = await this.model.updateOne({ _id: id }, pushToOutbox(events));
    if (matchedCount === 1) this.announce(collectionName, id, events);
  }
}
