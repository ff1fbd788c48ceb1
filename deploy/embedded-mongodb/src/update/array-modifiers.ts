import { BSONRegExp } from 'bson';
import { compare, equal } from '../bson/compare';
import { print } from '../bson/print';
import { isDoc, isNumeric, toNumber, typeNameOf, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { compileFilter, elementTest } from '../query/filter';
import { equalsOrMatches } from '../query/predicates';
import { comparator, parseSort } from '../query/sort';
import type { Context, Modifier } from './modifiers';

function arrayOrNew(current: Value | undefined, { path, id }: Context): Value[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw new MongoError(
    'BadValue',
    `The field '${path}' must be an array but is of type ${typeNameOf(current)} in document {_id: ${print(id)}}`,
  );
}

const pushClauses = new Set(['$each', '$slice', '$sort', '$position']);

function integer(value: Value | undefined, clause: string): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toNumber(value)))
    throw new MongoError(
      'BadValue',
      `The value for ${clause} must be an integer value but was given type: ${typeNameOf(value)}`,
    );
  return toNumber(value);
}

function eachOf(operand: Doc, operator: string): Value[] {
  const each = operand.get('$each');
  if (!Array.isArray(each))
    throw new MongoError(
      'BadValue',
      `The argument to $each in ${operator} must be an array but it was of type: ${typeNameOf(each)}`,
    );
  return each;
}

function sortArray(array: Value[], sort: Value): Value[] {
  if (isNumeric(sort)) {
    const direction = toNumber(sort);
    if (Math.abs(direction) !== 1)
      throw new MongoError('BadValue', 'The $sort element value must be either 1 or -1');
    return [...array].sort((a, b) => compare(a, b) * direction);
  }
  const order = comparator(parseSort(sort));
  const asDoc = (value: Value): Doc => (isDoc(value) ? value : new Map());
  return [...array].sort((a, b) => order(asDoc(a), asDoc(b)));
}

export const push: Modifier = (current, operand, context) => {
  const array = arrayOrNew(current, context);
  if (!isDoc(operand) || !operand.has('$each')) return [...array, operand];
  for (const clause of operand.keys()) {
    if (!pushClauses.has(clause)) throw new MongoError('BadValue', `Unrecognized clause in $push: ${clause}`);
  }
  const position = integer(operand.get('$position'), '$position') ?? array.length;
  const slice = integer(operand.get('$slice'), '$slice');
  const at = position < 0 ? Math.max(0, array.length + position) : Math.min(position, array.length);
  let result = [...array.slice(0, at), ...eachOf(operand, '$push'), ...array.slice(at)];
  const sort = operand.get('$sort');
  if (sort !== undefined) result = sortArray(result, sort);
  if (slice === undefined) return result;
  return slice >= 0 ? result.slice(0, slice) : result.slice(slice);
};

export const addToSet: Modifier = (current, operand, context) => {
  if (current !== undefined && !Array.isArray(current)) {
    throw new MongoError(
      'BadValue',
      `Cannot apply $addToSet to non-array field. Field named '${context.path.split('.').at(-1)}' has non-array type ${typeNameOf(current)}`,
    );
  }
  const result = [...(current ?? [])];
  const values = isDoc(operand) && operand.has('$each') ? eachOf(operand, '$addToSet') : [operand];
  for (const value of values) if (!result.some((element) => equal(element, value))) result.push(value);
  return result;
};

export const pop: Modifier = (current, operand, { path }) => {
  const end = isNumeric(operand) ? toNumber(operand) : 0;
  if (Math.abs(end) !== 1)
    throw new MongoError('FailedToParse', `$pop expects 1 or -1, found: ${print(operand)}`);
  if (current === undefined) return undefined;
  if (!Array.isArray(current))
    throw new MongoError(
      'TypeMismatch',
      `Path '${path}' contains an element of non-array type '${typeNameOf(current)}'`,
    );
  return end > 0 ? current.slice(0, -1) : current.slice(1);
};

export const pull: Modifier = (current, operand) => {
  const test = pullTest(operand);
  if (current === undefined) return undefined;
  if (!Array.isArray(current)) throw new MongoError('BadValue', 'Cannot apply $pull to a non-array value');
  return current.filter((element) => !test(element));
};

/** A condition of operators tests the element itself; a plain document is a filter on elements that are documents. */
function pullTest(operand: Value): (element: Value) => boolean {
  if (operand instanceof BSONRegExp || !isDoc(operand)) return equalsOrMatches(operand);
  const first = operand.keys().next().value;
  if (first?.startsWith('$') && !['$and', '$or', '$nor', '$expr'].includes(first))
    return elementTest(operand);
  const filter = compileFilter(operand);
  return (element) => isDoc(element) && filter.matches(element);
}

export const pullAll: Modifier = (current, operand) => {
  if (!Array.isArray(operand))
    throw new MongoError(
      'BadValue',
      `$pullAll requires an array argument but was given a ${typeNameOf(operand)}`,
    );
  if (current === undefined) return undefined;
  if (!Array.isArray(current)) throw new MongoError('BadValue', 'Cannot apply $pull to a non-array value');
  return current.filter((element) => !operand.some((value) => equal(element, value)));
};
