import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import { type Connection, type Model, trusted } from 'mongoose';
import type { ProvenDomain } from '../../domain/own-name';
import type { OwnDomains } from '../../ports';

type DomainDocument = Omit<ProvenDomain, 'host'> & { _id: string };

const domainSchema = documentSchema<DomainDocument>(
  {
    _id: { type: String, required: true },
    restaurantId: { type: String, required: true },
    token: { type: String, required: true },
    missingSince: { type: Date, default: null },
    checkAt: { type: Date, required: true },
  },
  { collection: 'own_domains', versionKey: false },
);
domainSchema.index({ checkAt: 1 });
domainSchema.index({ restaurantId: 1 });

const toDomain = ({ _id: host, ...rest }: DomainDocument): ProvenDomain => ({ ...rest, host });

/** Proven domains in MongoDB, by name: each belongs to one restaurant. */
export class MongoOwnDomains implements OwnDomains {
  private readonly model: Model<DomainDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<DomainDocument>('OwnDomain', domainSchema);
  }

  async find(host: string): Promise<ProvenDomain | undefined> {
    const found = await this.model.findOne({ _id: host }).lean<DomainDocument>();
    return found ? toDomain(found) : undefined;
  }

  async claim({ host, ...domain }: ProvenDomain): Promise<boolean> {
    try {
      await this.model.create({ _id: host, ...domain });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const { matchedCount } = await this.model.updateOne(
      { _id: host, restaurantId: domain.restaurantId },
      { $set: domain },
    );
    return matchedCount > 0;
  }

  async due(now: Date, limit: number): Promise<ProvenDomain[]> {
    const found = await this.model
      .find({ checkAt: trusted({ $lte: now }) })
      .sort({ checkAt: 1 })
      .limit(limit)
      .lean<DomainDocument[]>();
    return found.map(toDomain);
  }

  async replace({ host, restaurantId, checkAt }: ProvenDomain, next: ProvenDomain): Promise<void> {
    const { missingSince, checkAt: nextCheck } = next;
    // If another process changed the domain, its outcome stays.
    await this.model.updateOne(
      { _id: host, restaurantId, checkAt },
      { $set: { missingSince, checkAt: nextCheck } },
    );
  }

  async release(host: string, restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: host, restaurantId });
  }

  async releaseAll(restaurantId: string): Promise<void> {
    await this.model.deleteMany({ restaurantId });
  }
}
