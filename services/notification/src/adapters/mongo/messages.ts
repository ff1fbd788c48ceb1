import { measured } from '@tablewell/chassis/metrics';
import { batchFinds, batchInserts, isDuplicateKey, batch } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import { carriesSecret, type Channel, type Message, type Outcome, type Siblings } from '../../domain/message';
import type { Claim, Lease, Messages, Cursor } from '../../ports';
import {
  type ForgottenDocument,
  forgottenModel,
  type MessageDocument,
  type MessageModel,
  messageModel,
  type ReportDocument,
  type ReportModel,
  reportModel,
  toMessage,
} from './message-model';

/** A message counts as due in the metric when it is this late. */
const dueAfterMs = 10_000;

const idOnly = { projection: { _id: 1 } };
const leaseOnly = { projection: { lease: 1 } };
const siblingFields = { projection: { channel: 1, version: 1, status: 1, lease: 1, nextTryAt: 1 } };
const heard = ['sent', 'delivered', 'failed'] as const;

interface Settlement {
  readonly claim: Claim;
  readonly outcome: Outcome;
  readonly now: Date;
}

type Named = Pick<Message, 'id' | 'kind' | 'channel' | 'restaurantId'>;

/** The fields of a leased message. In doubt: after a crash it is unknown whether it was sent. */
const leaseFields = ({ id, until }: Lease) => ({ lease: id, nextTryAt: until, inDoubt: true });

/**
 * Messages in MongoDB. Operations of every booking use the driver: mongoose takes longer than the store. `nextTryAt` is
 * when a message is due and, while it is leased, the end of the lease.
 */
export class MongoMessages implements Messages {
  private readonly model: MessageModel;
  private readonly reports: ReportModel;
  private readonly forgotten: Model<ForgottenDocument>;
  private readonly insert: (document: MessageDocument) => Promise<void>;
  private readonly findForgotten: (id: string) => Promise<ForgottenDocument | undefined>;
  private readonly findReport: (id: string) => Promise<ReportDocument | undefined>;
  /** Records an outcome; false if the lease was lost. */
  private readonly record: (settlement: Settlement) => Promise<boolean>;

  constructor(
    connection: Connection,
    private readonly retentionMs: number,
  ) {
    this.model = messageModel(connection);
    this.reports = reportModel(connection);
    this.forgotten = forgottenModel(connection);
    this.insert = batchInserts(this.model.collection);
    this.findForgotten = batchFinds(this.forgotten.collection, { _id: 1 });
    this.findReport = batchFinds(this.reports.collection);
    this.record = batch((settlements) => this.recordAll(settlements));
  }

