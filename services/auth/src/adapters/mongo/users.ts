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
import type { Users } from '../../ports';

interface UserDocument extends HasOutbox {
  _id: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  unproven?: User['unproven'];
  passwordGeneration?: number;
  authProvider: 'email' | 'google';
  memberships: Membership[];
  revision: number;
  createdAt: Date;
}

const collectionName = 'users';

const unprovenSchema = new Schema(
  { madeFrom: String, verifiedFrom: { type: String, default: null } },
  { _id: false },
);

const userSchema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    firstName: String,
    lastName: String,
    isVerified: { type: Boolean, default: false },
    unproven: { type: unprovenSchema, default: null },
    passwordGeneration: { type: Number, default: 0 },
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
  // Accounts from before these were kept.
  const { revision = 0, unproven = null, passwordGeneration = 0 } = user;
  return { id, ...user, revision, unproven, passwordGeneration };
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
    change: Partial<Pick<User, 'isVerified' | 'passwordHash' | 'unproven'>>,
    events: readonly OutboxEntry[],
  ): Promise<User | undefined> {
    const { $inc, ...told } = pushToOutbox(events);
    const generation = change.passwordHash === undefined ? {} : { passwordGeneration: 1 };
    const write = { $set: change, ...told, $inc: { ...$inc, ...generation } };
    const document = await this.model
      .findOneAndUpdate({ _id: id }, write, { returnDocument: 'after' })
      .lean<UserDocument>();
    if (document) this.announce(collectionName, id, events);
    return toUser(document);
  }

  async place(
    { id, revision }: User,
    memberships: readonly Membership[],
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const { $inc, ...told } = pushToOutbox(events);
    const { matchedCount } = await this.model.updateOne(
      { _id: id, revision: revision === 0 ? trusted({ $in: [0, null] }) : revision },
      { $set: { memberships: [...memberships] }, ...told, $inc: { ...$inc, revision: 1 } },
    );
    if (matchedCount === 1) this.announce(collectionName, id, events);
    return matchedCount === 1;
  }

  async release({ id }: User, email: string, events: readonly OutboxEntry[]): Promise<boolean> {
    const { $inc, ...told } = pushToOutbox(events);
    const nothing = { passwordHash: null, unproven: null, firstName: '', lastName: '', memberships: [] };
    const { matchedCount } = await this.model.updateOne(
      { _id: id, isVerified: false },
      { $set: { ...nothing, email }, ...told, $inc: { ...$inc, revision: 1, passwordGeneration: 1 } },
    );
    if (matchedCount === 1) this.announce(collectionName, id, events);
    return matchedCount === 1;
  }

  async tell(id: string, events: readonly OutboxEntry[]): Promise<void> {
    const { matchedCount } = await this.model.updateOne({ _id: id }, pushToOutbox(events));
    if (matchedCount === 1) this.announce(collectionName, id, events);
  }
}
