import { documentSchema, isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Connection, Model } from 'mongoose';
import type { Snippets } from '../../domain/snippets';
import type { SnippetStore } from '../../ports';

interface SnippetsDocument extends Snippets {
  /** The restaurant's id. */
  _id: string;
}

const schema = documentSchema<SnippetsDocument>(
  { _id: { type: String, required: true }, texts: [String], version: Number },
  { collection: 'snippets', versionKey: false },
);

/** The restaurants' texts for answers, in MongoDB. */
export class MongoSnippets implements SnippetStore {
  private readonly model: Model<SnippetsDocument>;

  constructor(connection: Connection) {
    this.model = connection.model<SnippetsDocument>('Snippets', schema);
  }

  async of(restaurantId: string): Promise<Snippets> {
    const found = await this.model.findById(restaurantId).lean<SnippetsDocument>();
    return { texts: found?.texts ?? [], version: found?.version ?? 0 };
  }

  async put(restaurantId: string, { texts, version }: Snippets): Promise<boolean> {
    if (version > 1) {
      const before = { _id: restaurantId, version: version - 1 };
      return (await this.model.updateOne(before, { $set: { texts, version } })).matchedCount === 1;
    }
    try {
      await this.model.create({ _id: restaurantId, texts, version });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async removeAll(restaurantId: string): Promise<void> {
    await this.model.deleteOne({ _id: restaurantId });
  }
}
