import { batchFinds, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import { type Brand, type OwnSender, type SenderState, unknownBrand } from '../../domain/sender';
import type { Senders } from '../../ports';

interface SenderDocument extends Omit<OwnSender, 'restaurantId' | 'brand'> {
  /** The restaurant's id. */
  _id: string;
  /** Absent in a document of an earlier release. */
  brand?: Brand;
  /** Until when a process asks the provider about it. */
  askedUntil?: Date;
}

const senderSchema = documentSchema<SenderDocument>(
  {
    _id: { type: String, required: true },
    address: { type: String, required: true },
    registration: { type: String, required: true },
    reason: { type: String, default: '' },
    brand: { type: { _id: false, registration: String, reason: String }, default: undefined },
    checkedAt: { type: Date, required: true },
    askedUntil: Date,
  },
  { collection: 'senders', versionKey: false },
);
// Answers to a sender are one restaurant's.
senderSchema.index({ address: 1 }, { unique: true });
senderSchema.index({ registration: 1, checkedAt: 1 });

/** The restaurants' own senders, in MongoDB. */
export class MongoSenders implements Senders {
  private readonly model: Model<SenderDocument>;
  private readonly find: (id: string) => Promise<SenderDocument | undefined>;

  constructor(connection: Connection) {
    this.model = connection.model<SenderDocument>('Sender', senderSchema);
    this.find = batchFinds(this.model.collection);
  }

  async of(restaurantId: string): Promise<OwnSender | undefined> {
    return toSender(await this.find(restaurantId));
  }

  async by(address: string): Promise<OwnSender | undefined> {
    return toSender((await this.model.findOne({ address }).lean<SenderDocument>()) ?? undefined);
  }

  async put({ restaurantId, ...sender }: OwnSender): Promise<boolean> {
    try {
      await this.model.updateOne({ _id: restaurantId }, { $set: sender }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async takePending(
    askedBefore: Date,
    { now, until }: { now: Date; until: Date },
  ): Promise<OwnSender | undefined> {
    const taken = await this.model
      .findOneAndUpdate(
        {
          $or: [{ registration: 'pending' }, { 'brand.registration': 'pending' }],
          checkedAt: trusted({ $lte: askedBefore }),
          askedUntil: trusted({ $not: { $gt: now } }),
        },
        { $set: { askedUntil: until } },
      )
      .lean<SenderDocument>();
    return toSender(taken ?? undefined);
  }

  async note(restaurantId: string, address: string, state: SenderState, at: Date): Promise<void> {
    const { registration, reason, brand } = state;
    await this.model.updateOne(
      { _id: restaurantId, address },
      { $set: { registration, reason, brand, checkedAt: at } },
    );
  }

  async remove(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}

function toSender(document: SenderDocument | undefined): OwnSender | undefined {
  if (!document) return undefined;
  const { _id: restaurantId, askedUntil: _, brand = unknownBrand, ...sender } = document;
  return { restaurantId, ...sender, brand };
}
