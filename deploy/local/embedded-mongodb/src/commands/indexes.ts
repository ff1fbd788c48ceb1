import { encode, type EncodableDoc } from '../bson/encode';
import { doc, int, isDoc, type Doc } from '../bson/values';
import { equal } from '../bson/compare';
import { MongoError } from '../errors';
import type { Collection } from '../storage/collection';
import {
  idIndexName,
  isIdIndex,
  isSameIndex,
  normalizeSpec,
  parseIndex,
  type Index,
} from '../storage/index-definition';
import type { Store } from '../storage/store';
import { wholeReply } from './find';
import { docsField, ensureCollection, findCollection, namespaceOf, textField, type Request } from './request';

const missing = (request: Request): MongoError =>
  new MongoError('NamespaceNotFound', `ns does not exist: ${namespaceOf(request)}`);

export function createIndexes(store: Store, request: Request): EncodableDoc {
  const wanted = docsField(request.fields, 'indexes');
  if (wanted.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  const parsed = wanted.map((spec) => parseIndex(normalizeSpec(spec, textField(spec, 'name')), 0));
  const existed = findCollection(store, request) !== undefined;
  const collection = ensureCollection(store, request);
  const before = collection.indexes.length;
  // If one is refused, the command's earlier ones are undone with it.
  const fresh = parsed.filter(
    (index) => !isIdPattern(index) && !collection.indexes.some((existing) => isSameIndex(existing, index)),
  );
  for (const index of fresh) {
    index.id = store.catalogue.nextId();
    collection.build(index);
  }
  const reply = doc({
    numIndexesBefore: int(before),
    numIndexesAfter: int(collection.indexes.length),
    createdCollectionAutomatically: !existed,
  });
  return fresh.length === 0 ? reply.set('note', 'all indexes already exist') : reply;
}

const isIdPattern = ({ fields, spec }: Index): boolean =>
  fields.length === 1 && equal([...(spec.get('key') as Doc).entries()].flat(), ['_id', int(1)]);

export function listIndexes(store: Store, request: Request): EncodableDoc {
  const collection = findCollection(store, request);
  if (!collection) throw missing(request);
  const specs = collection.indexes.map(({ spec }) => encode(spec));
  return wholeReply(collection.namespace, specs);
}

export function dropIndexes(store: Store, request: Request): EncodableDoc {
  const collection = findCollection(store, request);
  if (!collection) throw missing(request);
  const before = collection.indexes.length;
  for (const index of chosen(collection, request)) collection.dropIndex(index);
  return doc({ nIndexesWas: int(before) });
}

function chosen(collection: Collection, { fields }: Request): Index[] {
  const wanted = fields.get('index');
  if (wanted === '*') return collection.indexes.filter((index) => !isIdIndex(index));
  return (Array.isArray(wanted) ? wanted : [wanted]).map((one) => {
    const found = collection.indexes.find((index) =>
      isDoc(one) ? equal(index.spec.get('key'), one) : index.name === one,
    );
    if (!found) throw new MongoError('IndexNotFound', `index not found with name [${String(one)}]`);
    if (found.name === idIndexName) throw new MongoError('InvalidOptions', 'cannot drop _id index');
    return found;
  });
}
