import { isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Collection } from '../storage/collection';
import { idIndex } from '../storage/index-definition';
import type { Store } from '../storage/store';

/** A command as received. */
export interface Request {
  name: string;
  database: string;
  fields: Doc;
  /** The raw documents of an insert. */
  documents: Buffer[] | undefined;
  /** The host and port to which the client connected. */
  address: string;
  /** The connection through which it arrived. */
  connection: string;
}

const wrongType = (field: string, type: string): MongoError =>
  new MongoError('TypeMismatch', `BSON field '${field}' is the wrong type, expected type '${type}'`);

export function textField(fields: Doc, name: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string') throw wrongType(name, 'string');
  return value;
}

export function docField(fields: Doc, name: string): Doc {
  const value = fields.get(name);
  if (value === undefined) return new Map();
  if (!isDoc(value)) throw wrongType(name, 'object');
  return value;
}

export function docsField(fields: Doc, name: string): Doc[] {
  const value = fields.get(name);
  if (!Array.isArray(value) || !value.every(isDoc)) throw wrongType(name, 'array');
  return value;
}

export function flag(fields: Doc, name: string): boolean {
  const value = fields.get(name);
  return isNumeric(value) ? toNumber(value) !== 0 : value === true;
}

export function countField(fields: Doc, name: string): number | undefined {
  const value: Value | undefined = fields.get(name);
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw wrongType(name, 'long');
  const count = toNumber(value);
  if (!Number.isInteger(count)) throw new MongoError('FailedToParse', `Expected an integer: ${name}`);
  return count;
}

/** Options that MongoDB has and this store does not. */
const knownElsewhere = new Set(
  `viewOn pipeline capped size max validator validationLevel validationAction timeseries collation expireAfterSeconds
   clusteredIndex changeStreamPreAndPostImages encryptedFields storageEngine indexOptionDefaults min returnKey
   showRecordId let arrayFilters tailable awaitData oplogReplay mapReduce maxScan snapshot`.split(/\s+/),
);

/** Refuses a field that a command does not support: ignoring an option would give a wrong answer. */
export function refuseField(command: string, field: string): never {
  if (field === 'startTransaction' || field === 'autocommit') {
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      'Multi-document transactions are not supported by the embedded store',
    );
  }
  if (knownElsewhere.has(field)) throw unsupported(`The option '${field}' of ${command}`);
  throw new MongoError(40415, `BSON field '${command}.${field}' is an unknown field.`);
}

/** Refuses a statement of a write with a missing or an unknown field. */
export function checkStatement(
  statement: Doc,
  command: string,
  { required, optional }: { required: readonly string[]; optional: readonly string[] },
): void {
  for (const name of statement.keys())
    if (!required.includes(name) && !optional.includes(name)) refuseField(command, name);
  for (const name of required) {
    if (!statement.has(name))
      throw new MongoError(40414, `BSON field '${command}.${name}' is missing but a required field`);
  }
}

export function refuseCollation(fields: Doc): void {
  const collation = fields.get('collation');
  if (
    collation === undefined ||
    (isDoc(collation) && (collation.size === 0 || collation.get('locale') === 'simple'))
  )
    return;
  throw unsupported('A collation');
}

/** MongoDB's own limits, in bytes. */
const longestNamespace = 255;
const longestDatabase = 63;

export function namespaceOf(
  request: Request,
  name: Value | undefined = request.fields.get(request.name),
): string {
  if (typeof name !== 'string') throw new MongoError('InvalidNamespace', 'collection name has invalid type');
  if (
    name === '' ||
    name.startsWith('.') ||
    name.endsWith('.') ||
    /[$\0]/.test(name) ||
    /[/\\. "$\0]/.test(request.database)
  ) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${request.database}.${name}'`);
  }
  const namespace = `${request.database}.${name}`;
  if (
    Buffer.byteLength(request.database) > longestDatabase ||
    Buffer.byteLength(namespace) > longestNamespace
  )
    throw new MongoError(
      'InvalidNamespace',
      `Fully qualified namespace is too long: ${namespace.slice(0, 80)}…`,
    );
  return namespace;
}

export const findCollection = (store: Store, request: Request): Collection | undefined =>
  store.catalogue.find(namespaceOf(request));

export function ensureCollection(store: Store, request: Request): Collection {
  return findCollection(store, request) ?? store.catalogue.create(namespaceOf(request), idIndex);
}
