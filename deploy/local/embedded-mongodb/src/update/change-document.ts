import { ObjectId } from 'bson';
import { equal } from '../bson/compare';
import { print } from '../bson/print';
import { clone, isDoc, type Doc, type Value } from '../bson/values';
import { runPipelineUpdate } from '../aggregate/pipeline-update';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter';
import { applyModifiers, type Application } from './apply';
import type { Update } from './parse';

/** The result of applying an update to a document. Throws if MongoDB refuses it, for example for a changed `_id`. */
export function changeDocument(before: Doc, update: Update, application: Application): Doc {
  const after = changed(before, update, application);
  const id = before.get('_id');
  if (!after.has('_id') || !equal(after.get('_id'), id)) throw immutableId(update, after);
  return after;
}

function changed(before: Doc, update: Update, application: Application): Doc {
  if (update.kind === 'replacement') return withId(update.document, before.get('_id'));
  if (update.kind === 'pipeline') return withId(runPipelineUpdate(before, update.stages), before.get('_id'));
  return applyModifiers(before, update.changes, application);
}

/** `_id` always comes first in a stored document. */
function withId(document: Doc, id: Value | undefined): Doc {
  const own = document.has('_id') ? document.get('_id') : id;
  const result: Doc = new Map();
  if (own !== undefined) result.set('_id', own);
  for (const [name, value] of document) if (name !== '_id') result.set(name, value);
  return result;
}

function immutableId(update: Update, after: Doc): MongoError {
  if (update.kind === 'modifiers') {
    return new MongoError(
      'ImmutableField',
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return new MongoError(
    'ImmutableField',
    `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${print(after.get('_id'))}`,
  );
}

/** The document that an upsert inserts: the filter's equalities, then the update. */
export function upsertDocument(filter: Filter, update: Update, application: Application): Doc {
  const seed = update.kind === 'replacement' ? idOnly(filter) : fromEqualities(filter);
  const known = seed.get('_id');
  const document = changed(seed, update, application);
  if (known !== undefined && !equal(document.get('_id'), known)) throw immutableId(update, document);
  return withId(document, new ObjectId());
}

function idOnly(filter: Filter): Doc {
  const id = filter.equalities.find(({ path }) => path === '_id');
  return new Map(id ? [['_id', id.operand]] : []);
}

function fromEqualities(filter: Filter): Doc {
  const result: Doc = new Map();
  const taken: string[] = [];
  for (const { path, operand } of filter.equalities) {
    if (
      taken.some((other) => other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`))
    ) {
      throw new MongoError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    }
    taken.push(path);
    place(result, path.split('.'), clone(operand));
  }
  return result;
}

function place(document: Doc, parts: string[], value: Value): void {
  let at = document;
  for (const part of parts.slice(0, -1)) {
    const next = at.get(part);
    const child: Doc = isDoc(next) ? next : new Map();
    at.set(part, child);
    at = child;
  }
  at.set(parts.at(-1) as string, value);
}
