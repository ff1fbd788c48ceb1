import { BSONRegExp } from 'bson';
import { equal } from '../bson/compare';
import { print } from '../bson/print';
import { isDoc, isNumeric, toNumber, typeNameOf, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { compileFilter, elementTest } from '../query/filter';
import { equalsOrMatches } from '../query/predicates';
import type { Context, Modifier } from './modifiers';

function arrayOrNew(current: Value | undefined, { path, id }: Context): Value[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw new MongoError(
    'BadValue',
    `The field '${path}' must be an array but is of type ${typeNameOf(current)} in document {_id: ${print(id)}}`,
  );
}

function refuseClauses(operand: Doc, operator: string, known: readonly string[]): void {
  for (const clause of operand.keys()) {
    if (clause === '$sort' || clause === '$position') throw unsupported(`${clause} of ${operator}`);
    if (!known.includes(clause))
      throw new MongoError('BadValue', `Unrecognized clause in ${operator}: ${clause}`);
  }
}

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

export const push: Modifier = (current, operand, context) => {
  const array = arrayOrNew(current, context);
  if (!isDoc(operand) || !operand.has('$each')) return [...array, operand];
  refuseClauses(operand, '$push', ['$each', '$slice']);
  const slice = integer(operand.get('$slice'), '$slice');
  const result = [...array, ...eachOf(operand, '$push')];
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
  const isList = isDoc(operand) && operand.has('$each');
  if (isList) refuseClauses(operand, '$addToSet', ['$each']);
  const values = isList ? eachOf(operand, '$addToSet') : [operand];
  for (const value of values) if (!result.some((element) => equal(element, value))) result.push(value);
  return result;
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
