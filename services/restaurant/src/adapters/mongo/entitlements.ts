import { putNewer } from '@tablewell/chassis';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Entitlements, EntitlementsStore } from '../../ports';

interface EntitlementsDocument extends Entitlements {
  _id: string;
  version: number;
}

const entitlementsSchema = new Schema<EntitlementsDocument>(
  {
    _id: { type: String, required: true },
    version: Number,
    customFloorPlans: Boolean,
    maxRestaurants: Number,
  },
  { collection: 'entitlements', versionKey: false },
);

/** This service's copy of what the owners' plans allow; the highest version wins. */
export class MongoEntitlements implements EntitlementsStore {
  private readonly model: Model<EntitlementsDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<EntitlementsDocument>('Entitlements', entitlementsSchema);
  }

  async find(ownerId: string): Promise<Entitlements | undefined> {
    return (await this.model.findById(ownerId).lean<EntitlementsDocument>()) ?? undefined;
  }

  put(ownerId: string, version: number, { customFloorPlans, maxRestaurants }: Entitlements): Promise<void> {
    return putNewer(this.model, ownerId, version, { customFloorPlans, maxRestaurants });
  }
}
