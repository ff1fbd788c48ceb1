import { print } from '../bson/print';
import { clone, isDoc, typeNameOf, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter';
import { arrayPosition } from '../query/paths';
import { modifiers, needsField, type Context, type Modifier } from './modifiers';
import { parsePath, type Change, type Update } from './parse';

/** What an update is applied with: the filter that found the document, and whether it is being inserted. */
export interface Application {
  filter: Filter;
  inserting: boolean;
  now: Date;
}

interface Walk {
  change: Change;
  modifier: Modifier;
  context: Context;
  arrayFilters: ReadonlyMap<string, Filter>;
}

const maxPadding = 1_500_000;

/** Applies modifiers to a copy of a document, so that a refusal midway leaves the original as it was. */
export function applyModifiers(
  original: Doc,
  update: Update & { kind: 'modifiers' },
  application: Application,
): Doc {
  const result = clone(original);
  for (const change of update.changes) {
    const parts = resolvePositional(change, original, application);
    const context: Context = {
      path: change.path,
      id: original.get('_id'),
      inserting: application.inserting,
      now: application.now,
    };
    if (change.operator === '$rename') {
      rename(result, change, context);
      continue;
    }
    if (change.operator === '$setOnInsert' && !application.inserting) continue;
    const modifier = modifiers[change.operator] as Modifier;
    visitDoc(result, parts, 0, {
      change: { ...change, parts },
      modifier,
      context,
      arrayFilters: update.arrayFilters,
    });
  }
  return result;
}

/** Puts the index that the query matched in the place of `$`. */
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
  if (name.startsWith('$['))
    throw new MongoError(
      'BadValue',
      `Cannot apply array updates to non-array element at '${parts.slice(0, depth).join('.')}'`,
    );
  const current = document.get(name);
  if (depth === parts.length - 1) {
    const next = walk.modifier(current, walk.change.operand, walk.context);
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
  if (parts[depth]?.startsWith('$['))
    throw new MongoError(
      'BadValue',
      `Cannot apply array updates to non-array element ${parts[depth - 1]}: ${print(value)}`,
    );
  if (needsField.has(walk.change.operator)) return;
  throw new MongoError(
    'PathNotViable',
    `Cannot create field '${parts[depth]}' in element {${parts[depth - 1]}: ${print(value)}}`,
  );
}

/** What stands in the place of a missing parent: documents down to the new value. */
function build(parts: string[], depth: number, walk: Walk): Value | undefined {
  if (parts.slice(depth).some((part) => part.startsWith('$['))) {
    throw new MongoError(
      'BadValue',
      `The path '${parts.slice(0, depth).join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (needsField.has(walk.change.operator)) return undefined;
  const result: Doc = new Map();
  visitDoc(result, parts, depth, walk);
  return result;
}

function visitArray(array: Value[], parts: string[], depth: number, walk: Walk): void {
  for (const index of positions(array, parts, depth, walk)) {
    if (depth === parts.length - 1) setElement(array, index, walk);
    else if (index < array.length) visit(array[index] as Value, parts, depth + 1, walk);
    else {
      const value = build(parts, depth + 1, walk);
      if (value !== undefined) pad(array, index)[index] = value;
    }
  }
}

function setElement(array: Value[], index: number, walk: Walk): void {
  const next = walk.modifier(array[index], walk.change.operand, walk.context);
  // An element that is unset leaves a null, so that the others keep their places.
  if (next === undefined && index >= array.length) return;
  pad(array, index)[index] = next ?? null;
}

function pad(array: Value[], index: number): Value[] {
  if (index - array.length > maxPadding)
    throw new MongoError('BadValue', 'The array index is too large to be padded to');
  while (array.length < index) array.push(null);
  return array;
}

function positions(array: Value[], parts: string[], depth: number, { arrayFilters }: Walk): number[] {
  const part = parts[depth] as string;
  if (part === '$[]') return [...array.keys()];
  const name = /^\$\[(.+)\]$/.exec(part)?.[1];
  if (name !== undefined) {
    const filter = arrayFilters.get(name) as Filter;
    return [...array.keys()].filter((index) => filter.matches(new Map([[name, array[index] as Value]])));
  }
  const index = arrayPosition(part);
  if (index === undefined) {
    throw new MongoError(
      'PathNotViable',
      `Cannot create field '${part}' in element {${parts[depth - 1]}: ${print(array)}}`,
    );
  }
  return [index];
}

function rename(document: Doc, { path, parts, operand }: Change, context: Context): void {
  if (typeof operand !== 'string')
    throw new MongoError(
      'BadValue',
      `The 'to' field for $rename must be a string: ${path}: ${typeNameOf(operand)}`,
    );
  const target = parsePath(operand);
  if ([...parts, ...target].some((part) => part.startsWith('$')))
    throw new MongoError('BadValue', `The source and target field for $rename may not be dynamic: ${path}`);
  const parent = parentOf(document, parts, path, context);
  const name = parts.at(-1) as string;
  const value = parent?.get(name);
  if (!parent || value === undefined) return;
  parentOf(document, target, operand, context);
  parent.delete(name);
  const set: Change = { operator: '$set', path: operand, parts: target, operand: value };
  visitDoc(document, target, 0, { change: set, modifier: () => value, context, arrayFilters: new Map() });
}

function parentOf(document: Doc, parts: string[], path: string, { id }: Context): Doc | undefined {
  let at: Value | undefined = document;
  for (const part of parts.slice(0, -1)) {
    at = isDoc(at) ? at.get(part) : undefined;
    if (Array.isArray(at))
      throw new MongoError(
        'BadValue',
        `The field of $rename cannot be an array element, '${path}' in doc with _id: ${print(id)} has an array field called '${part}'`,
      );
  }
  return isDoc(at) ? at : undefined;
}
