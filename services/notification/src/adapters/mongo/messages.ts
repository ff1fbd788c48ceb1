import { isDuplicateKey, measured } from '@tablewell/chassis';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Channel, Message, Outcome } from '../../domain/message';
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
const heard = ['sent', 'delivered', 'failed'] as const;

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

  constructor(
    connection: Connection,
    private readonly retentionMs: number,
  ) {
    this.model = messageModel(connection);
    this.reports = reportModel(connection);
    this.forgotten = forgottenModel(connection);
  }

  async add({ id, ...message }: Message, now: Date, lease: Lease | undefined): Promise<boolean> {
    const end = Math.max(message.matterEndsAt.getTime(), message.createdAt.getTime());
    try {
      await this.model.collection.insertOne({
        _id: id,
        ...message,
        nextTryAt: now,
        lease: '',
        ...(lease ? { ...taken(lease), attempts: 1 } : {}),
        purgeAt: new Date(end + this.retentionMs),
      } as never);
      if (message.status === 'suppressed') count(message, 'suppressed');
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async due(now: Date, limit: number): Promise<string[]> {
    const documents = await this.model
      .find({ status: 'queued', nextTryAt: trusted({ $lte: now }) })
      .sort({ nextTryAt: 1 })
      .limit(limit)
      .select('_id')
      .lean<MessageDocument[]>();
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

  async settle({ message, lease }: Claim, outcome: Outcome, now: Date): Promise<void> {
    const sent = outcome.status === 'sent' ? { sentAt: now } : {};
    const inDoubt = outcome.status === 'queued' && outcome.inDoubt;
    // The links of account mails are secrets: nothing of them stays once the mail is on its way.
    const isSecret = message.restaurantId === '' && outcome.status !== 'queued';
    const kept = isSecret ? { text: '', html: '' } : {};
    const { matchedCount } = await this.model.collection.updateOne(
      { _id: message.id as never, lease: lease.id, status: 'queued' },
      { $set: { inDoubt, ...outcome, ...sent, ...kept, lease: '' } },
    );
    if (matchedCount === 0) return;
    count(message, outcome.status === 'queued' ? 'postponed' : outcome.status);
    // Nobody reports what became of a mail.
    if (outcome.status === 'sent' && message.channel === 'sms') await this.applyReport(outcome.providerId);
  }

  async knownProviderIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const documents = await this.model
      .find({ providerId: trusted({ $in: ids }) })
      .select('providerId')
      .lean<MessageDocument[]>();
    return new Set(documents.flatMap(({ providerId }) => providerId ?? []));
  }

  async lastWriterTo(phone: string): Promise<string | undefined> {
    const last = await this.model
      .findOne({ to: phone, channel: 'sms', status: trusted({ $in: heard }) })
      .sort({ sentAt: -1 })
      .lean<MessageDocument>();
    return last?.restaurantId;
  }

  async hasWritten(restaurantId: string, phone: string): Promise<boolean> {
    const toThem = { to: phone, channel: 'sms', restaurantId, status: { $ne: 'suppressed' } };
    return (await this.model.collection.findOne(toThem, idOnly)) !== null;
  }

  async report(providerId: string, status: 'delivered' | 'failed', reason: string, now: Date): Promise<void> {
    await this.reports.updateOne(
      { _id: providerId },
      { $set: { status, reason, at: now } },
      { upsert: true },
    );
    await this.applyReport(providerId);
  }

  /** Whichever comes second, our note of having sent it or the report, makes both meet. */
  private async applyReport(providerId: string): Promise<void> {
    if (providerId === '') return;
    const report = (await this.reports.collection.findOne({
      _id: providerId as never,
    })) as ReportDocument | null;
    if (!report) return;
    const { status, reason } = report;
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
    return this.model.countDocuments({ status: 'queued', nextTryAt: trusted({ $lte: before }), channel });
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
    return (await this.forgotten.collection.findOne({ _id: reservationId as never }, idOnly)) !== null;
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}

function count(
  { kind, channel }: Pick<Named, 'kind' | 'channel'>,
  outcome: 'sent' | 'postponed' | 'failed' | 'suppressed' | 'delivered' | 'undelivered',
): void {
  measured.messages.add({ kind, channel, outcome });
}
