import { findsTogether, insertsTogether, isDuplicateKey, measured, together } from '@tablewell/chassis';
import { type Connection, type Model, trusted } from 'mongoose';
import { carriesSecret, type Channel, type Message, type Outcome, type Siblings } from '../../domain/message';
import type { Claim, Lease, Messages, PageMark } from '../../ports';
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

/** A message so much later than it should have been handed over is due; a little is the way things go. */
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

/** Should its process die from here on, nobody knows whether the message was sent. */
const taken = ({ id, until }: Lease) => ({ lease: id, nextTryAt: until, inDoubt: true });

/**
 * Messages in MongoDB; what every reservation brings about goes past mongoose, which takes longer over it than the store.
 * `nextTryAt` is both when a message is due and, while one works on it, until when it is theirs.
 */
export class MongoMessages implements Messages {
  private readonly model: MessageModel;
  private readonly reports: ReportModel;
  private readonly forgotten: Model<ForgottenDocument>;
  private readonly insert: (document: MessageDocument) => Promise<void>;
  private readonly findForgotten: (id: string) => Promise<ForgottenDocument | undefined>;
  private readonly findReport: (id: string) => Promise<ReportDocument | undefined>;
  /** Whether the lease still held. */
  private readonly note: (settlement: Settlement) => Promise<boolean>;

  constructor(
    connection: Connection,
    private readonly retentionMs: number,
  ) {
    this.model = messageModel(connection);
    this.reports = reportModel(connection);
    this.forgotten = forgottenModel(connection);
    this.insert = insertsTogether(this.model.collection);
    this.findForgotten = findsTogether(this.forgotten.collection, { _id: 1 });
    this.findReport = findsTogether(this.reports.collection);
    this.note = together((settlements) => this.noteAll(settlements));
  }

  async add({ id, ...message }: Message, now: Date, lease: Lease | undefined): Promise<boolean> {
    const end = Math.max(message.matterEndsAt.getTime(), message.createdAt.getTime());
    try {
      await this.insert({
        _id: id,
        ...message,
        nextTryAt: now,
        lease: '',
        ...(lease ? { ...taken(lease), attempts: 1 } : {}),
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
        { $set: taken(lease), $inc: { attempts: 1 } },
        { returnDocument: 'before' },
      )
      .lean<MessageDocument>();
    if (!before) return undefined;
    const message = toMessage(before);
    return { message: { ...message, attempts: message.attempts + 1 }, wasInDoubt: before.inDoubt, lease };
  }

  async settle(claim: Claim, outcome: Outcome, now: Date): Promise<void> {
    const { message } = claim;
    if (!(await this.note({ claim, outcome, now }))) return;
    count(message, outcome.status === 'queued' ? 'postponed' : outcome.status);
    // Nobody reports what became of a mail.
    if (outcome.status !== 'sent' || message.channel !== 'sms') return;
    // It may have been said before we knew by which name.
    const report = await this.findReport(outcome.providerId);
    if (report) await this.applyReport(report);
  }

  private async noteAll(settlements: readonly Settlement[]): Promise<boolean[]> {
    const writes = settlements.map(settlingOf);
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
    // Some lost their lease: those that another holds, or has settled otherwise.
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
      // Whoever answers has had a message, perhaps one that the provider took without our knowing.
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

  /** Whichever comes second, our note of having sent it or the report, makes both meet. */
  private async applyReport({ _id: providerId, status, reason }: Omit<ReportDocument, 'at'>): Promise<void> {
    if (providerId === '') return;
    const reported = await this.model
      .findOneAndUpdate({ providerId, status: 'sent' }, { $set: { status, reason } })
      .select('kind channel')
      .lean<MessageDocument>();
    if (reported) count(reported, status === 'failed' ? 'undelivered' : status);
  }

  async list(restaurantId: string, limit: number, after: PageMark | undefined): Promise<Message[]> {
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

  /** How many of a channel should have been handed over by now. */
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

/** What became of an attempt, on condition that the message is still ours. */
function settlingOf({ claim: { message, lease }, outcome, now }: Settlement) {
  const sent = outcome.status === 'sent' ? { sentAt: now } : {};
  const inDoubt = outcome.status === 'queued' && outcome.inDoubt;
  // A link that is a secret stays no longer than until the mail is on its way.
  const kept = carriesSecret(message) && outcome.status !== 'queued' ? { text: '', html: '' } : {};
  return {
    filter: { _id: message.id, lease: lease.id, status: 'queued' },
    update: { $set: { inDoubt, ...outcome, ...sent, ...kept, lease: '' } },
  };
}

function count(
  { kind, channel }: Pick<Named, 'kind' | 'channel'>,
  outcome: 'sent' | 'postponed' | 'failed' | 'suppressed' | 'delivered' | 'undelivered',
): void {
  measured.messages.add({ kind, channel, outcome });
}
