import { documentSchema, ReadModel } from '@tablewell/chassis/mongo';
import type { Connection } from 'mongoose';
import type { Entitlements, EntitlementsStore } from '../../ports';

interface EntitlementsDocument extends Entitlements {
  _id: string;
  version: number;
}

const entitlementsSchema = documentSchema<EntitlementsDocument>(
  { _id: { type: String, required: true }, version: Number, apiKeys: Boolean, includedSince: Date },
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
    // Copies that an earlier release made have no date.
    return found && { apiKeys: found.apiKeys, includedSince: found.includedSince ?? null };
  }

  put(ownerId: string, version: number, entitlements: Entitlements): Promise<void> {
    return this.copies.put(ownerId, version, entitlements);
  }
}
