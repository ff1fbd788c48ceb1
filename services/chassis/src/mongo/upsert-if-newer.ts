import type { Model } from 'mongoose';
import { isDuplicateKey } from './connect';

/**
 * Writes a read copy of another service's document, unless the stored version is the same or newer. Safe for concurrent
 * writers in any order. `first` holds fields of a new copy only. By the driver: mongoose takes longer than the store.
 */
export async function upsertIfNewer<Copy extends { _id: string; version: number }>(
  model: Model<Copy>,
  id: string,
  version: number,
  fields: Partial<Omit<Copy, '_id' | 'version'>>,
  first?: Partial<Omit<Copy, '_id' | 'version'>> | undefined,
): Promise<void> {
  const earlier = { _id: id, version: { $lt: version } } as never;
  const change = { $set: { version, ...fields } };
  try {
    await model.collection.updateOne(
      earlier,
      { ...change, ...(first ? { $setOnInsert: first } : {}) } as never,
      { upsert: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Stored already: newer, or older and inserted by another process just now.
    await model.collection.updateOne(earlier, change as never);
  }
}
