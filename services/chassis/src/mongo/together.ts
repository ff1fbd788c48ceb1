import { mongo } from 'mongoose';

const largestGroup = 256;

/**
 * Does together what is asked for at the same time (group commit): the first at once, and all that comes while it is
 * under way in one go after it. Who is alone waits for nobody; under load a command serves many. What fails as a whole
 * fails for each of its group.
 * @param work answers for each item, in their order
 */
export function together<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let queue: Waiting[] = [];
  let busy = false;
  const drain = async (): Promise<void> => {
    busy = true;
    while (queue.length > 0) {
      const group = queue.slice(0, largestGroup);
      queue = queue.slice(largestGroup);
      try {
        const results = await work(group.map(({ item }) => item));
        group.forEach(({ resolve }, index) => resolve(results[index] as Result));
      } catch (error) {
        group.forEach(({ reject }) => reject(error));
      }
    }
    busy = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!busy) void drain();
    });
}

/** What is asked of a collection of the driver; whatever it holds. */
interface TakesInserts {
  insertOne(document: never): Promise<unknown>;
  insertMany(documents: never[], options: object): Promise<unknown>;
}
interface TakesUpdates {
  updateOne(filter: never, update: never): Promise<unknown>;
  bulkWrite(writes: never[], options: object): Promise<unknown>;
}
interface TakesFinds {
  findOne(filter: never, options: object): Promise<unknown>;
  find(filter: never, options: object): { toArray(): Promise<unknown[]> };
}

/**
 * Inserts that come at the same time as one command. Each fails as `insertOne` would, with the error of its own document; one
 * that cannot be sent at all, as of more than 16 MB, fails all of its group.
 */
export function insertsTogether<Stored extends object>(
  collection: TakesInserts,
): (document: Stored) => Promise<void> {
  const insert = together(async (documents: readonly Stored[]): Promise<(Error | undefined)[]> => {
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

/** Inserts each document that can be; answers the errors of the others, by their place. */
async function insertAll(
  collection: TakesInserts,
  documents: readonly object[],
): Promise<ReadonlyMap<number, Error>> {
  try {
    await collection.insertMany([...documents] as never[], { ordered: false });
    return new Map();
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
    const single = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    // No single document failed, or also those that were written may not last.
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
 * Updates documents by id, those that come at the same time as one command, in the order they came. For who need not know
 * whether there was such a document; what fails fails for all of its group.
 */
export function updatesTogether(
  collection: TakesUpdates,
): (id: string, update: Readonly<Record<string, unknown>>) => Promise<void> {
  const update = together(async (asked: readonly { id: string; update: object }[]) => {
    const writes = asked.map(({ id, update }) => ({ filter: { _id: id }, update }));
    const [only] = writes;
    if (only && writes.length === 1) await collection.updateOne(only.filter as never, only.update as never);
    else await collection.bulkWrite(writes.map((updateOne) => ({ updateOne })) as never[], { ordered: true });
    return asked.map(() => undefined);
  });
  return async (id, change) => {
    await update({ id, update: change });
  };
}

/** Looks documents up by id, those asked for at the same time in one command. */
export function findsTogether<Stored extends { _id: string }>(
  collection: TakesFinds,
  projection?: object,
): (id: string) => Promise<Stored | undefined> {
  const options = projection ? { projection } : {};
  return together(async (ids: readonly string[]) => {
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
