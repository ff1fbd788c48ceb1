import { batchFinds, documentSchema } from '@tablewell/chassis/mongo';
import { maxEntries } from '@tablewell/chassis/resilience';
import { LRUCache } from 'lru-cache';
import type { Connection, Model } from 'mongoose';

const maxCached = 5_000;

/** A verified account. Verification is final, so events may arrive in any order. */
interface VerifiedDocument {
  _id: string;
  at: Date;
}

const verifiedSchema = documentSchema<VerifiedDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'verified_users', versionKey: false },
);

/** The verified accounts. */
export class VerifiedUsers {
  private readonly model: Model<VerifiedDocument>;
  private readonly find: (id: string) => Promise<VerifiedDocument | undefined>;
  private readonly known = new LRUCache<string, true>({ ...maxEntries(maxCached) });

  constructor(connection: Connection) {
    this.model = connection.model<VerifiedDocument>('VerifiedUser', verifiedSchema);
    this.find = batchFinds(this.model.collection);
  }

  async has(id: string): Promise<boolean> {
    if (this.known.has(id)) return true;
    const found = (await this.find(id)) !== undefined;
    if (found) this.known.set(id, true);
    return found;
  }

  async add(id: string, at: Date): Promise<void> {
    if (this.known.has(id)) return;
    await this.model.updateOne({ _id: id }, { $setOnInsert: { at } }, { upsert: true });
    this.known.set(id, true);
  }
}
