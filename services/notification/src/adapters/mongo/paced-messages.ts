import type { mongo } from 'mongoose';
import type { Claim, Lease, Messages } from '../../ports';
import { type MessageDocument, type MessageModel, toMessage } from './message-model';

/** The fields of a leased message. It is in doubt, because after a crash it is unknown whether it was sent. */
export const leaseFields = ({ id, until }: Lease) => ({ lease: id, nextTryAt: until, inDoubt: true });

/** A message before it was claimed. */
type Before = Pick<MessageDocument, '_id' | 'attempts' | 'inDoubt'>;

const beforeFields = { projection: { attempts: 1, inDoubt: 1 } };

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

  async claimNext(sender: string, limit: number, lease: Lease, now: Date): Promise<Claim[]> {
    const due = { pacedBy: sender, status: 'queued' as const, nextTryAt: { $lte: now } };
    const order = { turn: 1, matterEndsAt: 1 } as const;
    const update = { $set: leaseFields(lease), $inc: { attempts: 1 } };
    const messages = this.model.collection as unknown as mongo.Collection<MessageDocument>;
    if (limit === 1) {
      const claimed = { sort: order, returnDocument: 'before' } as const;
      const before = await messages.findOneAndUpdate(due, update, claimed);
      return before ? [toClaim({ ...before, attempts: before.attempts + 1 }, before, lease)] : [];
    }
    const next: Before[] = await messages.find(due, { ...beforeFields, sort: order, limit }).toArray();
    if (next.length === 0) return [];
    const those = { _id: { $in: next.map(({ _id }) => _id) } };
    await messages.updateMany({ ...those, ...due }, update);
    const claimed = await messages.find({ ...those, lease: lease.id }).toArray();
    const byId = new Map(claimed.map((document) => [document._id, document]));
    return next.flatMap((before) => {
      const document = byId.get(before._id);
      return document ? [toClaim(document, before, lease)] : [];
    });
  }
}

/** A message that another process attempted after it was read is in doubt: that attempt may have reached the provider. */
function toClaim(claimed: MessageDocument, before: Before, lease: Lease): Claim {
  const isAsRead = claimed.attempts === before.attempts + 1;
  return { message: toMessage(claimed), wasInDoubt: isAsRead ? before.inDoubt : true, lease };
}
