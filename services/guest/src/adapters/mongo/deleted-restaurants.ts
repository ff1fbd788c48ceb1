import { batchFinds, documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { DeletedRestaurants } from '../../ports';

const deletedRestaurantSchema = documentSchema<{ _id: string }>(
  { _id: { type: String, required: true } },
  { collection: 'closed_restaurants', versionKey: false },
);

/** Ids of deleted restaurants. */
export class MongoDeletedRestaurants implements DeletedRestaurants {
  private readonly model: Model<{ _id: string }>;
  private readonly find: (id: string) => Promise<{ _id: string } | undefined>;

  constructor(connection: Connection) {
    this.model = connection.model<{ _id: string }>('DeletedRestaurant', deletedRestaurantSchema);
    this.find = batchFinds(this.model.collection);
  }

  async add(restaurantId: string): Promise<void> {
    try {
      await this.model.updateOne({ _id: restaurantId }, { $set: { _id: restaurantId } }, { upsert: true });
    } catch (error) {
      // Another process has just inserted it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async has(restaurantId: string): Promise<boolean> {
    return (await this.find(restaurantId)) !== undefined;
  }
}
