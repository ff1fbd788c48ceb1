import { batch } from '@tablewell/chassis/mongo';
import type { mongo } from 'mongoose';
import { withinSegments } from '../../domain/pace';
import type { LeasedMessage, Lease, Messages } from '../../ports';
import { type MessageDocument, type MessageModel, toMessage } from './message-model';

/** The fields of a leased message. It is in doubt, because after a crash it is unknown whether it was sent. */
export const leaseFields = ({ id, until }: Lease) => ({ lease: id, nextTryAt: until, inDoubt: true });

const leaseOnly = { projection: { lease: 1 } };

/** Messages that are leased unless they change after they were read. */
interface Wanted {
  readonly messages: readonly MessageDocument[];
  readonly due: object;
  readonly lease: Lease;
}

/** The messages that wait until their sender is free (MESSAGE-46). */
export class PacedMessages implements Pick<Messages, 'pacedSendersDue' | 'leaseNext'> {
  private readonly lease: (wanted: Wanted) => Promise<readonly MessageDocument[]>;

  constructor(private readonly model: MessageModel) {
    this.lease = batch((all) => this.leaseAll(all));
  }

  async pacedSendersDue(now: Date): Promise<string[]> {
    const due = { channel: 'sms', status: 'queued', pacedBy: { $gt: '' }, nextTryAt: { $lte: now } };
    const senders = await this.model.collection
      .aggregate<{ _id: string }>([{ $match: due }, { $group: { _id: '$pacedBy' } }])
      .toArray();
    return senders.map(({ _id }) => _id);
  }

  async leaseNext(sender: string, segments: number, lease: Lease, now: Date): Promise<LeasedMessage[]> {
    const due = { pacedBy: sender, status: 'queued' as const, nextTryAt: { $lte: now } };
    const order = { turn: 1, matterEndsAt: 1 } as const;
    const found = await this.messages.find(due, { sort: order, limit: segments }).toArray();
    const messages = withinSegments(found, segments);
    if (messages.length === 0) return [];
    return (await this.lease({ messages, due, lease })).map((before) => toLeased(before, lease));
  }

  /** Leases messages of several senders with one command; returns what was leased for each. */
  private async leaseAll(all: readonly Wanted[]): Promise<(readonly MessageDocument[])[]> {
    const writes = all.flatMap(({ messages, due, lease }) =>
      messages.map(({ _id, attempts, inDoubt }) => ({
        updateOne: {
          filter: { _id, ...due, attempts, inDoubt },
          update: { $set: leaseFields(lease), $inc: { attempts: 1 } },
        },
      })),
    );
    const { matchedCount } = await this.messages.bulkWrite(writes, { ordered: false });
    if (matchedCount === writes.length) return all.map(({ messages }) => messages);
    // Another process leased some of them at the same time.
    const ids = all.flatMap(({ messages }) => messages.map(({ _id }) => _id));
    const found = await this.messages.find({ _id: { $in: ids } }, leaseOnly).toArray();
    const leases = new Map(found.map(({ _id, lease }) => [_id, lease]));
    return all.map(({ messages, lease }) => messages.filter(({ _id }) => leases.get(_id) === lease.id));
  }

  private get messages(): mongo.Collection<MessageDocument> {
    return this.model.collection as unknown as mongo.Collection<MessageDocument>;
  }
}

/** A leased message; nothing changed it between the read and the lease. */
function toLeased(before: MessageDocument, lease: Lease): LeasedMessage {
  const message = toMessage(before);
  return { message: { ...message, attempts: message.attempts + 1 }, wasInDoubt: before.inDoubt, lease };
}
