import type { Model } from 'mongoose';
import { isDuplicateKey } from './connect';

/**
 * Writes a copy of what another service owns, by its version: what is known in this version or a later one stays.
 * Several processes may write at once, in any order. `first` is what only a new copy begins with. Past mongoose: it takes
 * longer over the write than the store.
 */
export async function putNewer<Copy extends { _id: string; version: number }>(
  model: Model<Copy>,
  id: string,
  version: number,
  fields: Partial<Omit<Copy, '_id' | 'version'>>,
  first?: Partial<Omit<Copy, '_id' | 'version'>>,
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
    // Known already: in this version or a later one, or in an earlier one that another process wrote this moment.
    await model.collection.updateOne(earlier, change as never);
  }
}
