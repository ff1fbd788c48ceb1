import { Binary, BSONRegExp, Int32, type MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

/**
 * A BSON value as the store computes with it. Types survive exactly: a double is a `number`, an int64 a `bigint`,
 * an int32 an `Int32`. Documents are Maps, since a JavaScript object would reorder fields that look like integers.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Int32
  | Date
  | ObjectId
  | Binary
  | Timestamp
  | BSONRegExp
  | MinKey
  | MaxKey
  | Value[]
  | Doc;

export type Doc = Map<string, Value>;

export type Numeric = number | bigint | Int32;

export const isDoc = (value: unknown): value is Doc => value instanceof Map;

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Int32;

/** Builds a document from a literal; for replies and other documents that the store makes itself. */
export function doc(fields: Record<string, Value | undefined>): Doc {
  const result: Doc = new Map();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) result.set(name, value);
  return result;
}

export const int = (value: number): Int32 => new Int32(value);

/** The plain JavaScript number of a numeric value (an int64 beyond 2^53 loses precision). */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  return value instanceof Int32 ? value.value : Number(value);
}

/** MongoDB's order across types: values of a lower rank sort first, equal ranks compare by value. */
export const rank = {
  minKey: 1,
  undefined: 2,
  null: 3,
  number: 4,
  string: 5,
  object: 6,
  array: 7,
  binary: 8,
  objectId: 9,
  boolean: 10,
  date: 11,
  timestamp: 12,
  regex: 13,
  maxKey: 14,
} as const;

/** The rank of a value's type; `undefined` is a missing field, which sorts like null. */
export function rankOf(value: Value | undefined): number {
  switch (typeof value) {
    case 'string':
      return rank.string;
    case 'number':
    case 'bigint':
      return rank.number;
    case 'boolean':
      return rank.boolean;
    case 'undefined':
      return rank.null;
    default:
      return rankOfObject(value);
  }
}

function rankOfObject(value: Exclude<Value, string | number | bigint | boolean>): number {
  if (value === null) return rank.null;
  if (value instanceof Int32) return rank.number;
  if (value instanceof ObjectId) return rank.objectId;
  if (value instanceof Date) return rank.date;
  if (value instanceof Map) return rank.object;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Binary) return rank.binary;
  if (value instanceof Timestamp) return rank.timestamp;
  if (value instanceof BSONRegExp) return rank.regex;
  return value instanceof MinKey ? rank.minKey : rank.maxKey;
}

const aliasByRank: Record<number, string> = {
  [rank.minKey]: 'minKey',
  [rank.null]: 'null',
  [rank.string]: 'string',
  [rank.object]: 'object',
  [rank.array]: 'array',
  [rank.binary]: 'binData',
  [rank.objectId]: 'objectId',
  [rank.boolean]: 'bool',
  [rank.date]: 'date',
  [rank.timestamp]: 'timestamp',
  [rank.regex]: 'regex',
  [rank.maxKey]: 'maxKey',
};

/** The alias of a value's own type, as error messages name it. */
export function typeNameOf(value: Value | undefined): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return 'double';
  if (typeof value === 'bigint') return 'long';
  if (value instanceof Int32) return 'int';
  return aliasByRank[rankOf(value)] ?? 'unknown';
}

/** A copy that shares no Map or array with its source; scalars are never changed in place. */
export function clone<V extends Value>(value: V): V;
export function clone(value: Value): Value {
  if (isDoc(value)) {
    const copy: Doc = new Map();
    for (const [name, field] of value) copy.set(name, clone(field));
    return copy;
  }
  return Array.isArray(value) ? value.map((element) => clone(element)) : value;
}
