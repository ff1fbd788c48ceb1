import { print } from '../bson/print';
import type { Doc, Value } from '../bson/values';
import { MongoError } from '../errors';
import type { Index } from './index-definition';

/** MongoDB's E11000, with the pattern and the value that collided in the form that mongoose and others read. */
export function duplicateKey(
  namespace: string,
  index: Index,
  values: readonly (Value | undefined)[],
): MongoError {
  const keyValue: Doc = new Map(
    index.fields.map((field, position) => [field.path, values[position] ?? null]),
  );
  const message = `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${print(keyValue)}`;
  return new MongoError(
    'DuplicateKey',
    message,
    new Map<string, unknown>([
      ['keyPattern', index.spec.get('key')],
      ['keyValue', keyValue],
    ]),
  );
}
