import { mongo } from 'mongoose';
import { GroupCommit } from '../resilience/group-commit';

/**
 * Group commit of items that share one command; see {@link GroupCommit}. An error of `work` rejects every item of its
 * group. Hand-written, because dataloader collects for a tick instead of for the duration of the last command (decision
 * 0065).
 * @param work returns one result per item, in their order
 */
export function batch<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const commit = new GroupCommit<Item, Result>(async (group) => {
    const results = await work(group.map(({ item }) => item));
    group.forEach(({ resolve }, index) => resolve(results[index] as Result));
  });
  return (item) => commit.add('', item);
}

/** The parts of a driver's collection that are used here, for any document type. */
interface InsertTarget {
  insertOne(document: never): Promise<unknown>;
  insertMany(documents: never[], options: object): Promise<unknown>;
}
interface UpdateTarget {
  updateOne(filter: never, update: never): Promise<unknown>;
  bulkWrite(writes: never[], options: object): Promise<unknown>;
}
interface FindTarget {
  findOne(filter: never, options: object): Promise<unknown>;
  find(filter: never, options: object): { toArray(): Promise<unknown[]> };
}

/**
 * Batches concurrent inserts into one command. Each rejects as `insertOne` would, with its own document's error; a
 * document that cannot be sent at all (more than 16 MB, say) fails its whole group.
 */
export function batchInserts<Stored extends object>(
  collection: InsertTarget,
): (document: Stored) => Promise<void> {
  const insert = batch(async (documents: readonly Stored[]): Promise<(Error | undefined)[]> => {
    const [only] = documents;
    if (documents.length === 1) {
      await collection.insertOne(only as never);
      return [undefined];
    }
    const failures = await insertAll(collection, documents);
    return documents.map((_, index) => failures.get(index));
  });
  return async (document) => {
    const failure = await insert(document);
    if (failure) throw failure;
  };
}

/** Inserts every valid document; returns the errors of the others by index. */
async function insertAll(
  collection: InsertTarget,
  documents: readonly object[],
): Promise<ReadonlyMap<number, Error>> {
  try {
    await collection.insertMany([...documents] as never[], { ordered: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const single = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    // Not the error of a single document: the written ones may not be durable either.
    if (single.length === 0 || error.result.getWriteConcernError()) throw error;
    return new Map(
      single.map(({ index, code, errmsg }) => [
        index,
        new mongo.MongoServerError({ code, message: errmsg ?? error.message }),
      ]),
    );
  }
}

/**
 * Batches concurrent updates by id into one ordered command. Callers do not learn whether the document existed; an
 * error rejects the whole group.
 */
export function batchUpdates(
  collection: UpdateTarget,
): (id: string, update: Readonly<Record<string, unknown>>) => Promise<void> {
  const update = batch(async (requests: readonly { id: string; update: object }[]) => {
    const writes = requests.map(({ id, update }) => ({ filter: { _id: id }, update }));
    const [only] = writes;
    if (only && writes.length === 1) await collection.updateOne(only.filter as never, only.update as never);
    else await collection.bulkWrite(writes.map((updateOne) => ({ updateOne })) as never[], { ordered: true });
    return requests.map(() => undefined);
  });
  return async (id, change) => {
    await update({ id, update: change });
  };
}

/** What a list of documents is looked up by. */
interface ListLookUp<Key, Stored> {
  /** A filter that finds the documents of all these keys; it may find others, too. */
  filter(keys: readonly Key[]): object;
  /** Equal for equal keys. */
  nameOf(key: Key): string;
  /** The name of the key that a document belongs to. */
  keyOf(document: Stored): string;
  readonly options?: object;
}

/** Batches concurrent look-ups of the documents that belong to a key into one command. */
export function batchLists<Key, Stored extends object>(
  collection: Pick<FindTarget, 'find'>,
  { filter, nameOf, keyOf, options = {} }: ListLookUp<Key, Stored>,
): (key: Key) => Promise<readonly Stored[]> {
  return batch(async (keys: readonly Key[]) => {
    const found = (await collection.find(filter(keys) as never, options).toArray()) as Stored[];
    const byKey = new Map<string, Stored[]>(keys.map((key) => [nameOf(key), []]));
    for (const document of found) byKey.get(keyOf(document))?.push(document);
    return keys.map((key) => byKey.get(nameOf(key)) ?? []);
  });
}

/** Batches concurrent look-ups by id into one command. */
export function batchFinds<Stored extends { _id: string }>(
  collection: FindTarget,
  projection?: object,
): (id: string) => Promise<Stored | undefined> {
  const options = projection ? { projection } : {};
  return batch(async (ids: readonly string[]) => {
    if (ids.length === 1) {
      const found = await collection.findOne({ _id: ids[0] } as never, options);
      return [(found as Stored | null) ?? undefined];
    }
    const wanted = { _id: { $in: [...new Set(ids)] } };
    const found = (await collection.find(wanted as never, options).toArray()) as Stored[];
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.map((id) => byId.get(id));
  });
}
