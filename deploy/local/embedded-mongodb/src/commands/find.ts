import { encode, type Encodable, type EncodableDoc } from '../bson/encode';
import { cutFields } from '../bson/cut';
import { int, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { executeInPieces, fieldsOf, type FindQuery } from '../query/execute';
import { compileFilter } from '../query/filter';
import { compileProjection, type Projection } from '../query/projection';
import { type InPieces, pause, type Pause } from '../query/pause';
import { parseSort } from '../query/sort';
import type { Collection, Stored } from '../storage/collection';
import type { Store } from '../storage/store';
import { continuing, takeBatch } from './cursors';
import { sessionOf } from './sessions';
import {
  countField,
  docField,
  findCollection,
  flag,
  namespaceOf,
  refuseCollation,
  textField,
  type Request,
} from './request';

const firstBatchSize = 101;

/** Reads the parts of a query that find, count and the writes share. */
export function parseQuery(fields: Doc, filterField: string): FindQuery {
  refuseCollation(fields);
  const limit = countField(fields, 'limit') ?? 0;
  const skip = countField(fields, 'skip') ?? 0;
  if (skip < 0) throw new MongoError(51024, "BSON field 'skip' value must be >= 0");
  const filter = compileFilter(docField(fields, filterField));
  const sort = parseSort(fields.get('sort'));
  const hint = fields.get('hint');
  return {
    ...{ filter, sort, hint },
    read: fieldsOf({ filter, sort, hint }),
    skip,
    limit: limit === 0 ? Infinity : Math.abs(limit),
  };
}

/** The documents that a command reads from a collection, and whether the collection still exists. */
export interface Source {
  results: Iterable<Stored | Pause>;
  isReadable: () => boolean;
  heldBytes: () => number;
}

export function sourceOf(store: Store, collection: Collection | undefined, query: FindQuery): Source {
  if (!collection) return { results: [], isReadable: () => true, heldBytes: () => 0 };
  const { plan, results, statistics } = executeInPieces(collection, query);
  const isReadable = (): boolean => {
    const now = store.catalogue.find(collection.namespace);
    if (now?.id !== collection.id) return false;
    return plan.stage !== 'IXSCAN' || now.indexes.some(({ id }) => id === plan.index.id);
  };
  return { results, isReadable, heldBytes: () => statistics.heldBytes };
}

/** The first batch of some documents, and a cursor for the rest of them. */
export function* cursorReply(
  store: Store,
  request: Request,
  results: Iterator<Uint8Array | Pause>,
  { size, single = false, source }: { size: number; single?: boolean; source: Source },
): InPieces {
  const namespace = namespaceOf(request);
  const { isReadable } = source;
  const { batch, rest } = yield* takeBatch({ results, isReadable }, size);
  const owner = sessionOf(request.fields) ?? request.connection;
  const id =
    batch.done || single
      ? 0n
      : store.cursors.add({ namespace, results: rest, isReadable, owner, heldBytes: source.heldBytes() });
  return firstBatch(namespace, batch.documents, id);
}

/** The reply to a command whose results fit into one batch. */
export const wholeReply = (namespace: string, documents: Uint8Array[]): EncodableDoc =>
  firstBatch(namespace, documents, 0n);

function firstBatch(namespace: string, documents: Uint8Array[], id: bigint): EncodableDoc {
  const cursor = new Map<string, Encodable>([
    ['firstBatch', documents],
    ['id', id],
    ['ns', namespace],
  ]);
  return new Map([['cursor', cursor]]);
}

export function find(store: Store, request: Request): InPieces {
  const { fields } = request;
  const limit = countField(fields, 'limit') ?? 0;
  const query = parseQuery(fields, 'filter');
  const projection = compileProjection(fields.get('projection'));
  const batchSize = countField(fields, 'batchSize');
  if (batchSize !== undefined && batchSize < 0)
    throw new MongoError(51024, "BSON field 'batchSize' value must be >= 0");
  const source = sourceOf(store, findCollection(store, request), query);
  return cursorReply(store, request, encoded(source.results, projection), {
    size: batchSize ?? firstBatchSize,
    single: flag(fields, 'singleBatch') || limit < 0,
    source,
  });
}

function* encoded(
  results: Iterable<Stored | Pause>,
  projection: Projection | undefined,
): Generator<Uint8Array | Pause> {
  for (const stored of results) {
    if (stored === pause) yield pause;
    else if (!projection) yield stored.bytes;
    else yield cutFields(stored.bytes, projection.cut) ?? encode(projection.apply(stored.document));
  }
}

export function* getMore(store: Store, request: Request): InPieces {
  const id = request.fields.get('getMore');
  if (typeof id !== 'bigint')
    throw new MongoError(
      'TypeMismatch',
      "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
    );
  const namespace = `${request.database}.${textField(request.fields, 'collection')}`;
  const cursor = store.cursors.get(id, namespace);
  const size = countField(request.fields, 'batchSize');
  const { batch, rest } = yield* takeBatch(cursor, size ? size : Infinity);
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

export function* count(store: Store, request: Request): InPieces {
  const collection = findCollection(store, request);
  const query = parseQuery(request.fields, 'query');
  let found = 0;
  if (collection && query.hint === undefined && docField(request.fields, 'query').size === 0) {
    found = Math.min(query.limit, Math.max(0, collection.count() - query.skip));
  } else {
    const { results, isReadable } = sourceOf(store, collection, query);
    for (const one of results)
      if (one === pause) yield* continuing(isReadable);
      else found++;
  }
  return new Map([['n', int(found)]]);
}
