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
import { type GroupRole, maxUsedLinks, type Membership, type User } from '../../domain/user';
import type { SecondFactor } from '../../domain/second-factor';
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
  /** Absent in documents of earlier releases. */
  groupRoles?: GroupRole[];
  revision: number;
  usedLinks: string[];
  /** Absent in documents of earlier releases. */
  secondFactor?: StoredFactor | null;
  createdAt: Date;
}

type StoredFactor = Omit<SecondFactor, 'recoveryHashes'> & { recoveryHashes: string[] };

const stored = (factor: SecondFactor | null): StoredFactor | null =>
  factor && { ...factor, recoveryHashes: [...factor.recoveryHashes] };

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
    memberships: {
      type: [
        {
          _id: false,
          restaurantId: String,
          role: String,
          isTest: Boolean,
          withheld: { type: [String], default: undefined },
        },
      ],
      default: [],
    },
    groupRoles: {
      type: [{ _id: false, ownerId: String, role: String, withheld: { type: [String], default: undefined } }],
      default: [],
    },
    revision: { type: Number, default: 0 },
    usedLinks: { type: [String], default: [] },
    secondFactor: {
      type: {
        _id: false,
        mark: String,
        secret: String,
        since: Date,
        lastPeriod: Number,
        recoveryHashes: [String],
      },
      default: null,
    },
    createdAt: { type: Date, required: true },
    ...outboxFields,
  },
  { collection: 'users', versionKey: false },
);
userSchema.index({ email: 1 }, { unique: true, name: 'email' });
userSchema.index({ 'memberships.restaurantId': 1, 'memberships.role': 1 });
userSchema.index({ 'groupRoles.ownerId': 1 });
for (const [fields, options] of outboxIndexes) userSchema.index(fields, options);

function userModel(connection: Connection): Model<UserDocument> {
  return connection.model<UserDocument>('User', userSchema);
}

function toUser(document: UserDocument | null): User | undefined {
  if (!document) return undefined;
  const { _id: id, groupRoles = [], secondFactor = null, ...user } = withoutOutbox(document);
  return { id, ...user, groupRoles, secondFactor };
}

/** The part of an update that records a link as used. */
const recording = (link: string | undefined) =>
  link === undefined ? {} : { usedLinks: { $each: [link], $slice: -maxUsedLinks } };

/** Accounts in MongoDB. */
export class MongoUsers implements Users {
  private readonly model: Model<UserDocument>;
  private readonly all: VersionedCollection<UserDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = userModel(connection);
    this.all = new VersionedCollection(this.model, enqueueEvents, { unique: ['email'] });
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

  /** Perhaps thousands work there, so the others are not read (SSO-15): the index has place and role of each membership. */
  async ownerAt(restaurantId: string): Promise<User | undefined> {
    const memberships = trusted({ $elemMatch: { restaurantId, role: 'owner' } });
    return toUser(await this.all.findOne({ memberships }));
  }

  async membersOfAny(restaurantIds: readonly string[], max: number): Promise<User[]> {
    const documents = await this.model
      .find({ 'memberships.restaurantId': trusted({ $in: [...restaurantIds] }) })
      .select('-outbox')
      .sort({ email: 1 })
      .limit(max)
      .lean<UserDocument[]>();
    return documents.flatMap((document) => toUser(document) ?? []);
  }

  async inGroupOf(ownerId: string): Promise<User[]> {
    const documents = await this.all.find({ 'groupRoles.ownerId': ownerId });
    return documents.flatMap((document) => toUser(document) ?? []);
  }

  insert({ id, ...user }: User, events: readonly OutboxEntry[]): Promise<boolean> {
    const { memberships, groupRoles, usedLinks } = user;
    const lists = { memberships: [...memberships], groupRoles: [...groupRoles], usedLinks: [...usedLinks] };
    const secondFactor = stored(user.secondFactor);
    return this.all.insert({ _id: id, ...user, ...lists, secondFactor }, events);
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

  changeAccess(
    { id, revision }: User,
    { memberships, groupRoles }: Pick<User, 'memberships' | 'groupRoles'>,
    events: readonly OutboxEntry[],
    link?: string,
  ): Promise<boolean> {
    const $set = { memberships: [...memberships], groupRoles: [...groupRoles] };
    const change = { $set, $inc: { revision: 1 }, $push: recording(link) };
    return this.all.update(id, { revision }, change, events);
  }

  changeSecondFactor(
    { id, secondFactor, passwordGeneration }: User,
    after: SecondFactor | null,
    events: readonly OutboxEntry[],
  ): Promise<boolean> {
    const before = secondFactor ? { 'secondFactor.mark': secondFactor.mark } : { secondFactor: null };
    // A proof by the password must not count once the password was replaced.
    return this.all.update(
      id,
      { ...before, passwordGeneration },
      { $set: { secondFactor: stored(after) } },
      events,
    );
  }

  release({ id, isVerified }: User, email: string, events: readonly OutboxEntry[]): Promise<boolean> {
    const noAccess = { memberships: [], groupRoles: [] };
    const nothing = { passwordHash: null, unproven: null, firstName: '', lastName: '', ...noAccess };
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
