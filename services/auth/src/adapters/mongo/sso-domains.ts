import { documentSchema } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { SsoDomains } from '../../sso-ports';
import { insertOnce } from './insert-once';

interface DomainDocument {
  /** The domain: it belongs to one owner. */
  _id: string;
  ownerId: string;
}

const domainSchema = documentSchema<DomainDocument>(
  { _id: { type: String, required: true }, ownerId: { type: String, required: true } },
  { collection: 'sso_domains', versionKey: false },
);
domainSchema.index({ ownerId: 1 });

/** The collection `sso_domains`. */
export class MongoSsoDomains implements SsoDomains {
  private readonly model: Model<DomainDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<DomainDocument>('SsoDomain', domainSchema);
  }

  async ownerOf(domain: string): Promise<string | undefined> {
    return (await this.model.findOne({ _id: domain }).lean<DomainDocument>())?.ownerId;
  }

  async claim(domain: string, ownerId: string): Promise<boolean> {
    if (await insertOnce(this.model, { _id: domain, ownerId })) return true;
    return (await this.ownerOf(domain)) === ownerId;
  }

  async release(domain: string, ownerId: string): Promise<void> {
    await this.model.deleteOne({ _id: domain, ownerId });
  }

  async releaseAll(ownerId: string): Promise<void> {
    await this.model.deleteMany({ ownerId });
  }
}
