import { parsePipelineUpdate, type ComputedFields } from '../aggregate/pipeline-update';
import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { checkTimestamps } from '../storage/collection';
import { arrayPosition } from '../query/paths';
import { modifiers, type Modifier } from './modifiers';

/** One modifier on one path. */
export interface Change {
  operator: string;
  modifier: Modifier;
  path: string;
  parts: string[];
  operand: Value;
}

export type Update =
  | { kind: 'modifiers'; changes: Change[] }
  | { kind: 'replacement'; document: Doc }
  | { kind: 'pipeline'; stages: ComputedFields[] };

/** Reads an update of a command: a replacement, modifiers, or a pipeline. Throws for an invalid one as MongoDB does. */
export function parseUpdate(update: Value | undefined): Update {
  if (Array.isArray(update)) return { kind: 'pipeline', stages: parsePipelineUpdate(update) };
  if (!isDoc(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  const first = update.keys().next().value;
  if (first === undefined || !first.startsWith('$')) {
    return { kind: 'replacement', document: checkReplacement(update) };
  }
  const changes = [...update].flatMap(([operator, fields]) => parseOperator(operator, fields));
  refuseConflicts(changes);
  // MongoDB adds new fields in the order of their paths, regardless of the order of the operators.
  return { kind: 'modifiers', changes: changes.sort((a, b) => comparePaths(a.parts, b.parts)) };
}

function checkReplacement(update: Doc): Doc {
  for (const name of update.keys()) {
    if (name.startsWith('$'))
      throw new MongoError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${name}' in '${name}' is not allowed in the context of an update's replacement document.`,
      );
  }
  checkTimestamps(update);
  return update;
}

/** Modifiers that MongoDB has and this store does not. */
const knownElsewhere = new Set([
  '$bit',
  '$currentDate',
  '$max',
  '$min',
  '$mul',
  '$pop',
  '$pullAll',
  '$rename',
]);

function parseOperator(operator: string, fields: Value): Change[] {
  if (knownElsewhere.has(operator)) throw unsupported(`The modifier ${operator}`);
  const modifier = Object.hasOwn(modifiers, operator) ? modifiers[operator] : undefined;
  if (!modifier) {
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
  return [...fields].map(([path, operand]) => ({
    operator,
    modifier,
    path,
    parts: parsePath(path),
    operand,
  }));
}

function parsePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new MongoError(
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (parts.some((part) => /^\$\[.*\]$/.test(part)))
    throw unsupported(`An update of several elements, as in '${path}',`);
  if (parts[0] === '$')
    throw new MongoError(
      'BadValue',
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
  const strange = parts.find((part) => part.startsWith('$') && part !== '$');
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

/** Two changes conflict if one path is a prefix of the other. */
function refuseConflicts(changes: Change[]): void {
  const paths = changes.map(({ path }) => path);
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
