import { print } from '../bson/print';
import { isNumeric, typeNameOf, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { add } from './arithmetic';
import { addToSet, pull, push } from './array-modifiers';

/** The inputs of a modifier beside its operand. */
export interface Context {
  path: string;
  /** The document's `_id`, for error messages. */
  id: Value | undefined;
  inserting: boolean;
}

/** The new value at a path: `undefined` removes the field, and a value equal to the old one changes nothing. */
export type Modifier = (current: Value | undefined, operand: Value, context: Context) => Value | undefined;

const increment: Modifier = (current, operand, { path, id }) => {
  if (!isNumeric(operand))
    throw new MongoError(
      'TypeMismatch',
      `Cannot increment with non-numeric argument: {${path}: ${print(operand)}}`,
    );
  if (current === undefined) return operand;
  if (!isNumeric(current)) {
    const field = path.split('.').at(-1);
    throw new MongoError(
      'TypeMismatch',
      `Cannot apply $inc to a value of non-numeric type. {_id: ${print(id)}} has the field '${field}' of non-numeric type ${typeNameOf(current)}`,
    );
  }
  const result = add(current, operand);
  if (result === undefined)
    throw new MongoError(
      'BadValue',
      `Failed to apply $inc operations to current value (${print(current)}) for document {_id: ${print(id)}}`,
    );
  return result;
};

/** All update operators; any other one is refused. */
export const modifiers: Readonly<Record<string, Modifier>> = {
  $set: (_, operand) => operand,
  $setOnInsert: (current, operand, { inserting }) => (inserting ? operand : current),
  $unset: () => undefined,
  $inc: increment,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
};
