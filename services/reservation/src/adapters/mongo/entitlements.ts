import { putNewer } from '@tablewell/chassis';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Allowance } from '../../domain/allowance';

interface EntitlementsDocument extends Allowance {
  /** The owner. */
  _id: string;
  version: number;
}

const entitlementsSchema = new Schema<EntitlementsDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    monthlyReservations: { type: Number, required: true },
    analytics: { type: Boolean, required: true },
  },
  { collection: 'entitlements', versionKey: false },
);

/** This service's copy of what the owners' plans allow; the highest version wins. */
export class MongoEntitlements {
  private readonly model: Model<EntitlementsDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<EntitlementsDocument>('Entitlements', entitlementsSchema);
  }

  async find(ownerId: string): Promise<(Allowance & { version: number }) | undefined> {
    const document = await this.model.findById(ownerId).lean<EntitlementsDocument>();
    if (!document) return undefined;
    const { version, monthlyReservations, analytics } = document;
    return { version, monthlyReservations, analytics };
  }

  put(ownerId: string, version: number, { monthlyReservations, analytics }: Allowance): Promise<void> {
    return putNewer(this.model, ownerId, version, { monthlyReservations, analytics });
  }
}
