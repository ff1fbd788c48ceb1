import { encode, type EncodableDoc } from '../bson/encode';
import { doc, int, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import { cursorReply } from './find';
import { docField, ensureCollection, findCollection, flag, namespaceOf, type Request } from './request';

export function create(store: Store, request: Request): EncodableDoc {
  if (findCollection(store, request))
    throw new MongoError('NamespaceExists', `Collection ${namespaceOf(request)} already exists.`);
  ensureCollection(store, request);
  return new Map();
}

export function drop(store: Store, request: Request): EncodableDoc {
  const collection = findCollection(store, request);
  if (!collection) return new Map();
  const indexes = collection.indexes.length;
  store.catalogue.drop(collection);
  return doc({ nIndexesWas: int(indexes), ns: collection.namespace });
}

export function dropDatabase(store: Store, { database }: Request): EncodableDoc {
  const collections = store.catalogue.inDatabase(database);
  for (const collection of collections) store.catalogue.drop(collection);
  return collections.length > 0 ? doc({ dropped: database }) : new Map();
}

const describe = (collection: Collection, nameOnly: boolean): Doc => {
  const short = doc({ name: collection.name, type: 'collection' });
  if (nameOnly) return short;
  return short
    .set('options', new Map())
    .set('info', doc({ readOnly: false }))
    .set('idIndex', collection.indexes[0]?.spec ?? null);
};

export function listCollections(store: Store, { database, fields }: Request): EncodableDoc {
  const filter = compileFilter(docField(fields, 'filter'));
  const found = store.catalogue
    .inDatabase(database)
    .map((collection) => describe(collection, flag(fields, 'nameOnly')))
    .filter((entry) => filter.matches(entry));
  return cursorReply(
    store,
    `${database}.$cmd.listCollections`,
    found.map((entry) => encode(entry)).values(),
    Infinity,
  );
}

export function listDatabases(store: Store, { fields }: Request): EncodableDoc {
  const filter = compileFilter(docField(fields, 'filter'));
  const names = [
    ...new Set(store.catalogue.all().map(({ namespace }) => namespace.slice(0, namespace.indexOf('.')))),
  ].sort();
  const databases = names
    .map((name) => doc({ name, sizeOnDisk: 0n, empty: false }))
    .filter((entry) => filter.matches(entry));
  return doc({ databases, totalSize: 0n });
}

export function collStats(store: Store, request: Request): EncodableDoc {
  const collection = findCollection(store, request);
  return doc({
    ns: namespaceOf(request),
    count: int(collection?.count() ?? 0),
    nindexes: int(collection?.indexes.length ?? 0),
  });
}

export function dbStats(store: Store, { database }: Request): EncodableDoc {
  const collections = store.catalogue.inDatabase(database);
  const objects = collections.reduce((sum, collection) => sum + collection.count(), 0);
  const indexes = collections.reduce((sum, collection) => sum + collection.indexes.length, 0);
  return doc({
    db: database,
    collections: int(collections.length),
    objects: int(objects),
    indexes: int(indexes),
  });
}
