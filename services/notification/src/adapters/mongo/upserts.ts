import { mongo } from 'mongoose';

/** The store's code for an upsert whose document exists, but does not match. */
const duplicateKey = 11000;

/** An upsert of one document by its id and conditions. */
export interface Upsert {
  readonly filter: object;
  readonly update: object;
}

/**
 * Upserts documents with one command, each only if it is missing or meets the conditions; returns the indexes of the
 * others. Several upserts of one document are applied in their order.
 */
export async function upsertEach(
  collection: Pick<mongo.Collection, 'bulkWrite'>,
  upserts: readonly Upsert[],
): Promise<ReadonlySet<number>> {
  if (upserts.length === 0) return new Set();
  try {
    const writes = upserts.map(({ filter, update }) => ({ updateOne: { filter, update, upsert: true } }));
    await collection.bulkWrite(writes as never, { ordered: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const refused = [error.writeErrors].flat();
    if (refused.length === 0 || !refused.every(({ code }) => code === duplicateKey)) throw error;
    return new Set(refused.map(({ index }) => index));
  }
}
