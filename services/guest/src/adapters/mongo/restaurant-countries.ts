import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { MovedClock, RestaurantCountries } from '../../ports';

interface CountryDocument {
  _id: string;
  /** The restaurant's version. */
  version: number;
  /** ISO 3166 alpha-2. */
  country: string;
  /** Absent or 0: its clock was never moved. */
  clockAheadMs?: number;
}

const countrySchema = documentSchema<CountryDocument>(
  { _id: String, version: Number, country: String, clockAheadMs: Number },
  { collection: 'restaurant_countries', versionKey: false },
);
// Only test restaurants are in this index.
countrySchema.index({ clockAheadMs: 1 }, { partialFilterExpression: { clockAheadMs: { $gt: 0 } } });

/** Read copies of the countries of restaurants, and of their clocks; the highest version wins, in any order of events. */
export class MongoRestaurantCountries implements RestaurantCountries {
  private readonly model: Model<CountryDocument>;
  private readonly copies: ReadModel<CountryDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<CountryDocument>('RestaurantCountry', countrySchema);
    this.copies = new ReadModel(this.model);
  }

  async of(restaurantId: string): Promise<string | undefined> {
    return (await this.copies.find(restaurantId))?.country;
  }

  put(
    restaurantId: string,
    version: number,
    { country, clockAheadMs }: { readonly country: string; readonly clockAheadMs: number },
  ): Promise<void> {
    return this.copies.put(restaurantId, version, {
      country,
      ...(clockAheadMs > 0 ? { clockAheadMs } : {}),
    });
  }

  async movedClocks(): Promise<MovedClock[]> {
    const found = await this.model
      .find({ clockAheadMs: trusted({ $gt: 0 }) })
      .select('clockAheadMs')
      .lean<CountryDocument[]>();
    return found.map(({ _id, clockAheadMs = 0 }) => ({ restaurantId: _id, aheadMs: clockAheadMs }));
  }

  async remove(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}
