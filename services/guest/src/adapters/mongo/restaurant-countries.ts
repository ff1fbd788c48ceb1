import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { RestaurantCountries } from '../../ports';

interface CountryDocument {
  _id: string;
  /** The restaurant's version. */
  version: number;
  /** ISO 3166 alpha-2. */
  country: string;
}

const countrySchema = documentSchema<CountryDocument>(
  { _id: String, version: Number, country: String },
  { collection: 'restaurant_countries', versionKey: false },
);

/** Read copies of the countries of restaurants; the highest version wins, in any order of events. */
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

  put(restaurantId: string, version: number, country: string): Promise<void> {
    return this.copies.put(restaurantId, version, { country });
  }

  async remove(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}
