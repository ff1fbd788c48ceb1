import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import type { Entitlements, EntitlementsStore } from '../../ports';

interface EntitlementsDocument extends Omit<Entitlements, 'whiteLabel'> {
  _id: string;
  version: number;
  /** Absent in copies of earlier releases. */
  whiteLabel?: boolean;
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

  async find(ownerId: string): Promise<Entitlements | undefined> {
    const found = await this.copies.find(ownerId);
    // Enterprise includes it, and is the only plan without a limit of restaurants.
    return found && { ...found, whiteLabel: found.whiteLabel ?? found.maxRestaurants === 0 };
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
