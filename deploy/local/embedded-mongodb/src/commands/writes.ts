import { ObjectId } from 'bson';
import { decode } from '../bson/decode';
import { encode, type Encodable, type EncodableDoc } from '../bson/encode';
import { int, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { execute, type FindQuery } from '../query/execute';
import type { Collection, Stored } from '../storage/collection';
import type { Store } from '../storage/store';
import { changeDocument, upsertDocument } from '../update/change-document';
import { parseUpdate, type Update } from '../update/parse';
import { toWriteError } from './failure';
import { parseQuery } from './find';
import {
  checkStatement,
  countField,
  docsField,
  ensureCollection,
  findCollection,
  flag,
  namespaceOf,
  type Request,
} from './request';

/** Runs the statements of a write command; an ordered one stops at its first error. */
function eachStatement<T>(
  fields: Doc,
  statements: readonly T[],
  run: (statement: T, index: number) => void,
): Encodable[] {
  if (statements.length === 0)
    throw new MongoError(16, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  const ordered = !fields.has('ordered') || flag(fields, 'ordered');
  const errors: Encodable[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      errors.push(toWriteError(error, index));
      if (ordered) break;
    }
  }
  return errors;
}

function writeReply(fields: readonly (readonly [string, Encodable])[], errors: Encodable[]): EncodableDoc {
  const reply: EncodableDoc = new Map(fields);
  if (errors.length > 0) reply.set('writeErrors', errors);
  return reply;
}

export function insert(store: Store, request: Request): EncodableDoc {
  if (!request.documents)
    throw new MongoError(40414, "BSON field 'insert.documents' is missing but a required field");
  const { documents } = request;
  const collection = ensureCollection(store, request);
  let inserted = 0;
  const errors = eachStatement(request.fields, documents, (bytes) => {
    insertOne(collection, decode(bytes), bytes);
    inserted++;
  });
  return writeReply([['n', int(inserted)]], errors);
}

/** Stores the client's bytes unchanged; only a document whose `_id` is missing or not first is encoded again. */
function insertOne(collection: Collection, document: Doc, bytes: Buffer): void {
  if (document.keys().next().value === '_id') return collection.insert(document, Buffer.from(bytes));
  const id = document.has('_id') ? (document.get('_id') as Value) : new ObjectId();
  document.delete('_id');
  const complete: Doc = new Map<string, Value>([['_id', id], ...document]);
  collection.insert(complete, encode(complete));
}

/** The result of one update statement. */
export interface Outcome {
  matched: number;
  modified: number;
  upserted: Doc | undefined;
  /** The last changed document, before and after the change. */
  before: Stored | undefined;
  after: Doc | undefined;
}

interface UpdateStatement {
  query: FindQuery;
  update: Update;
  upsert: boolean;
}

/** Finds, changes and stores; all targets are found before the first is changed, so none is matched twice. */
export function applyUpdate(
  store: Store,
  request: Request,
  { query, update, upsert }: UpdateStatement,
): Outcome {
  const outcome: Outcome = {
    matched: 0,
    modified: 0,
    upserted: undefined,
    before: undefined,
    after: undefined,
  };
  const { filter } = query;
  const collection = findCollection(store, request);
  for (const before of collection ? [...execute(collection, query).results] : []) {
    const after = changeDocument(before.document, update, { filter, inserting: false });
    outcome.matched++;
    Object.assign(outcome, { before, after });
    if (encode(after).equals(before.bytes)) continue;
    collection?.replace(before, after);
    outcome.modified++;
  }
  if (outcome.matched === 0 && upsert) {
    const document = upsertDocument(filter, update, { filter, inserting: true });
    ensureCollection(store, request).insert(document, encode(document));
    outcome.upserted = document;
    outcome.after = document;
  }
  return outcome;
}

const updateFields = { required: ['q', 'u'], optional: ['multi', 'upsert', 'hint', 'collation'] };
const deleteFields = { required: ['q', 'limit'], optional: ['hint', 'collation'] };

export function update(store: Store, request: Request): EncodableDoc {
  namespaceOf(request);
  const totals = { matched: 0, modified: 0 };
  const upserted: Encodable[] = [];
  const errors = eachStatement(request.fields, docsField(request.fields, 'updates'), (statement, index) => {
    checkStatement(statement, 'update.updates', updateFields);
    const parsed = parseUpdate(statement.get('u'));
    const multi = flag(statement, 'multi');
    if (multi && parsed.kind === 'replacement')
      throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
    const query = { ...parseQuery(statement, 'q'), limit: multi ? Infinity : 1 };
    const outcome = applyUpdate(store, request, {
      query,
      update: parsed,
      upsert: flag(statement, 'upsert'),
    });
    totals.matched += outcome.matched + (outcome.upserted ? 1 : 0);
    totals.modified += outcome.modified;
    if (outcome.upserted)
      upserted.push(
        new Map<string, Encodable>([
          ['index', int(index)],
          ['_id', outcome.upserted.get('_id')],
        ]),
      );
  });
  const reply = writeReply(
    [
      ['n', int(totals.matched)],
      ['nModified', int(totals.modified)],
    ],
    errors,
  );
  if (upserted.length > 0) reply.set('upserted', upserted);
  return reply;
}

export function deleteCommand(store: Store, request: Request): EncodableDoc {
  const collection = findCollection(store, request);
  let removed = 0;
  const errors = eachStatement(request.fields, docsField(request.fields, 'deletes'), (statement) => {
    checkStatement(statement, 'delete.deletes', deleteFields);
    const limit = countField(statement, 'limit');
    if (limit !== 0 && limit !== 1)
      throw new MongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const query = parseQuery(statement, 'q');
    if (!collection) return;
    for (const stored of [...execute(collection, query).results]) {
      collection.remove(stored);
      removed++;
    }
  });
  return writeReply([['n', int(removed)]], errors);
}
