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
import type { Account } from '../../domain/account';
import type { Accounts } from '../../ports';

interface AccountDocument extends Omit<Account, 'ownerId'>, HasOutbox {
  _id: string;
  /** When a subscription beyond its period may be asked about again. */
  nextLookAt?: Date | null;
}

export const accountCollection = 'accounts';
const batch = 200;

const accountSchema = new Schema<AccountDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, default: '' },
    trialStartsAt: { type: Date, default: null },
    trialEndsAt: { type: Date, default: null },
    trialSettled: { type: Boolean, default: false },
    customerId: { type: String, default: '' },
    // Their shapes are the domain's.
    subscription: { type: Schema.Types.Mixed, default: null },
    told: { type: Schema.Types.Mixed, default: null },
    asOf: { type: Number, default: 0 },
    toldVersion: { type: Number, default: 0 },
    revision: { type: Number, required: true },
    seen: { type: [String], default: [] },
    nextLookAt: { type: Date, default: null },
    ...outboxFields,
  },
  { collection: accountCollection, versionKey: false, minimize: false },
);
accountSchema.index({ customerId: 1 });
accountSchema.index({ 'subscription.isRunning': 1, 'subscription.endsAt': 1 });
accountSchema.index({ trialSettled: 1, trialEndsAt: 1 });
for (const [fields, options] of outboxIndexes) accountSchema.index(fields, options);

function accountModel(connection: Connection): Model<AccountDocument> {
  return connection.model<AccountDocument>('Account', accountSchema);
}

function toAccount(document: AccountDocument | null): Account | undefined {
  if (!document) return undefined;
  const { _id: ownerId, nextLookAt: _job, ...account } = withoutOutbox(document);
  return { ownerId, ...account };
}

/** Accounts in MongoDB; events ride in the document. */
export class MongoAccounts implements Accounts {
  private readonly model: Model<AccountDocument>;

  constructor(
    connection: Connection,
    private readonly announce: ServiceKit['announce'],
  ) {
    this.model = accountModel(connection);
  }

  async find(ownerId: string): Promise<Account | undefined> {
    return toAccount(await this.model.findById(ownerId).select('-outbox').lean<AccountDocument>());
  }

  async findByCustomer(customerId: string): Promise<Account | undefined> {
    return toAccount(await this.model.findOne({ customerId }).select('-outbox').lean<AccountDocument>());
  }

  async save({ ownerId, ...account }: Account, events: readonly OutboxEntry[]): Promise<boolean> {
    const fields = { ...account, seen: [...account.seen] };
    if (account.revision === 1) {
      try {
        await this.model.create({ _id: ownerId, ...fields, ...filledOutbox(events) });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    } else {
      const { matchedCount } = await this.model.updateOne(
        { _id: ownerId, revision: account.revision - 1 },
        { $set: fields, ...pushToOutbox(events) },
      );
      if (matchedCount === 0) return false;
    }
    this.announce(accountCollection, ownerId, events);
    return true;
  }

  async trialsOver(now: Date): Promise<string[]> {
    const documents = await this.model
      .find({ trialSettled: false, trialEndsAt: trusted({ $lte: now }) })
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
      $or: [{ nextLookAt: null }, { nextLookAt: trusted({ $lte: now }) }],
    };
    const document = await this.model
      .findOneAndUpdate(due, { $set: { nextLookAt: leaseUntil } }, { sort: { 'subscription.endsAt': 1 } })
      .select('-outbox')
      .lean<AccountDocument>();
    return toAccount(document);
  }

  async lookAgain(ownerId: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: ownerId }, { $set: { nextLookAt: at } });
  }
}
