import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import type { Entitlements, EntitlementsStore } from '../../ports';

interface EntitlementsDocument extends Entitlements {
  _id: string;
  version: number;
}

const entitlementsSchema = documentSchema<EntitlementsDocument>(
  {
    _id: { type: String, required: true },
    version: Number,
    customFloorPlans: Boolean,
    maxRestaurants: Number,
    whiteLabel: Boolean,
    sms: Boolean,
  },
  { collection: 'entitlements', versionKey: false },
);

/** Read copies of owners' entitlements; the highest version wins. */
export class MongoEntitlements implements EntitlementsStore {
  private readonly copies: ReadModel<EntitlementsDocument>;

  constructor(connection: Connection) {
    this.copies = new ReadModel(connection.model<EntitlementsDocument>('Entitlements', entitlementsSchema));
  }

  find(ownerId: string): Promise<Entitlements | undefined> {
    return this.copies.find(ownerId);
  }

  waitFor(ownerId: string, signal: AbortSignal): Promise<boolean> {
    return this.copies.waitFor(ownerId, 1, signal);
  }

  put(
    ownerId: string,
    version: number,
    { customFloorPlans, maxRestaurants, whiteLabel, sms }: Entitlements,
  ): Promise<void> {
    return this.copies.put(ownerId, version, { customFloorPlans, maxRestaurants, whiteLabel, sms });
  }
}
