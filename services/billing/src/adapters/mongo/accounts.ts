import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import {
  type HasOutbox,
  type OutboxEntry,
  outboxFields,
  outboxIndexes,
  withoutOutbox,
} from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Account } from '../../domain/account';
import type { Accounts } from '../../ports';

interface AccountDocument extends Omit<Account, 'ownerId'>, HasOutbox {
  _id: string;
  /** The earliest time for another check of an overdue subscription. */
  nextCheckAt?: Date | null;
}

export const accountCollection = 'accounts';
const batch = 200;

const accountSchema = documentSchema<AccountDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, default: '' },
    trialStartsAt: { type: Date, default: null },
    trialEndsAt: { type: Date, default: null },
    trialSettled: { type: Boolean, default: false },
    trialCheckAt: { type: Date, default: null },
    customerId: { type: String, default: '' },
    // Their shapes are defined by the domain.
    subscription: { type: Schema.Types.Mixed, default: null },
    published: { type: Schema.Types.Mixed, default: null },
    asOf: { type: Number, default: 0 },
    publishedVersion: { type: Number, default: 0 },
    revision: { type: Number, required: true },
    seen: { type: [String], default: [] },
    nextCheckAt: { type: Date, default: null },
    ...outboxFields,
  },
  { collection: accountCollection, versionKey: false, minimize: false },
);
accountSchema.index({ customerId: 1 });
accountSchema.index({ 'subscription.isRunning': 1, 'subscription.endsAt': 1 });
accountSchema.index({ trialSettled: 1, trialCheckAt: 1 });
for (const [fields, options] of outboxIndexes) accountSchema.index(fields, options);

function accountModel(connection: Connection): Model<AccountDocument> {
  return connection.model<AccountDocument>('Account', accountSchema);
}

function toAccount(document: AccountDocument | null): Account | undefined {
  if (!document) return undefined;
  const { _id: ownerId, nextCheckAt: _job, ...account } = withoutOutbox(document);
  return { ownerId, ...account };
}

const toFields = ({ ownerId: _id, seen, ...account }: Account) => ({ ...account, seen: [...seen] });

/** Accounts in MongoDB. */
export class MongoAccounts implements Accounts {
  private readonly model: Model<AccountDocument>;
  private readonly all: VersionedCollection<AccountDocument>;

  constructor(connection: Connection, enqueueEvents: ServiceKit['enqueueEvents']) {
    this.model = accountModel(connection);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async find(ownerId: string): Promise<Account | undefined> {
    return toAccount(await this.all.findOne({ _id: ownerId }));
  }

  async findByCustomer(customerId: string): Promise<Account | undefined> {
    return toAccount(await this.all.findOne({ customerId }));
  }

  save(account: Account, events: readonly OutboxEntry[]): Promise<boolean> {
    const { ownerId, revision } = account;
    const fields = toFields(account);
    return revision === 1
      ? this.all.insert({ _id: ownerId, ...fields }, events)
      : this.all.update(ownerId, { revision: revision - 1 }, { $set: fields }, events);
  }

  async trialsDue(now: Date): Promise<string[]> {
    const documents = await this.model
      // Accounts of releases without `trialCheckAt` are checked once, and get the field then.
      .find({ trialSettled: false, $or: [{ trialCheckAt: null }, { trialCheckAt: trusted({ $lte: now }) }] })
      .select('_id')
      .limit(batch)
      .lean<AccountDocument[]>();
    return documents.map(({ _id }) => _id);
  }

  async takeOverdue({
    endedBy,
    now,
    leaseUntil,
  }: Parameters<Accounts['takeOverdue']>[0]): Promise<Account | undefined> {
    const due = {
      'subscription.isRunning': true,
      'subscription.endsAt': trusted({ $lte: endedBy }),
      $or: [{ nextCheckAt: null }, { nextCheckAt: trusted({ $lte: now }) }],
    };
    const document = await this.model
      .findOneAndUpdate(due, { $set: { nextCheckAt: leaseUntil } }, { sort: { 'subscription.endsAt': 1 } })
      .select('-outbox')
      .lean<AccountDocument>();
    return toAccount(document);
  }

  async postponeCheck(ownerId: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: ownerId }, { $set: { nextCheckAt: at } });
  }
}
