import type { Model } from 'mongoose';
import { isDuplicateKey } from './connect';

/**
 * Writes a read copy of another service's document, unless the stored version is the same or newer. Safe for concurrent
 * writers in any order. The fields in `first` are set only in a new copy. Uses the driver, because mongoose takes
 * longer than the store.
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
    // A newer version is already stored, or another process has just inserted an older one.
    await model.collection.updateOne(earlier, change as never);
  }
}
