import type { Connection, Model, mongo } from 'mongoose';

/**
 * Creates the declared indexes of every model, and resolves when they are built. A process listens only then, so no
 * query runs without its index. MongoDB builds them without blocking reads and writes.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => createIndexes(model)));
}

/** Creates all indexes of a collection by one command. Mongoose sends one for each and so delays the start. */
async function createIndexes({ schema, collection }: Model<unknown>): Promise<void> {
  const declared = schema.indexes().map(([key, options]) => ({ key, ...options }));
  if (declared.length > 0) await collection.createIndexes(declared as mongo.IndexDescription[]);
}
