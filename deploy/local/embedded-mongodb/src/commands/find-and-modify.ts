import { encode, type Encodable, type EncodableDoc } from '../bson/encode';
import { int, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { execute } from '../query/execute';
import { compileProjection } from '../query/projection';
import type { Store } from '../storage/store';
import { parseUpdate } from '../update/parse';
import { parseQuery } from './find';
import { findCollection, flag, type Request } from './request';
import { applyUpdate, type Outcome } from './writes';

export function findAndModify(store: Store, request: Request): EncodableDoc {
  const { fields } = request;
  const projection = compileProjection(fields.get('fields'));
  const show = (document: Doc | undefined): Encodable =>
    document ? encode(projection ? projection.apply(document) : document) : null;
  const query = { ...parseQuery(fields, 'query'), limit: 1 };
  if (flag(fields, 'remove')) {
    if (fields.has('update'))
      throw new MongoError('FailedToParse', 'Cannot specify both an update and remove=true');
    if (flag(fields, 'upsert'))
      throw new MongoError('FailedToParse', 'Cannot specify both upsert=true and remove=true');
    if (flag(fields, 'new'))
      throw new MongoError(
        'FailedToParse',
        "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
      );
    const collection = findCollection(store, request);
    const [stored] = collection ? [...execute(collection, query).results] : [];
    if (stored) collection?.remove(stored);
    return reply({ n: int(stored ? 1 : 0) }, show(stored?.document));
  }
  if (!fields.has('update'))
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
  const update = parseUpdate(fields.get('update'));
  const outcome = applyUpdate(store, request, {
    query,
    update,
    upsert: flag(fields, 'upsert'),
  });
  return reply(
    lastErrorObject(outcome),
    show(flag(fields, 'new') ? outcome.after : outcome.before?.document),
  );
}

function lastErrorObject({ matched, upserted }: Outcome): Record<string, Value | undefined> {
  return {
    n: int(matched + (upserted ? 1 : 0)),
    updatedExisting: matched > 0,
    upserted: upserted?.get('_id'),
  };
}

function reply(last: Record<string, Value | undefined>, value: Encodable): EncodableDoc {
  return new Map<string, Encodable>([
    ['lastErrorObject', new Map(Object.entries(last))],
    ['value', value],
  ]);
}
