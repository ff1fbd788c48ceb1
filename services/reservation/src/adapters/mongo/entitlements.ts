import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import type { Entitlements } from '../../restaurant/entitlements';

interface EntitlementsDocument extends Entitlements {
  /** The owner. */
  _id: string;
  version: number;
}

const entitlementsSchema = documentSchema<EntitlementsDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    monthlyReservations: { type: Number, required: true },
    analytics: { type: Boolean, required: true },
    boards: Boolean,
  },
  { collection: 'entitlements', versionKey: false },
);

/** Read copies of owners' entitlements; the highest version wins. */
export class MongoEntitlements {
  private readonly copies: ReadModel<EntitlementsDocument>;

  constructor(connection: Connection) {
    this.copies = new ReadModel(connection.model<EntitlementsDocument>('Entitlements', entitlementsSchema));
  }

  async find(ownerId: string): Promise<(Entitlements & { version: number }) | undefined> {
    const document = await this.copies.find(ownerId);
    if (!document) return undefined;
    const { version, monthlyReservations, analytics, boards = false } = document;
    return { version, monthlyReservations, analytics, boards };
  }

  put(ownerId: string, version: number, entitlements: Entitlements): Promise<void> {
    const { monthlyReservations, analytics, boards = false } = entitlements;
    return this.copies.put(ownerId, version, { monthlyReservations, analytics, boards });
  }
}
