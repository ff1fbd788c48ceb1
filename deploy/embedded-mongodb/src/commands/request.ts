import { isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { Variables } from '../expression/compile';
import type { Collection } from '../storage/collection';
import { idIndex } from '../storage/index-definition';
import type { Store } from '../storage/store';

/** A command as it came in. */
export interface Request {
  name: string;
  database: string;
  fields: Doc;
  /** The raw documents of an insert. */
  documents: Buffer[] | undefined;
  /** The host and port that the client reached. */
  address: string;
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

/** `let` of a command: constants that `$expr` and update pipelines see as `$$name`. */
export function variables(fields: Doc): Variables {
  const given = docField(fields, 'let');
  for (const value of given.values()) {
    if (isDoc(value) || Array.isArray(value) || (typeof value === 'string' && value.startsWith('$'))) {
      if (isDoc(value) && value.size === 1 && value.has('$literal')) continue;
      throw unsupported('An expression in let');
    }
  }
  return new Map([...given].map(([name, value]) => [name, isDoc(value) ? value.get('$literal') : value]));
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
  return `${request.database}.${name}`;
}

export const findCollection = (store: Store, request: Request): Collection | undefined =>
  store.catalogue.find(namespaceOf(request));

export function ensureCollection(store: Store, request: Request): Collection {
  return findCollection(store, request) ?? store.catalogue.create(namespaceOf(request), idIndex);
}
