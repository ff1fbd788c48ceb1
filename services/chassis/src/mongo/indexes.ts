import type { Connection, Model, mongo, Schema } from 'mongoose';

const retired = new WeakMap<Schema, string[]>();

/**
 * Says that nothing uses an index any more: it is dropped where it still stands. For the release after the one that
 * stopped using it, so that what runs beside a new process, or is rolled back to, still has it.
 */
export function retireIndex(schema: Schema, name: string): void {
  retired.set(schema, [...(retired.get(schema) ?? []), name]);
}

/**
 * Makes the declared indexes of every model, and answers once they stand: a process listens only then, so no query runs
 * that lacks its index. MongoDB builds them while everybody reads and writes. Those that are retired go after that.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  await Promise.all(
    Object.values(connection.models).map(async (model) => {
      await createIndexes(model);
      const names = retired.get(model.schema) ?? [];
      if (names.length === 0) return;
      const standing = await model.collection.indexes().catch(() => []);
      for (const { name } of standing) {
        if (name && names.includes(name)) await model.collection.dropIndex(name);
      }
    }),
  );
}

/** All of a collection's by one command, where mongoose has one for each: a start waits for every answer. */
async function createIndexes({ schema, collection }: Model<unknown>): Promise<void> {
  const declared = schema.indexes().map(([key, options]) => ({ key, ...options }));
  if (declared.length > 0) await collection.createIndexes(declared as mongo.IndexDescription[]);
}
