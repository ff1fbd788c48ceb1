import { encode, type EncodableDoc } from '../bson/encode';
import { doc, int, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { compileFilter } from '../query/filter';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import { wholeReply } from './find';
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
  return wholeReply(
    `${database}.$cmd.listCollections`,
    found.map((entry) => encode(entry)),
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
