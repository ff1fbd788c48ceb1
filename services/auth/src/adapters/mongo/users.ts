import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  withoutOutbox,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import { maxUsedLinks, type Membership, type User } from '../../domain/user';
import type { Users } from '../../ports';

interface UserDocument extends HasOutbox {
  _id: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  unproven: User['unproven'];
  passwordGeneration: number;
  authProvider: 'email' | 'google';
  memberships: Membership[];
  revision: number;
  usedLinks: string[];
  createdAt: Date;
}

const userSchema = documentSchema<UserDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    firstName: String,
    lastName: String,
    isVerified: { type: Boolean, default: false },
    unproven: {
      type: { _id: false, madeFrom: String, verifiedFrom: { type: String, default: null } },
      default: null,
    },
    passwordGeneration: { type: Number, default: 0 },
    authProvider: { type: String, enum: ['email', 'google'], required: true },
    memberships: { type: [{ _id: false, restaurantId: String, role: String }], default: [] },
    revision: { type: Number, default: 0 },
    usedLinks: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    ...outboxFields,
  },
  { collection: 'users', versionKey: false },
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
  return { id, ...user };
}

/** The part of an update that records a link as used. */
const recording = (link: string | undefined) =>
  link === undefined ? {} : { usedLinks: { $each: [link], $slice: -maxUsedLinks } };

/** Accounts in MongoDB. */
export class MongoUsers implements Users {
  private readonly all: VersionedCollection<UserDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.all = new VersionedCollection(userModel(connection), enqueueEvents, { unique: ['email'] });
  }

  async find(id: string): Promise<User | undefined> {
    return toUser(await this.all.findOne({ _id: id }));
  }

  async findByEmail(email: string): Promise<User | undefined> {
    return toUser(await this.all.findOne({ email }));
  }

  async membersOf(restaurantId: string): Promise<User[]> {
    const documents = await this.all.find({ 'memberships.restaurantId': restaurantId });
    return documents.flatMap((document) => toUser(document) ?? []);
  }

  insert({ id, ...user }: User, events: readonly OutboxEntry[]): Promise<boolean> {
    const lists = { memberships: [...user.memberships], usedLinks: [...user.usedLinks] };
    return this.all.insert({ _id: id, ...user, ...lists }, events);
  }

  async update(
    id: string,
    change: Partial<Pick<User, 'isVerified' | 'passwordHash' | 'unproven'>>,
    events: readonly OutboxEntry[],
    link?: string,
  ): Promise<User | undefined> {
    const $inc = change.passwordHash === undefined ? {} : { passwordGeneration: 1 };
    const unused = link === undefined ? {} : { usedLinks: trusted({ $ne: link }) };
    const all = { $set: change, $inc, $push: recording(link) };
    return toUser(await this.all.updateAndFind(id, unused, all, events));
  }

  changeMemberships(
    { id, revision }: User,
    memberships: readonly Membership[],
    events: readonly OutboxEntry[],
    link?: string,
  ): Promise<boolean> {
    const $set = { memberships: [...memberships] };
    const change = { $set, $inc: { revision: 1 }, $push: recording(link) };
    return this.all.update(id, { revision }, change, events);
  }

  release({ id, isVerified }: User, email: string, events: readonly OutboxEntry[]): Promise<boolean> {
    const nothing = { passwordHash: null, unproven: null, firstName: '', lastName: '', memberships: [] };
    const change = {
      $set: { ...nothing, isVerified: false, email },
      $inc: { revision: 1, passwordGeneration: 1 },
    };
    const before = isVerified ? { unproven: trusted({ $ne: null }) } : { isVerified: false };
    return this.all.update(id, before, change, events);
  }

  async appendEvents(id: string, events: readonly OutboxEntry[]): Promise<void> {
    await this.all.update(id, {}, {}, events);
  }
}
