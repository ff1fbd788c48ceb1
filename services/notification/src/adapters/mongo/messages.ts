import type { Cursor } from '@tablewell/chassis/cursor';
import { batchFinds, batchInserts, batchLists, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import {
  type Channel,
  isDinerMail,
  type Message,
  type Outcome,
  type Reported,
  type Siblings,
} from '../../domain/message';
import type { Texted } from '../../domain/addressee';
import type { SentQuestion } from '../../domain/late-answers';
import type { SentReminder } from '../../domain/reminder-answers';
import { phoneChannels, sideOf } from '../../domain/channels';
import { suppressions } from '../../domain/suppressions';
import type { LeasedMessage, Lease, Messages, PhoneAddress } from '../../ports';
import { DeliveryReports } from './delivery-reports';
import {
  countOutcome,
  type ForgottenDocument,
  forgottenModel,
  type MessageDocument,
  type MessageModel,
  messageModel,
  reportModel,
  toMessage,
} from './message-model';
import { MessageOutcomes } from './message-outcomes';
import { leaseFields, PacedMessages } from './paced-messages';

/** More SMS than a number gets about the reservations that are ahead of its owner. */
const maxTexted = 200;
/** A message counts as due in the metric when it is this late. */
const dueAfterMs = 10_000;

/** What can have arrived at a number: nothing of a test at the real one, where a reply would be taken for one to it (TEST-3). */
const arrivedAt = ({ phone, channel, testOf }: PhoneAddress) =>
  testOf === undefined
    ? { to: phone, channel, isTest: trusted({ $ne: true }) }
    : { to: phone, channel, restaurantId: testOf, isTest: true };

/** From whom to whom messages go, and how. */
type Line = Pick<MessageDocument, 'restaurantId' | 'to' | 'channel'>;
const lineName = ({ restaurantId, to, channel }: Line): string => `${channel}:${to}:${restaurantId}`;

const siblingFields = {
  projection: {
    ...{ reservationId: 1, channel: 1, kind: 1, version: 1, status: 1, reason: 1, attempts: 1 },
    ...{ lease: 1, nextTryAt: 1 },
  },
};
const accepted = ['accepted', 'sent', 'delivered', 'read', 'failed', 'undelivered'] as const;
const mayHaveArrived = ({ status, inDoubt }: Pick<MessageDocument, 'status' | 'inDoubt'>): boolean =>
  accepted.some((each) => each === status) || (status === 'queued' && inDoubt);

/**
 * Messages in MongoDB. Operations of every booking use the driver, because mongoose takes longer than the store.
 * `nextTryAt` is when a message is due and, while it is leased, the end of the lease.
 */
export class MongoMessages implements Messages {
  private readonly model: MessageModel;
  private readonly forgotten: Model<ForgottenDocument>;
  private readonly insert: (document: MessageDocument) => Promise<void>;
  private readonly findForgotten: (id: string) => Promise<ForgottenDocument | undefined>;
  private readonly findAbout: (reservationId: string) => Promise<readonly MessageDocument[]>;
  private readonly findWritten: (line: Line) => Promise<readonly Line[]>;
  private readonly reports: DeliveryReports;
  private readonly outcomes: MessageOutcomes;
  private readonly paced: PacedMessages;

  constructor(
    connection: Connection,
    private readonly retentionMs: number,
  ) {
    this.model = messageModel(connection);
    this.forgotten = forgottenModel(connection);
    this.insert = batchInserts(this.model.collection);
    this.findForgotten = batchFinds(this.forgotten.collection, { _id: 1 });
    this.findAbout = batchLists<string, MessageDocument>(this.model.collection, {
      filter: (ids) => ({ reservationId: { $in: [...new Set(ids)] } }),
      nameOf: (id) => id,
      keyOf: ({ reservationId }) => reservationId,
      options: siblingFields,
    });
    this.findWritten = batchLists<Line, Line>(this.model.collection, {
      filter: (lines) => ({
        to: { $in: [...new Set(lines.map(({ to }) => to))] },
        restaurantId: { $in: [...new Set(lines.map(({ restaurantId }) => restaurantId))] },
        status: { $ne: 'suppressed' },
      }),
      nameOf: lineName,
      keyOf: lineName,
      options: { projection: { restaurantId: 1, to: 1, channel: 1 } },
    });
    this.paced = new PacedMessages(this.model);
    this.reports = new DeliveryReports(this.model, reportModel(connection));
    this.outcomes = new MessageOutcomes(this.model, this.reports);
  }

  async add({ id, ...message }: Message, dueAt: Date, lease: Lease | undefined): Promise<boolean> {
    const end = Math.max(message.matterEndsAt.getTime(), message.createdAt.getTime());
    try {
      await this.insert({
        _id: id,
        ...message,
        nextTryAt: dueAt,
        lease: '',
        ...(lease ? { ...leaseFields(lease), attempts: 1 } : {}),
        purgeAt: new Date(end + this.retentionMs),
      });
      if (message.status === 'suppressed') countOutcome(message, 'suppressed');
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async due(channel: Channel, now: Date, limit: number): Promise<string[]> {
    const documents = await this.model
      .find({ channel, status: 'queued', pacedBy: null, nextTryAt: trusted({ $lte: now }) })
      .sort({ nextTryAt: 1 })
      .limit(limit)
      .select('_id')
      .lean<Pick<MessageDocument, '_id'>[]>();
    return documents.map(({ _id }) => _id);
  }

  pacedSendersDue(now: Date): Promise<string[]> {
    return this.paced.pacedSendersDue(now);
  }

  leaseNext(sender: string, segments: number, lease: Lease, now: Date): Promise<LeasedMessage[]> {
    return this.paced.leaseNext(sender, segments, lease, now);
  }

  async lease(id: string, lease: Lease, now: Date): Promise<LeasedMessage | undefined> {
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

  recordOutcome(leased: LeasedMessage, outcome: Outcome, now: Date): Promise<void> {
    return this.outcomes.record({ leased, outcome, now });
  }

  report(providerId: string, status: Reported, reason: string, now: Date): Promise<void> {
    return this.reports.receive({ _id: providerId, status, reason, at: now });
  }

  async siblings(message: Message, now: Date): Promise<Siblings> {
    const { id, reservationId, channel, version = 0 } = message;
    const all = await this.findAbout(reservationId);
    const others = all.filter(
      (other) =>
        other._id !== id &&
        sideOf(other.channel) === sideOf(channel) &&
        isDinerMail(other) === isDinerMail(message),
    );
    return {
      newer: others
        .filter((other) => (other.version ?? 0) > version && other.reason !== suppressions.undone)
        .map(({ _id, attempts }) => ({ id: _id, attempts })),
      isOlderUnderWay: others.some(
        (other) =>
          (other.version ?? 0) < version &&
          other.status === 'queued' &&
          other.lease !== '' &&
          other.nextTryAt > now,
      ),
    };
  }

  async withdraw(reservationId: string, version: number): Promise<Pick<Message, 'channel' | 'kind'>[]> {
    const theirs = { reservationId, version };
    await this.model.updateMany(
      { ...theirs, status: 'queued', attempts: 0 },
      { $set: { status: 'suppressed', reason: suppressions.undone } },
    );
    return this.model
      .find({ ...theirs, reason: suppressions.undone })
      .select('channel kind')
      .lean();
  }

  async knownProviderIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const documents = await this.model
      .find({ providerId: trusted({ $in: ids }) })
      .select('providerId')
      .lean<MessageDocument[]>();
    return new Set(documents.flatMap(({ providerId }) => providerId ?? []));
  }

  async lastWriterTo(
    at: PhoneAddress,
    restaurantId?: string,
  ): Promise<Pick<Message, 'restaurantId' | 'language'> | undefined> {
    const toThem = { ...arrivedAt(at), ...(restaurantId ? { restaurantId } : {}) };
    const [known, doubtful] = await Promise.all([
      this.model
        .findOne({ ...toThem, status: trusted({ $in: accepted }) })
        .sort({ sentAt: -1 })
        .lean<MessageDocument>(),
      // A reply may be to a message in doubt, which the provider accepted although we did not get its response.
      this.model
        .findOne({ ...toThem, status: 'queued', inDoubt: true })
        .sort({ createdAt: -1 })
        .lean<MessageDocument>(),
    ]);
    const isDoubtfulLater = doubtful && doubtful.createdAt > (known?.sentAt ?? 0);
    return (isDoubtfulLater ? doubtful : known) ?? undefined;
  }

  async textedTo(at: PhoneAddress): Promise<Texted[]> {
    return this.model
      .find(arrivedAt(at))
      .select('restaurantId reservationId version kind status inDoubt createdAt sentAt matterEndsAt')
      .sort({ createdAt: -1 })
      .limit(maxTexted)
      .lean<Texted[]>();
  }

  async remindersTo(at: PhoneAddress): Promise<SentReminder[]> {
    const reminders = await this.model
      .find({ ...arrivedAt(at), kind: trusted({ $in: ['reminder', 'table-ready', 'start-offered'] }) })
      .select('restaurantId reservationId choices matterEndsAt status inDoubt')
      .sort({ createdAt: -1 })
      .limit(maxTexted)
      .lean<MessageDocument[]>();
    return reminders.filter(mayHaveArrived);
  }

  async questionsTo(at: PhoneAddress, since: Date): Promise<SentQuestion[]> {
    const questions = await this.model
      .find({ ...arrivedAt(at), kind: 'late-question', createdAt: trusted({ $gt: since }) })
      .select('restaurantId reservationId matterEndsAt createdAt status inDoubt')
      .sort({ createdAt: -1 })
      .limit(maxTexted)
      .lean<MessageDocument[]>();
    return questions.filter(mayHaveArrived);
  }

  async hasWritten(restaurantId: string, { phone, channel }: PhoneAddress): Promise<boolean> {
    const written = await this.findWritten({ restaurantId, to: phone, channel });
    return written.length > 0;
  }

  async toFallBack(now: Date, limit: number): Promise<Message[]> {
    const documents = await this.model
      .find({ fallBackAt: trusted({ $lte: now }) })
      .sort({ fallBackAt: 1 })
      .limit(limit)
      .lean<MessageDocument[]>();
    return documents.map(toMessage);
  }

  async noteFallBack(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $unset: { fallBackAt: 1 } });
  }

  async list(restaurantId: string, limit: number, after: Cursor | undefined): Promise<Message[]> {
    const earlier = after && [
      { createdAt: trusted({ $lt: after.at }) },
      { createdAt: after.at, _id: trusted({ $lt: after.id }) },
    ];
    const documents = await this.model
      .find({ restaurantId, ...(earlier ? { $or: earlier } : {}) })
      .select('-html -calendar')
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<MessageDocument[]>();
    return documents.map(toMessage);
  }

  async find(restaurantId: string, id: string): Promise<Message | undefined> {
    const found = await this.model.findOne({ _id: id, restaurantId }).lean<MessageDocument>();
    return found ? toMessage(found) : undefined;
  }

  /** The number of late messages of a channel. */
  async countDue(channel: Channel, now: Date): Promise<number> {
    const before = new Date(now.getTime() - dueAfterMs);
    return this.model.countDocuments({ channel, status: 'queued', nextTryAt: trusted({ $lte: before }) });
  }

  async about(restaurantId: string, reservationIds: readonly string[]): Promise<Message[]> {
    const documents = await this.model
      .find({ restaurantId, reservationId: trusted({ $in: [...reservationIds] }) })
      .select('-html -calendar')
      .sort({ createdAt: 1 })
      .lean<MessageDocument[]>();
    return documents.map(toMessage);
  }

  async forget(restaurantId: string, reservationIds: readonly string[], now: Date): Promise<string[]> {
    for (const id of reservationIds)
      await this.forgotten.updateOne({ _id: id }, { $set: { at: now } }, { upsert: true });
    const theirs = { restaurantId, reservationId: trusted({ $in: [...reservationIds] }) };
    const texts = await this.model
      .find({ ...theirs, channel: trusted({ $in: phoneChannels }) })
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
