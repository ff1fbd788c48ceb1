import mongoose, { type Connection, type Schema } from 'mongoose';
import { type Doc, SimulatedCollection, type StoreFaults } from './store';
import type { World } from './world';

type Filter = Record<string, unknown>;
type Change = Record<string, Record<string, unknown>>;

/** A list that is narrowed down before it is awaited, like mongoose's queries and the driver's cursors. */
class Found<T> {
  constructor(
    private readonly read: () => Promise<Doc[]>,
    private readonly finish: (documents: Doc[]) => T,
  ) {}

  select = () => this;
  lean = () => this;
  /** An answer has all documents at once. */
  batchSize = () => this;
  project = () => this;
  cursor = () => this;
  sort(order: Order) {
    return new Found(async () => (await this.read()).sort(comparedBy(order)), this.finish);
  }
  limit(count: number) {
    return new Found(async () => (await this.read()).slice(0, count), this.finish);
  }
  async toArray(): Promise<Doc[]> {
    return this.read();
  }
  async *[Symbol.asyncIterator]() {
    yield* await this.read();
  }
  then<R>(resolve: (value: T) => R, reject?: (reason: unknown) => R): Promise<R> {
    return this.read().then((documents) => resolve(this.finish(documents)), reject);
  }
}

type Order = Record<string, 1 | -1>;

function comparedBy(order: Order) {
  return (one: Doc, other: Doc): number => {
    for (const [field, direction] of Object.entries(order)) {
      const [a, b] = [sortedBy(one, field, direction), sortedBy(other, field, direction)];
      if (a < b) return -direction;
      if (a > b) return direction;
    }
    return 0;
  };
}

/** The sort key of a document: of an array in the path, the least element, or the greatest in descending order. */
function sortedBy(document: Doc, path: string, direction: 1 | -1): number {
  let values: unknown[] = [document];
  for (const field of path.split('.')) values = values.flatMap((value) => (value as Doc)[field]);
  const inOrder = (values as number[]).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  // A missing field sorts before everything else.
  return inOrder.at(direction === 1 ? 0 : -1) ?? -Infinity;
}

const all = (documents: Doc[]) => documents;
const first = (documents: Doc[]) => documents[0] ?? null;

/** Like an unordered insert of many: each by itself, with the errors of those that failed. */
async function insertEach(collection: SimulatedCollection, documents: readonly Doc[]): Promise<void> {
  const errors = await collection.insertAll(documents);
  if (errors.length === 0) return;
  const writeErrors = errors.map(({ index, message }) => ({ index, code: 11000, errmsg: message }));
  const error = { message: 'some are there already', code: 11000, writeErrors };
  const result = { getWriteConcernError: () => undefined };
  throw new mongoose.mongo.MongoBulkWriteError(error as never, result as never);
}

/** The methods of the driver's collection that the services use. */
function driverCollection(collection: SimulatedCollection) {
  return {
    find: (filter: Filter) => new Found(() => collection.find(filter), all),
    findOne: (filter: Filter) => new Found(() => collection.find(filter), first),
    insertOne: (document: Doc) => collection.insert(document),
    insertMany: (documents: readonly Doc[]) => insertEach(collection, documents),
    updateOne: (filter: Filter, change: Change, options?: { upsert?: boolean }) =>
      collection.update(filter, change, options),
    updateMany: (filter: Filter, change: Change) => collection.update(filter, change, { many: true }),
    bulkWrite: (writes: { updateOne: { filter: Filter; update: Change } }[]) =>
      collection
        .updateAll(writes.map(({ updateOne }) => updateOne))
        .then((matchedCount) => ({ matchedCount, modifiedCount: matchedCount })),
  };
}

/** The methods of a mongoose model that the services use. Documents are plain, as with `lean`. */
function model(collection: SimulatedCollection, schema: Schema) {
  const withDefaults = (document: Doc): Doc => {
    const made: Doc = { ...document };
    schema.eachPath((path, type) => {
      const value = (type as { defaultValue?: unknown }).defaultValue;
      if (path.includes('.') || path in made || value === undefined) return;
      made[path] = typeof value === 'function' ? [] : value;
    });
    return made;
  };
  const driver = driverCollection(collection);
  return {
    ...driver,
    collection: driver,
    findById: (id: string) => new Found(() => collection.find({ _id: id }), first),
    create: (document: Doc) => collection.insert(withDefaults(document)),
    exists: (filter: Filter) => new Found(() => collection.find(filter), first),
    findOneAndUpdate: (filter: Filter, change: Change, { sort }: { sort?: Order } = {}) =>
      new Found(async () => {
        const inOrder = sort && ((documents: Doc[]) => documents.sort(comparedBy(sort)));
        return [await collection.change(filter, change, inOrder)].flatMap((found) => found ?? []);
      }, first),
    deleteMany: (filter: Filter) => collection.remove(filter).then((deletedCount) => ({ deletedCount })),
    countDocuments: (filter: Filter) => collection.find(filter).then(({ length }) => length),
  };
}

/** One service's database: shared by all its processes, and unaffected by their crashes. */
export class SimulatedDatabase {
  private readonly collections = new Map<string, SimulatedCollection>();

  constructor(
    private readonly world: World,
    private readonly faults: StoreFaults,
  ) {}

  collection(name: string): SimulatedCollection {
    const known = this.collections.get(name);
    if (known) return known;
    const made = new SimulatedCollection(name, this.world, this.faults);
    this.collections.set(name, made);
    return made;
  }

  /** A fake `Connection` for a service. */
  connect(): Connection {
    const declare = (modelName: string, schema: Schema, given = schema.get('collection')) => {
      if (!given) throw new Error(`${modelName} does not say where its documents lie`);
      const collection = this.collection(given);
      if (!this.declared.has(collection.name)) {
        this.declared.add(collection.name);
        for (const [fields, options] of schema.indexes()) {
          const { unique, name, partialFilterExpression } = options as {
            unique?: boolean;
            name?: string;
            partialFilterExpression?: Filter;
          };
          const keys = Object.keys(fields);
          if (unique) collection.addUnique(name ?? keys.join('_'), keys, partialFilterExpression);
        }
      }
      return model(collection, schema);
    };
    const connection = {
      model: declare,
      collection: (name: string) => driverCollection(this.collection(name)),
    };
    return connection as unknown as Connection;
  }

  private readonly declared = new Set<string>();
}
