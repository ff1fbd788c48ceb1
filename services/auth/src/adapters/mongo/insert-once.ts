import { isDuplicateKey } from '@tablewell/chassis/mongo';
import type { Model } from 'mongoose';

/** Inserts a document; false if there is one with its id, or with what else is unique. */
export async function insertOnce<Stored>(model: Model<Stored>, document: Stored): Promise<boolean> {
  try {
    await model.create(document as never);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