  async add({ id, ...message }: Message, now: Date, lease: Lease | undefined): Promise<boolean> {
    const end = Math.max(message.matterEndsAt.getTime(), message.createdAt.getTime());
    try {
      await this.insert({
        _id: id,
        ...message,
        nextTryAt: now,
        lease: '',
        ...(lease ? { ...leaseFields(lease), attempts: 1 } : {}),
        purgeAt: new Date(end + this.retentionMs),
      });
      if (message.status === 'suppressed') count(message, 'suppressed');
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async due(channel: Channel, now: Date, limit: number): Promise<string[]> {
    const documents = await this.model
      .find({ channel, status: 'queued', nextTryAt: trusted({ $lte: now }) })
      .sort({ nextTryAt: 1 })
      .limit(limit)
      .select('_id')
      .lean<Pick<MessageDocument, '_id'>[]>();
    return documents.map(({ _id }) => _id);
  }

  async claim(id: string, lease: Lease, now: Date): Promise<Claim | undefined> {
    const before = await this.model
      .findOneAndUpdate(
        { _id: id, status: 'queued', nextTryAt: trusted({ $lte: now }) },
        { $set: leaseFields(lease), $inc: { attempts: 1 } },
        { returnDocument: 'before' },
      )
      .lean<MessageDocument>();
    if (!before) return undefined;
    const message = toMessage(before);
    return { message: { ...message, attempts: message.attempts + 1 }, wasInDoubt: before.inDoubt, lease };
  }

  async recordOutcome(claim: Claim, outcome: Outcome, now: Date): Promise<void> {
    const { message } = claim;
    if (!(await this.record({ claim, outcome, now }))) return;
    count(message, outcome.status === 'queued' ? 'postponed' : outcome.status);
    // Mails have no delivery reports.
    if (outcome.status !== 'sent' || message.channel !== 'sms') return;
    // The delivery report may arrive before we stored the provider's id.
    const report = await this.findReport(outcome.providerId);
    if (report) await this.applyReport(report);
  }

  private async recordAll(settlements: readonly Settlement[]): Promise<boolean[]> {
    const writes = settlements.map(toUpdate);
    const { collection } = this.model;
    const [only] = writes;
    if (only && writes.length === 1) {
      const { matchedCount } = await collection.updateOne(only.filter as never, only.update);
      return [matchedCount === 1];
    }
    const { matchedCount } = await collection.bulkWrite(writes.map((updateOne) => ({ updateOne })) as never, {
      ordered: false,
    });
    if (matchedCount === writes.length) return writes.map(() => true);
    // Some leases were lost to other processes.
    const ids = settlements.map(({ claim }) => claim.message.id);
    const found = await collection.find({ _id: { $in: ids as never[] } }, leaseOnly).toArray();
    const held = new Map(found.map(({ _id, lease }) => [String(_id), lease as string]));
    return ids.map((id) => held.get(id) === '');
  }

  async siblings(message: Message, now: Date): Promise<Siblings> {
    const { id, reservationId, channel, version = 0 } = message;
    const all = (await this.model.collection
      .find({ reservationId }, siblingFields)
      .toArray()) as unknown as MessageDocument[];
    const others = all.filter((other) => other._id !== id && other.channel === channel);
    return {
      newer: others.filter((other) => (other.version ?? 0) > version).map(({ _id }) => _id),
      isOlderUnderWay: others.some(
        (other) =>
          (other.version ?? 0) < version &&
          other.status === 'queued' &&
          other.lease !== '' &&
          other.nextTryAt > now,
      ),
    };
  }

  async knownProviderIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const documents = await this.model
      .find({ providerId: trusted({ $in: ids }) })
      .select('providerId')
      .lean<MessageDocument[]>();
    return new Set(documents.flatMap(({ providerId }) => providerId ?? []));
  }

  async lastWriterTo(phone: string): Promise<string | undefined> {
    const toThem = { to: phone, channel: 'sms' } as const;
    const [known, doubtful] = await Promise.all([
      this.model
        .findOne({ ...toThem, status: trusted({ $in: heard }) })
        .sort({ sentAt: -1 })
        .lean<MessageDocument>(),
      // A reply may be to a message in doubt, which the provider took without our knowledge.
      this.model
        .findOne({ ...toThem, status: 'queued', inDoubt: true })
        .sort({ createdAt: -1 })
        .lean<MessageDocument>(),
    ]);
    const isDoubtfulLater = doubtful && doubtful.createdAt > (known?.sentAt ?? 0);
    return (isDoubtfulLater ? doubtful : known)?.restaurantId;
  }

  async hasWritten(restaurantId: string, phone: string): Promise<boolean> {
    const toThem = { to: phone, channel: 'sms', restaurantId, status: { $ne: 'suppressed' } };
    return (await this.model.collection.findOne(toThem, idOnly)) !== null;
  }

  async report(providerId: string, status: 'delivered' | 'failed', reason: string, at: Date): Promise<void> {
    await this.reports.updateOne({ _id: providerId }, { $set: { status, reason, at } }, { upsert: true });
    await this.applyReport({ _id: providerId, status, reason });
  }

  /** Called after either the outcome or the report is stored; the later call applies the report. */
  private async applyReport({ _id: providerId, status, reason }: Omit<ReportDocument, 'at'>): Promise<void> {
    if (providerId === '') return;
    const reported = await this.model
      .findOneAndUpdate({ providerId, status: 'sent' }, { $set: { status, reason } })
      .select('kind channel')
      .lean<MessageDocument>();
    if (reported) count(reported, status === 'failed' ? 'undelivered' : status);
  }

  async list(restaurantId: string, limit: number, after: Cursor | undefined): Promise<Message[]> {
    const earlier = after && [
      { createdAt: trusted({ $lt: after.createdAt }) },
      { createdAt: after.createdAt, _id: trusted({ $lt: after.id }) },
    ];
    const documents = await this.model
      .find({ restaurantId, ...(earlier ? { $or: earlier } : {}) })
      .select('-html')
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<MessageDocument[]>();
    return documents.map(toMessage);
  }

  /** The number of late messages of a channel. */
  async countDue(channel: Channel, now: Date): Promise<number> {
    const before = new Date(now.getTime() - dueAfterMs);
    return this.model.countDocuments({ channel, status: 'queued', nextTryAt: trusted({ $lte: before }) });
  }

  async about(restaurantId: string, reservationIds: readonly string[]): Promise<Message[]> {
    const documents = await this.model
      .find({ restaurantId, reservationId: trusted({ $in: [...reservationIds] }) })
      .select('-html')
      .sort({ createdAt: 1 })
      .lean<MessageDocument[]>();
    return documents.map(toMessage);
  }

  async forget(restaurantId: string, reservationIds: readonly string[], now: Date): Promise<string[]> {
    for (const id of reservationIds)
      await this.forgotten.updateOne({ _id: id }, { $set: { at: now } }, { upsert: true });
    const theirs = { restaurantId, reservationId: trusted({ $in: [...reservationIds] }) };
    const texts = await this.model
      .find({ ...theirs, channel: 'sms' })
      .select('to')
      .lean<Pick<MessageDocument, 'to'>[]>();
    await this.model.deleteMany(theirs);
    return [...new Set(texts.map(({ to }) => to))];
  }

  async isForgotten(reservationId: string): Promise<boolean> {
    return (await this.findForgotten(reservationId)) !== undefined;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}

/** The update for an outcome, conditional on the lease. */
function toUpdate({ claim: { message, lease }, outcome, now }: Settlement) {
  const sent = outcome.status === 'sent' ? { sentAt: now } : {};
  const inDoubt = outcome.status === 'queued' && outcome.inDoubt;
  // Secret links are deleted once the mail is sent.
  const suppressed = carriesSecret(message) && outcome.status !== 'queued' ? { text: '', html: '' } : {};
  return {
    filter: { _id: message.id, lease: lease.id, status: 'queued' },
    update: { $set: { inDoubt, ...outcome, ...sent, ...suppressed, lease: '' } },
  };
}

function count(
  { kind, channel }: Pick<Named, 'kind' | 'channel'>,
  outcome: 'sent' | 'postponed' | 'failed' | 'suppressed' | 'delivered' | 'undelivered',
): void {
  measured.messages.add({ kind, channel, outcome });
}
