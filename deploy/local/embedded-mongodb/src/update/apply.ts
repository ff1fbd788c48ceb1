import { print } from '../bson/print';
import { clone, isDoc, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter';
import { arrayPosition } from '../query/paths';
import type { Context } from './modifiers';
import type { Change } from './parse';

/** The context of an update: the filter that found the document, and whether it is an insert. */
export interface Application {
  filter: Filter;
  inserting: boolean;
}

interface Walk {
  change: Change;
  context: Context;
}

const maxPadding = 1_500_000;

/** Operators that do nothing if their field is missing, so that its parents are not created for them. */
const needsField = new Set(['$unset', '$pull']);

/** Applies modifiers to a copy of a document, so that a refusal midway leaves the original as it was. */
export function applyModifiers(original: Doc, changes: readonly Change[], application: Application): Doc {
  const result = clone(original);
  const { inserting } = application;
  for (const change of changes) {
    if (change.operator === '$setOnInsert' && !inserting) continue;
    const parts = resolvePositional(change, original, application);
    const context: Context = { path: change.path, id: original.get('_id'), inserting };
    visitDoc(result, parts, 0, { change, context });
  }
  return result;
}

/** Replaces `$` by the index that the query matched. */
function resolvePositional(change: Change, original: Doc, { filter, inserting }: Application): string[] {
  const at = change.parts.indexOf('$');
  if (at < 0) return change.parts;
  const index = inserting ? undefined : filter.position(original, change.parts.slice(0, at).join('.'));
  if (index === undefined)
    throw new MongoError('BadValue', 'The positional operator did not find the match needed from the query.');
  return change.parts.with(at, String(index));
}

function visitDoc(document: Doc, parts: string[], depth: number, walk: Walk): void {
  const name = parts[depth] as string;
  const current = document.get(name);
  if (depth === parts.length - 1) {
    const next = walk.change.modifier(current, walk.change.operand, walk.context);
    if (next === undefined) document.delete(name);
    else document.set(name, next);
    return;
  }
  if (current === undefined) {
    const value = build(parts, depth + 1, walk);
    if (value !== undefined) document.set(name, value);
    return;
  }
  visit(current, parts, depth + 1, walk);
}

function visit(value: Value, parts: string[], depth: number, walk: Walk): void {
  if (isDoc(value)) return visitDoc(value, parts, depth, walk);
  if (Array.isArray(value)) return visitArray(value, parts, depth, walk);
  if (walk.change.operator === '$unset') return;
  throw new MongoError(
    'PathNotViable',
    `Cannot create field '${parts[depth]}' in element {${parts[depth - 1]}: ${print(value)}}`,
  );
}

/** The replacement of a missing parent: documents down to the new value. */
function build(parts: string[], depth: number, walk: Walk): Value | undefined {
  if (needsField.has(walk.change.operator)) return undefined;
  const result: Doc = new Map();
  visitDoc(result, parts, depth, walk);
  return result;
}

function visitArray(array: Value[], parts: string[], depth: number, walk: Walk): void {
  const index = arrayPosition(parts[depth]);
  if (index === undefined) {
    if (walk.change.operator === '$unset') return;
    throw new MongoError(
      'PathNotViable',
      `Cannot create field '${parts[depth]}' in element {${parts[depth - 1]}: ${print(array)}}`,
    );
  }
  if (depth === parts.length - 1) return setElement(array, index, walk);
  if (index < array.length) return visit(array[index] as Value, parts, depth + 1, walk);
  const value = build(parts, depth + 1, walk);
  if (value !== undefined) pad(array, index)[index] = value;
}

function setElement(array: Value[], index: number, walk: Walk): void {
  const next = walk.change.modifier(array[index], walk.change.operand, walk.context);
  // An element that is unset leaves a null, so that the others keep their positions.
  if (next === undefined && index >= array.length) return;
  pad(array, index)[index] = next ?? null;
}

function pad(array: Value[], index: number): Value[] {
  if (index - array.length > maxPadding)
    throw new MongoError('BadValue', 'The array index is too large to be padded to');
  while (array.length < index) array.push(null);
  return array;
}
