import type { mongo } from 'mongoose';
import { withinSegments } from '../../domain/pace';
import type { Claim, Lease, Messages } from '../../ports';
import { type MessageDocument, type MessageModel, toMessage } from './message-model';

/** The fields of a leased message. It is in doubt, because after a crash it is unknown whether it was sent. */
export const leaseFields = ({ id, until }: Lease) => ({ lease: id, nextTryAt: until, inDoubt: true });

const idOnly = { projection: { _id: 1 } };

/** The messages that wait for the turn that their sender gives them (MESSAGE-46). */
export class PacedMessages implements Pick<Messages, 'pacedSendersDue' | 'claimNext'> {
  constructor(private readonly model: MessageModel) {}

  async pacedSendersDue(now: Date): Promise<string[]> {
    const due = { channel: 'sms', status: 'queued', pacedBy: { $gt: '' }, nextTryAt: { $lte: now } };
    const senders = await this.model.collection
      .aggregate<{ _id: string }>([{ $match: due }, { $group: { _id: '$pacedBy' } }])
      .toArray();
    return senders.map(({ _id }) => _id);
  }

  async claimNext(sender: string, segments: number, lease: Lease, now: Date): Promise<Claim[]> {
    const due = { pacedBy: sender, status: 'queued' as const, nextTryAt: { $lte: now } };
    const order = { turn: 1, matterEndsAt: 1 } as const;
    const update = { $set: leaseFields(lease), $inc: { attempts: 1 } };
    const messages = this.model.collection as unknown as mongo.Collection<MessageDocument>;
    const found = await messages.find(due, { sort: order, limit: segments }).toArray();
    const next = withinSegments(found, segments);
    if (next.length === 0) return [];
    const writes = next.map(({ _id, attempts, inDoubt }) => ({
      updateOne: { filter: { _id, ...due, attempts, inDoubt }, update },
    }));
    const { matchedCount } = await messages.bulkWrite(writes, { ordered: false });
    if (matchedCount === next.length) return next.map((before) => toClaim(before, lease));
    // Another process claims at the same time.
    const ids = next.map(({ _id }) => _id);
    const claimed = await messages.find({ _id: { $in: ids }, lease: lease.id }, idOnly).toArray();
    const ours = new Set(claimed.map(({ _id }) => _id));
    return next.filter(({ _id }) => ours.has(_id)).map((before) => toClaim(before, lease));
  }
}

/** The claim of a message that was as it was read when it was claimed. */
function toClaim(before: MessageDocument, lease: Lease): Claim {
  const message = toMessage(before);
  return { message: { ...message, attempts: message.attempts + 1 }, wasInDoubt: before.inDoubt, lease };
}
