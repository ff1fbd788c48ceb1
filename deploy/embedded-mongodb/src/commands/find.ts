import { encode, type Encodable, type EncodableDoc } from '../bson/encode';
import { compare } from '../bson/compare';
import { cutFields } from '../bson/cut';
import { int, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { execute, type FindQuery } from '../query/execute';
import { compileFilter } from '../query/filter';
import { valuesAt } from '../query/paths';
import { compileProjection, type Projection } from '../query/projection';
import { parseSort } from '../query/sort';
import type { Collection, Stored } from '../storage/collection';
import type { Store } from '../storage/store';
import { takeBatch } from './cursors';
import {
  countField,
  docField,
  findCollection,
  flag,
  namespaceOf,
  refuseCollation,
  textField,
  variables,
  type Request,
} from './request';

const firstBatchSize = 101;

/** Reads the parts of a query that find, count, distinct and the writes share. */
export function parseQuery(fields: Doc, filterField: string, scope: Doc = fields): FindQuery {
  refuseCollation(fields);
  const limit = countField(fields, 'limit') ?? 0;
  const skip = countField(fields, 'skip') ?? 0;
  if (skip < 0) throw new MongoError(51024, "BSON field 'skip' value must be >= 0");
  return {
    filter: compileFilter(docField(fields, filterField), variables(scope)),
    sort: parseSort(fields.get('sort')),
    hint: fields.get('hint'),
    skip,
    limit: limit === 0 ? Infinity : Math.abs(limit),
  };
}

export const resultsOf = (collection: Collection | undefined, query: FindQuery): Iterable<Stored> =>
  collection ? execute(collection, query).results : [];

export function cursorReply(
  store: Store,
  namespace: string,
  results: Iterator<Uint8Array>,
  size: number,
  single = false,
): EncodableDoc {
  const { batch, rest } = takeBatch(results, size);
  const id = batch.done || single ? 0n : store.cursors.add(namespace, rest);
  const cursor = new Map<string, Encodable>([
    ['firstBatch', batch.documents],
    ['id', id],
    ['ns', namespace],
  ]);
  return new Map([['cursor', cursor]]);
}

export function find(store: Store, request: Request): EncodableDoc {
  const { fields } = request;
  const limit = countField(fields, 'limit') ?? 0;
  const query = parseQuery(fields, 'filter');
  const projection = compileProjection(fields.get('projection'));
  const batchSize = countField(fields, 'batchSize');
  if (batchSize !== undefined && batchSize < 0)
    throw new MongoError(51024, "BSON field 'batchSize' value must be >= 0");
  const stored = resultsOf(findCollection(store, request), query);
  const single = flag(fields, 'singleBatch') || limit < 0;
  return cursorReply(
    store,
    namespaceOf(request),
    encoded(stored, projection),
    batchSize ?? firstBatchSize,
    single,
  );
}

function* encoded(results: Iterable<Stored>, projection: Projection | undefined): Generator<Uint8Array> {
  for (const stored of results) {
    if (!projection) yield stored.bytes;
    else if (projection.keeps) yield cutFields(stored.bytes, projection.keeps);
    else yield encode(projection.apply(stored.document));
  }
}

export function getMore(store: Store, request: Request): EncodableDoc {
  const id = request.fields.get('getMore');
  if (typeof id !== 'bigint')
    throw new MongoError(
      'TypeMismatch',
      "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
    );
  const namespace = `${request.database}.${textField(request.fields, 'collection')}`;
  const cursor = store.cursors.get(id, namespace);
  const size = countField(request.fields, 'batchSize');
  const { batch, rest } = takeBatch(cursor.results, size ? size : Infinity);
  cursor.results = rest;
  if (batch.done) store.cursors.kill(id);
  const reply = new Map<string, Encodable>([
    ['nextBatch', batch.documents],
    ['id', batch.done ? 0n : id],
    ['ns', namespace],
  ]);
  return new Map([['cursor', reply]]);
}

export function killCursors(store: Store, { fields }: Request): EncodableDoc {
  const ids = fields.get('cursors');
  const given = Array.isArray(ids) ? ids.filter((id) => typeof id === 'bigint') : [];
  const killed = given.filter((id) => store.cursors.kill(id));
  const missing = given.filter((id) => !killed.includes(id));
  return new Map<string, Encodable>([
    ['cursorsKilled', killed],
    ['cursorsNotFound', missing],
    ['cursorsAlive', []],
    ['cursorsUnknown', []],
  ]);
}

export function count(store: Store, request: Request): EncodableDoc {
  const collection = findCollection(store, request);
  const query = parseQuery(request.fields, 'query');
  let found = 0;
  if (collection && docField(request.fields, 'query').size === 0) {
    found = Math.min(query.limit, Math.max(0, collection.count() - query.skip));
  } else for (const _ of resultsOf(collection, query)) found++;
  return new Map([['n', int(found)]]);
}

export function distinct(store: Store, request: Request): EncodableDoc {
  const parts = textField(request.fields, 'key').split('.');
  const seen = new DistinctValues();
  for (const { document } of resultsOf(findCollection(store, request), parseQuery(request.fields, 'query'))) {
    for (const value of valuesAt(document, parts)) if (value !== undefined) seen.add(value);
  }
  return new Map([['values', seen.values]]);
}

/** Values told apart as MongoDB does: 1 and 1.0 are one. */
class DistinctValues {
  readonly values: Value[] = [];
  readonly #texts = new Set<string>();

  add(value: Value): void {
    if (typeof value === 'string') {
      if (this.#texts.has(value)) return;
      this.#texts.add(value);
    } else if (this.values.some((known) => compare(known, value) === 0)) return;
    this.values.push(value);
  }
}
