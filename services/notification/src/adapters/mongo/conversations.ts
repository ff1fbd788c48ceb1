import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { Conversations, PhoneAddress } from '../../ports';

interface ConversationDocument {
  /** `<channel>:<number>` */
  _id: string;
  phone: string;
  until: Date;
}

const schema = documentSchema<ConversationDocument>(
  { _id: { type: String, required: true }, phone: String, until: Date },
  { collection: 'conversations', versionKey: false },
);
schema.index({ until: 1 }, { expireAfterSeconds: 0 });
schema.index({ phone: 1 });

const idOf = ({ channel, phone }: PhoneAddress): string => `${channel}:${phone}`;

/** The diners who wrote a short while ago, in MongoDB. */
export class MongoConversations implements Conversations {
  private readonly model: Model<ConversationDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<ConversationDocument>('Conversation', schema);
  }

  async note(at: PhoneAddress, until: Date): Promise<void> {
    const { phone } = at;
    await this.model.updateOne({ _id: idOf(at) }, { $set: { phone, until } }, { upsert: true });
  }

  async isOpen(at: PhoneAddress, now: Date): Promise<boolean> {
    return (await this.model.exists({ _id: idOf(at), until: trusted({ $gt: now }) })) !== null;
  }

  async forget(phones: readonly string[]): Promise<void> {
    await this.model.deleteMany({ phone: trusted({ $in: [...phones] }) });
  }
}
