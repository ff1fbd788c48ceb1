import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compileFilter, type Filter } from '../query/filter';
import { arrayPosition } from '../query/paths';
import { modifiers } from './modifiers';

/** One modifier on one path. */
export interface Change {
  operator: string;
  path: string;
  parts: string[];
  operand: Value;
}

export type Update =
  | { kind: 'modifiers'; changes: Change[]; arrayFilters: ReadonlyMap<string, Filter> }
  | { kind: 'replacement'; document: Doc }
  | { kind: 'pipeline'; stages: Doc[] };

/** Reads an update of a command: a replacement, modifiers, or a pipeline. Throws as MongoDB does on a bad one. */
export function parseUpdate(update: Value | undefined, arrayFilters: Value | undefined): Update {
  if (Array.isArray(update)) {
    if (arrayFilters !== undefined)
      throw new MongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-style updates');
    return { kind: 'pipeline', stages: update.map(asStage) };
  }
  if (!isDoc(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  const first = update.keys().next().value;
  if (first === undefined || !first.startsWith('$')) {
    if (arrayFilters !== undefined)
      throw new MongoError(
        'FailedToParse',
        'arrayFilters may not be specified for replacement-style updates',
      );
    return { kind: 'replacement', document: checkReplacement(update) };
  }
  const changes = [...update].flatMap(([operator, fields]) => parseOperator(operator, fields));
  refuseConflicts(changes);
  const filters = parseArrayFilters(arrayFilters);
  refuseUnusedFilters(filters, changes);
  // MongoDB adds new fields in the order of their paths, whatever the order of the operators.
  return {
    kind: 'modifiers',
    changes: changes.sort((a, b) => comparePaths(a.parts, b.parts)),
    arrayFilters: filters,
  };
}

function asStage(stage: Value): Doc {
  if (!isDoc(stage))
    throw new MongoError('TypeMismatch', 'Each element of the update pipeline must be an object');
  return stage;
}

function checkReplacement(update: Doc): Doc {
  for (const name of update.keys()) {
    if (name.startsWith('$'))
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document.`,
      );
  }
  return update;
}

function parseOperator(operator: string, fields: Value): Change[] {
  if (!modifiers[operator] && operator !== '$rename') {
    throw new MongoError(
      'FailedToParse',
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  }
  if (!isDoc(fields))
    throw new MongoError(
      'FailedToParse',
      `Modifiers operate on fields but we found type ${Array.isArray(fields) ? 'array' : typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ...}`,
    );
  return [...fields].map(([path, operand]) => ({ operator, path, parts: parsePath(path), operand }));
}

export function parsePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (parts[0]?.startsWith('$')) {
    const message =
      parts[0] === '$' || parts[0].startsWith('$[')
        ? `Cannot have positional (i.e. '$') element in the first position in path '${path}'`
        : `The dollar ($) prefixed field '${parts[0]}' in '${path}' is not valid for storage.`;
    throw new MongoError(
      parts[0] === '$' || parts[0].startsWith('$[') ? 'BadValue' : 'DollarPrefixedFieldName',
      message,
    );
  }
  const strange = parts
    .slice(1)
    .find((part) => part.startsWith('$') && part !== '$' && !/^\$\[[^\]]*\]$/.test(part));
  if (strange !== undefined) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${strange}' in '${path}' is not valid for storage.`,
    );
  }
  if (parts.filter((part) => part === '$').length > 1)
    throw new MongoError('BadValue', `Too many positional (i.e. '$') elements found in path '${path}'`);
  return parts;
}

/** Two changes conflict when one path is the other's beginning; a rename occupies both its ends. */
function refuseConflicts(changes: Change[]): void {
  const paths = changes.flatMap(({ operator, path, operand }) =>
    operator === '$rename' ? [path, String(operand)] : [path],
  );
  const sorted = paths.map((path) => `${path}.`).sort();
  for (const [position, path] of sorted.entries()) {
    const next = sorted[position + 1];
    if (!next?.startsWith(path)) continue;
    const [inner, outer] = [next.slice(0, -1), path.slice(0, -1)];
    throw new MongoError(
      'ConflictingUpdateOperators',
      `Updating the path '${inner}' would create a conflict at '${outer}'`,
    );
  }
}

function parseArrayFilters(value: Value | undefined): ReadonlyMap<string, Filter> {
  const result = new Map<string, Filter>();
  if (value === undefined) return result;
  if (!Array.isArray(value)) throw new MongoError('TypeMismatch', 'arrayFilters must be an array');
  for (const filter of value) {
    if (!isDoc(filter)) throw new MongoError('TypeMismatch', 'Each array filter must be an object');
    const names = new Set(identifiers(filter));
    const [name] = names;
    if (name === undefined || names.size > 1)
      throw new MongoError(
        'FailedToParse',
        'Each array filter must be an expression over a single top-level field name',
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw new MongoError(
        'BadValue',
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (result.has(name))
      throw new MongoError(
        'FailedToParse',
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    result.set(name, compileFilter(filter));
  }
  return result;
}

function identifiers(filter: Doc): string[] {
  return [...filter].flatMap(([name, value]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] as string];
    if (name === '$expr') throw unsupported('$expr in an array filter');
    return Array.isArray(value) ? value.filter(isDoc).flatMap(identifiers) : [];
  });
}

function refuseUnusedFilters(filters: ReadonlyMap<string, Filter>, changes: Change[]): void {
  const used = new Set(changes.flatMap(({ parts }) => parts));
  for (const name of filters.keys()) {
    if (!used.has(`$[${name}]`))
      throw new MongoError(
        'FailedToParse',
        `The array filter for identifier '${name}' was not used in the update`,
      );
  }
  for (const { path, parts } of changes) {
    for (const part of parts) {
      const name = /^\$\[(.+)\]$/.exec(part)?.[1];
      if (name !== undefined && !filters.has(name))
        throw new MongoError('BadValue', `No array filter found for identifier '${name}' in path '${path}'`);
    }
  }
}

function comparePaths(a: string[], b: string[]): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [left, right] = [a[depth] as string, b[depth] as string];
    if (left === right) continue;
    const [x, y] = [arrayPosition(left), arrayPosition(right)];
    if (x !== undefined && y !== undefined) return x - y;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}
