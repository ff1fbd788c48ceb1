import { Int32, Timestamp } from 'bson';
import { compare, equal } from '../bson/compare';
import { print } from '../bson/print';
import { isDoc, isNumeric, typeNameOf, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { calculate } from './arithmetic';
import { addToSet, pop, pull, pullAll, push } from './array-modifiers';

/** What a modifier needs to know beside its operand. */
export interface Context {
  path: string;
  /** The document's `_id`, for error messages. */
  id: Value | undefined;
  inserting: boolean;
  now: Date;
}

/** The new value at a path: `undefined` removes the field, and what equals the old value changes nothing. */
export type Modifier = (current: Value | undefined, operand: Value, context: Context) => Value | undefined;

function number(operator: '$inc' | '$mul', operation: 'add' | 'multiply'): Modifier {
  return (current, operand, { path, id }) => {
    const verb = operator === '$inc' ? 'increment' : 'multiply';
    if (!isNumeric(operand))
      throw new MongoError(
        'TypeMismatch',
        `Cannot ${verb} with non-numeric argument: {${path}: ${print(operand)}}`,
      );
    if (current === undefined)
      return operator === '$inc' ? operand : calculate('multiply', operand, new Int32(0));
    if (!isNumeric(current)) {
      const field = path.split('.').at(-1);
      throw new MongoError(
        'TypeMismatch',
        `Cannot apply ${operator} to a value of non-numeric type. {_id: ${print(id)}} has the field '${field}' of non-numeric type ${typeNameOf(current)}`,
      );
    }
    const result = calculate(operation, current, operand);
    if (result === undefined)
      throw new MongoError(
        'BadValue',
        `Failed to apply ${operator} operations to current value (${print(current)}) for document {_id: ${print(id)}}`,
      );
    return result;
  };
}

const extreme =
  (direction: 1 | -1): Modifier =>
  (current, operand) =>
    current === undefined || compare(operand, current) * direction > 0 ? operand : current;

const currentDate: Modifier = (_, operand, { now }) => {
  const type = isDoc(operand)
    ? operand.get('$type')
    : operand === true || operand === false
      ? 'date'
      : undefined;
  if (type === 'date') return now;
  if (type === 'timestamp') return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  throw new MongoError(
    'BadValue',
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
};

const bit: Modifier = (current, operand, { path }) => {
  if (!isDoc(operand))
    throw new MongoError(
      'BadValue',
      `The $bit modifier is not compatible with a ${typeNameOf(operand)}. You must pass in an embedded document`,
    );
  let result: Value | undefined = current ?? new Int32(0);
  for (const [name, mask] of operand) {
    if (!(mask instanceof Int32) && typeof mask !== 'bigint')
      throw new MongoError(
        'BadValue',
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeNameOf(mask)}' is not supported here: {${name}: ${print(mask)}}`,
      );
    if (!(result instanceof Int32) && typeof result !== 'bigint')
      throw new MongoError('BadValue', `Cannot apply $bit to a value of non-integral type at '${path}'`);
    result = combine(name, result, mask);
  }
  return result;
};

function combine(name: string, current: Int32 | bigint, mask: Int32 | bigint): Value {
  const [a, b] = [current, mask].map((value) => (value instanceof Int32 ? BigInt(value.value) : value)) as [
    bigint,
    bigint,
  ];
  if (name !== 'and' && name !== 'or' && name !== 'xor')
    throw new MongoError('BadValue', `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}'`);
  const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
  return current instanceof Int32 && mask instanceof Int32
    ? new Int32(Number(result))
    : BigInt.asIntN(64, result);
}

/** All update operators but `$rename`, which touches two paths. */
export const modifiers: Readonly<Record<string, Modifier>> = {
  $set: (_, operand) => operand,
  $setOnInsert: (current, operand, { inserting }) => (inserting ? operand : current),
  $unset: () => undefined,
  $inc: number('$inc', 'add'),
  $mul: number('$mul', 'multiply'),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: currentDate,
  $bit: bit,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};

/** Operators that do nothing where their field is missing, so that its parents are not created for them. */
export const needsField = new Set(['$unset', '$pop', '$pull', '$pullAll', '$rename']);

export const sameValue = (a: Value | undefined, b: Value | undefined): boolean =>
  typeNameOf(a) === typeNameOf(b) && equal(a, b);
