import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import type { Entitlements, EntitlementsStore } from '../../ports';

interface EntitlementsDocument extends Entitlements {
  _id: string;
  version: number;
}

const entitlementsSchema = documentSchema<EntitlementsDocument>(
  { _id: { type: String, required: true }, version: Number, apiKeys: Boolean },
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

  put(ownerId: string, version: number, { apiKeys }: Entitlements): Promise<void> {
    return this.copies.put(ownerId, version, { apiKeys });
  }
}
