import { documentSchema } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { AddressLink } from '../../domain/restaurant';
import type { AddressLinks } from '../../ports';

type LinkDocument = Omit<AddressLink, 'hash'> & { _id: string };

const linkSchema = documentSchema<LinkDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'address_links', versionKey: false },
);
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Confirmation links in MongoDB; each stays until it expires, so that it can be opened again. */
export class MongoAddressLinks implements AddressLinks {
  private readonly model: Model<LinkDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<LinkDocument>('AddressLink', linkSchema);
  }

  async insert({ hash, ...link }: AddressLink): Promise<void> {
    await this.model.create({ _id: hash, ...link });
  }

  async find(hash: string, now: Date): Promise<AddressLink | undefined> {
    const found = await this.model
      .findOne({ _id: hash, expiresAt: trusted({ $gt: now }) })
      .lean<LinkDocument>();
    if (!found) return undefined;
    const { _id, ...link } = found;
    return { hash: _id, ...link };
  }
}
