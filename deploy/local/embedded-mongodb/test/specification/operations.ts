import type {
  AnyBulkWriteOperation,
  Collection,
  Db,
  Document,
  Filter,
  FindOptions,
  UpdateFilter,
} from 'mongodb';
import type { Operation } from './format';

type Arguments = Record<string, unknown>;
type Run<T> = (target: T, args: Arguments, options: Document) => Promise<unknown>;

/** Splits off the named arguments; the others are options of the driver's method. */
function without(args: Arguments, ...names: string[]): Document {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));
}

const filterOf = (args: Arguments): Filter<Document> => (args.filter ?? {}) as Filter<Document>;

function bulk(request: Document): AnyBulkWriteOperation {
  const [name] = Object.keys(request) as [string];
  const fields = request[name] as Document;
  return { [name]: fields } as unknown as AnyBulkWriteOperation;
}

const onCollection: Record<string, Run<Collection>> = {
  find: (c, args) => c.find(filterOf(args), without(args, 'filter') as FindOptions).toArray(),
  findOne: (c, args) => c.findOne(filterOf(args), without(args, 'filter') as FindOptions),
  aggregate: (c, args) => c.aggregate(args.pipeline as Document[], without(args, 'pipeline')).toArray(),
  count: (c, args) => c.count(filterOf(args), without(args, 'filter')),
  countDocuments: (c, args) => c.countDocuments(filterOf(args), without(args, 'filter')),
  estimatedDocumentCount: (c, args) => c.estimatedDocumentCount(args),
  distinct: (c, args) =>
    c.distinct(args.fieldName as string, filterOf(args), without(args, 'filter', 'fieldName')),
  insertOne: (c, args) => c.insertOne(args.document as Document, without(args, 'document')),
  insertMany: (c, args) => c.insertMany(args.documents as Document[], without(args, 'documents')),
  updateOne: (c, args) =>
    c.updateOne(filterOf(args), args.update as UpdateFilter<Document>, without(args, 'filter', 'update')),
  updateMany: (c, args) =>
    c.updateMany(filterOf(args), args.update as UpdateFilter<Document>, without(args, 'filter', 'update')),
  replaceOne: (c, args) =>
    c.replaceOne(filterOf(args), args.replacement as Document, without(args, 'filter', 'replacement')),
  deleteOne: (c, args) => c.deleteOne(filterOf(args), without(args, 'filter')),
  deleteMany: (c, args) => c.deleteMany(filterOf(args), without(args, 'filter')),
  findOneAndDelete: (c, args) => c.findOneAndDelete(filterOf(args), without(args, 'filter')),
  findOneAndReplace: (c, args) =>
    c.findOneAndReplace(
      filterOf(args),
      args.replacement as Document,
      lower(without(args, 'filter', 'replacement')),
    ),
  findOneAndUpdate: (c, args) =>
    c.findOneAndUpdate(
      filterOf(args),
      args.update as UpdateFilter<Document>,
      lower(without(args, 'filter', 'update')),
    ),
  bulkWrite: (c, args) => c.bulkWrite((args.requests as Document[]).map(bulk), without(args, 'requests')),
  createIndex: (c, args) => c.createIndex(args.keys as Document, without(args, 'keys') as object),
};

function lower(options: Document): Document {
  const when = options.returnDocument as string | undefined;
  return when ? { ...options, returnDocument: when.toLowerCase() } : options;
}

const onDatabase: Record<string, Run<Db>> = {
  aggregate: (d, args) => d.aggregate(args.pipeline as Document[], without(args, 'pipeline')).toArray(),
  dropCollection: (d, args) => d.dropCollection(args.collection as string),
  createCollection: (d, args) => d.createCollection(args.collection as string, without(args, 'collection')),
};

/** Runs an operation through the driver; undefined if the runner does not know it. */
export function runner(
  operation: Operation,
  target: Collection | Db | undefined,
): (() => Promise<unknown>) | undefined {
  const args = operation.arguments ?? {};
  if (target && 'collectionName' in target) {
    const run = onCollection[operation.name];
    return run && (() => run(target, args, {}));
  }
  const run = onDatabase[operation.name];
  return run && target && (() => run(target as Db, args, {}));
}
