import { BSONRegExp } from 'bson';
import { print } from '../bson/print';
import { doc, int, isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { equal } from '../bson/compare';
import { MongoError, unsupported } from '../errors';
import { compileFilter, type Filter } from '../query/filter';

export interface IndexField {
  path: string;
  parts: string[];
  descending: boolean;
}

/** An index as the planner and the writer use it. */
export interface Index {
  id: number;
  name: string;
  /** The specification as `listIndexes` returns it. */
  spec: Doc;
  fields: IndexField[];
  unique: boolean;
  partial: Filter | undefined;
  expireAfterSeconds: number | undefined;
  /** By field: whether any document has an array on that path, so that it has several keys. */
  multikey: boolean[];
}

export const idIndexName = '_id_';

export const isIdIndex = (index: Index): boolean => index.name === idIndexName;

const knownOptions = new Set([
  'v',
  'key',
  'name',
  'unique',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'ns',
  'collation',
]);
const partialOperators = new Set(['$exists', '$eq', '$gt', '$gte', '$lt', '$lte', '$and', '$in']);

function parseFields(key: Value | undefined): IndexField[] {
  if (!isDoc(key)) throw new MongoError('TypeMismatch', "The field 'key' must be an object");
  if (key.size === 0) throw new MongoError('CannotCreateIndex', 'Index keys cannot be an empty object');
  return [...key].map(([path, direction]) => {
    if (typeof direction === 'string') throw unsupported(`An index of type '${direction}'`);
    if (!isNumeric(direction) || toNumber(direction) === 0 || Number.isNaN(toNumber(direction))) {
      throw new MongoError(
        'CannotCreateIndex',
        'Values in the index key pattern must be numbers other than 0',
      );
    }
    const parts = path.split('.');
    if (parts.some((part) => part === '' || part.startsWith('$'))) {
      throw new MongoError('CannotCreateIndex', `Index key pattern has a bad field name '${path}'`);
    }
    if (parts.some((part) => /^\d+$/.test(part))) throw unsupported('An index on an array position');
    return { path, parts, descending: toNumber(direction) < 0 };
  });
}

function checkPartial(filter: Doc): void {
  for (const [name, value] of filter) {
    if (name.startsWith('$') && !partialOperators.has(name)) {
      throw new MongoError('CannotCreateIndex', `Expression not supported in partial index: ${name}`);
    }
    // The planner draws conclusions from the fields of a document; from absent fields it could not infer the content of
    // the index.
    if (value instanceof BSONRegExp || (name === '$exists' && !truthy(value)))
      throw new MongoError(
        'CannotCreateIndex',
        `Expression not supported in partial index: ${name}: ${print(value)}`,
      );
    if (isDoc(value)) checkPartial(value);
    if (name === '$and' && Array.isArray(value)) value.filter(isDoc).forEach(checkPartial);
  }
}

const truthy = (value: Value | undefined): boolean =>
  isNumeric(value) ? toNumber(value) !== 0 : value !== undefined && value !== null && value !== false;

function parseTtl(value: Value | undefined, fields: IndexField[]): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || toNumber(value) < 0 || toNumber(value) > 2147483647) {
    throw new MongoError('CannotCreateIndex', 'TTL index expireAfterSeconds must be within 0 and 2147483647');
  }
  if (fields.length > 1) throw new MongoError('CannotCreateIndex', 'TTL indexes are single-field indexes');
  if (fields[0]?.path === '_id')
    throw new MongoError('InvalidOptions', "The field 'expireAfterSeconds' is not valid for an _id index");
  return toNumber(value);
}

/** Reads an index specification of `createIndexes`, or of the catalogue. Throws if this store does not support it. */
export function parseIndex(spec: Doc, id: number): Index {
  for (const option of spec.keys()) {
    if (!knownOptions.has(option))
      throw new MongoError(
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification here`,
      );
  }
  if (spec.has('collation')) throw unsupported('An index with a collation');
  const fields = parseFields(spec.get('key'));
  const name = spec.get('name');
  if (typeof name !== 'string' || name === '')
    throw new MongoError('CannotCreateIndex', 'index name cannot be empty');
  const partial = spec.get('partialFilterExpression');
  if (partial !== undefined && !isDoc(partial))
    throw new MongoError('CannotCreateIndex', "'partialFilterExpression' must be an object");
  if (partial) checkPartial(partial);
  return {
    id,
    name,
    spec,
    fields,
    unique: truthy(spec.get('unique')),
    partial: partial ? compileFilter(partial) : undefined,
    expireAfterSeconds: parseTtl(spec.get('expireAfterSeconds'), fields),
    multikey: fields.map(() => false),
  };
}

export const idIndex = (id: number): Index => {
  const index = parseIndex(doc({ v: int(2), key: doc({ _id: int(1) }), name: idIndexName }), id);
  index.unique = true;
  return index;
};

/** The specification in the form and order that MongoDB lists it. */
export function normalizeSpec(spec: Doc, name: string): Doc {
  const result = doc({ v: int(2), key: spec.get('key'), name });
  if (truthy(spec.get('unique'))) result.set('unique', true);
  for (const option of ['partialFilterExpression', 'expireAfterSeconds', 'collation']) {
    const value = spec.get(option);
    if (value !== undefined) result.set(option, value);
  }
  for (const option of spec.keys())
    if (!knownOptions.has(option)) result.set(option, spec.get(option) ?? null);
  return result;
}

const sameOrder = (a: Doc, b: Doc): boolean =>
  equal([...a.keys()], [...b.keys()]) && equal([...a.values()], [...b.values()]);

/** Compares an existing index with a new one: true if they are the same, false if unrelated; throws if they conflict. */
export function isSameIndex(existing: Index, wanted: Index): boolean {
  const sameKey = sameOrder(existing.spec.get('key') as Doc, wanted.spec.get('key') as Doc);
  const samePartial = equal(
    existing.spec.get('partialFilterExpression'),
    wanted.spec.get('partialFilterExpression'),
  );
  const sameOptions =
    samePartial &&
    existing.unique === wanted.unique &&
    existing.expireAfterSeconds === wanted.expireAfterSeconds;
  if (existing.name === wanted.name) {
    if (sameKey && sameOptions) return true;
    const code = sameKey ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict';
    throw new MongoError(
      code,
      `An existing index has the same name as the requested index but differs: ${wanted.name}`,
    );
  }
  if (sameKey && samePartial) {
    throw new MongoError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${existing.name}`,
    );
  }
  return false;
}
