import { batchFinds, documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { PhoneChannel } from '../../domain/channels';
import type { ChannelChoices } from '../../ports';

interface ChoiceDocument {
  /** The restaurant's id. */
  _id: string;
  channel: PhoneChannel;
}

const schema = documentSchema<ChoiceDocument>(
  { _id: { type: String, required: true }, channel: { type: String, required: true } },
  { collection: 'channel_choices', versionKey: false },
);

/** The channels by which restaurants reach phones, in MongoDB. */
export class MongoChannelChoices implements ChannelChoices {
  private readonly model: Model<ChoiceDocument>;
  private readonly find: (id: string) => Promise<ChoiceDocument | undefined>;

  constructor(connection: Connection) {
    this.model = connection.model<ChoiceDocument>('ChannelChoice', schema);
    this.find = batchFinds(this.model.collection);
  }

  async of(restaurantId: string): Promise<PhoneChannel> {
    return (await this.find(restaurantId))?.channel ?? 'sms';
  }

  async put(restaurantId: string, channel: PhoneChannel): Promise<void> {
    await this.model.updateOne({ _id: restaurantId }, { $set: { channel } }, { upsert: true });
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}
