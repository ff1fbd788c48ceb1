import { compilePipeline, type Stage } from '../aggregate/stages';
import { encode } from '../bson/encode';
import type { FieldTable } from '../bson/field-table';
import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { maxDocumentBytes, type Stored } from '../storage/collection';
import { fromIndex, pathsOfGroup } from '../query/covered';
import { fieldsOf } from '../query/execute';
import { type InPieces, pause, type Pause } from '../query/pause';
import type { Store } from '../storage/store';
import { cursorReply, parseQuery, sourceOf } from './find';
import { countField, docField, docsField, findCollection, refuseCollation, type Request } from './request';

const firstBatchSize = 101;

/**
 * The leading `$match`, `$sort` and `$limit` run like a find, with indexes; the other stages run over the
 * result.
 */
export function aggregate(store: Store, request: Request): InPieces {
  const { fields } = request;
  refuseCollation(fields);
  if (typeof fields.get('aggregate') !== 'string') throw unsupported('An aggregation without a collection');
  if (!fields.has('cursor'))
    throw new MongoError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const pipeline = docsField(fields, 'pipeline');
  // Every stage is compiled before anything is read: a refusal must not depend on the data.
  compilePipeline(pipeline);
  const { query, rest } = splitQuery(pipeline, fields);
  const run: Stage = compilePipeline(rest);
  const collection = findCollection(store, request);
  const parsed = parseQuery(query, 'filter');
  const group = rest[0]?.get('$group');
  const grouped = isDoc(group) ? pathsOfGroup(group) : undefined;
  const found = grouped ? { ...parsed, read: fieldsOf(parsed, grouped) } : parsed;
  const source = sourceOf(store, collection, found);
  const documents =
    (collection && isDoc(group) && fromIndex(collection, found, docField(query, 'filter'), group)) ||
    decoded(source.results, grouped && found.read);
  const size = countField(docField(fields, 'cursor'), 'batchSize') ?? firstBatchSize;
  return cursorReply(store, request, encoded(run(documents)), { size, source });
}

/** Splits off the stages at the beginning that a find could do. */
export function splitQuery(pipeline: Doc[], fields: Doc): { query: Doc; rest: Doc[] } {
  const query: Doc = new Map();
  const hint = fields.get('hint');
  if (hint !== undefined) query.set('hint', hint);
  const rest = [...pipeline];
  for (const [stage, field] of [
    ['$match', 'filter'],
    ['$sort', 'sort'],
    ['$limit', 'limit'],
  ] as const) {
    const value: Value | undefined = rest[0]?.get(stage);
    if (value === undefined || (stage === '$match' && !isDoc(value))) continue;
    query.set(field, value);
    rest.shift();
  }
  return { query, rest };
}

function* decoded(
  results: Iterable<Stored | Pause>,
  fields: FieldTable<string> | undefined,
): Generator<Doc | Pause> {
  for (const stored of results)
    if (stored === pause) yield pause;
    else yield fields ? stored.some(fields) : stored.document;
}

function* encoded(documents: Iterable<Doc | Pause>): Generator<Uint8Array | Pause> {
  for (const document of documents) {
    if (document === pause) {
      yield pause;
      continue;
    }
    const bytes = encode(document);
    if (bytes.length > maxDocumentBytes)
      throw new MongoError('BSONObjectTooLarge', 'A result document is larger than 16 MB');
    yield bytes;
  }
}
