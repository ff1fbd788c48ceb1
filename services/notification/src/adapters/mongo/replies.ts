import { documentSchema, VersionedCollection } from '@tablewell/chassis/mongo';
import { type HasOutbox, type OutboxEntry, outboxFields, outboxIndexes } from '@tablewell/chassis/outbox';
import type { ServiceKit } from '@tablewell/chassis/service';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Reply } from '../../domain/reply';
import type { Replies, ReplyIds } from '../../ports';

interface ReplyDocument extends Omit<Reply, 'id'>, HasOutbox {
  _id: string;
  purgeAt: Date;
}

export const replyCollection = 'replies';

const text = { type: String, default: '' };
const replySchema = documentSchema<ReplyDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    reservationId: { type: String, required: true },
    phone: text,
    channel: { type: String, default: 'sms' },
    text,
    effect: { type: String, default: 'none' },
    suggestion: { type: String, default: 'none' },
    receivedAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
    matterEndsAt: { type: Date, required: true },
    purgeAt: { type: Date, required: true },
    ...outboxFields,
  },
  { collection: replyCollection, versionKey: false },
);
replySchema.index({ restaurantId: 1, readAt: 1, receivedAt: -1 });
replySchema.index({ reservationId: 1, receivedAt: -1 });
replySchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });
for (const [fields, options] of outboxIndexes) replySchema.index(fields, options);

/** The replies of diners, in MongoDB. */
export class MongoReplies implements Replies {
  private readonly model: Model<ReplyDocument>;
  private readonly all: VersionedCollection<ReplyDocument>;

  constructor(
    connection: Connection,
    enqueueEvents: ServiceKit['enqueueEvents'],
    private readonly retentionMs: number,
  ) {
    this.model = connection.model<ReplyDocument>('Reply', replySchema);
    this.all = new VersionedCollection(this.model, enqueueEvents);
  }

  async add({ id, ...reply }: Reply, events: readonly OutboxEntry[]): Promise<boolean> {
    const end = Math.max(reply.matterEndsAt.getTime(), reply.receivedAt.getTime());
    return this.all.insert({ _id: id, ...reply, purgeAt: new Date(end + this.retentionMs) }, events);
  }

  count(reservationId: string): Promise<number> {
    return this.model.countDocuments({ reservationId });
  }

  list(
    restaurantId: string,
    { reservationId, limit }: { reservationId: string; limit: number },
  ): Promise<Reply[]> {
    return this.listed(
      { restaurantId, ...(reservationId === '' ? { readAt: null } : { reservationId }) },
      { newestFirst: true, limit },
    );
  }

  about(restaurantId: string, reservationIds: readonly string[]): Promise<Reply[]> {
    return this.listed({ restaurantId, reservationId: trusted({ $in: [...reservationIds] }) }, {});
  }

  markRead(reply: ReplyIds, at: Date, events: readonly OutboxEntry[]) {
    const { id, restaurantId, reservationId } = reply;
    return this.all.update(
      id,
      { restaurantId, reservationId, readAt: null },
      { $set: { readAt: at } },
      events,
    );
  }

  async find({ id, restaurantId, reservationId }: ReplyIds): Promise<Reply | undefined> {
    const [reply] = await this.listed({ _id: id, restaurantId, reservationId }, { limit: 1 });
    return reply;
  }

  decide(reply: ReplyIds, suggestion: 'taken' | 'dismissed', events: readonly OutboxEntry[]) {
    const { id, restaurantId, reservationId } = reply;
    const open = { restaurantId, reservationId, suggestion: 'stop-texting' } as const;
    return this.all.update(id, open, { $set: { suggestion } }, events);
  }

  async forget(restaurantId: string, reservationIds: readonly string[]): Promise<void> {
    await this.model.deleteMany({ restaurantId, reservationId: trusted({ $in: [...reservationIds] }) });
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }

  private async listed(
    filter: Record<string, unknown>,
    { newestFirst = false, limit = 0 }: { newestFirst?: boolean; limit?: number },
  ): Promise<Reply[]> {
    const order = newestFirst ? -1 : 1;
    const documents = await this.model
      .find(filter)
      .select('-outbox -unsent -purgeAt')
      .sort({ receivedAt: order, _id: order })
      .limit(limit)
      .lean<ReplyDocument[]>();
    return documents.map(({ _id: id, suggestion = 'none', channel = 'sms', ...reply }) => ({
      ...{ id, suggestion, channel },
      ...reply,
    }));
  }
}
