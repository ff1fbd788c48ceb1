import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import { rank, rankOf, type Doc, type Numeric, type Value } from '../bson/values';

// Keys are "binary strings" (one character per byte), because LMDB compares bytes and JavaScript compares code units:
// in latin1 the two orders are the same, and a string is the cheapest thing to build, slice and hash.

/** LMDB refuses keys over 1,978 bytes; an index key has an id and a prefix in addition to a value of this length. */
export const maxValueBytes = 1500;
export const maxIdBytes = 300;

const scratch = Buffer.alloc(8);
const printable = /^[\x01-\x7f]*$/;
const needsEscape = /[\0]/g;

function text(value: string): string {
  if (printable.test(value)) return `${value}\0\x01`;
  return `${Buffer.from(value, 'utf8').latin1Slice().replace(needsEscape, '\0\xff')}\0\x01`;
}

const textEnd = '\0\x01';
const escaped = /\0\xff/g;

/**
 * Decodes a number of strings from the beginning of a key, and returns their end; undefined if one of its values is not
 * a string. Strings decode exactly, unlike other types.
 */
export function decodeTexts(key: string, count: number): { values: string[]; end: number } | undefined {
  const values: string[] = [];
  let at = 0;
  while (values.length < count) {
    if (key.charCodeAt(at) !== rank.string) return undefined;
    const end = key.indexOf(textEnd, at + 1);
    const bytes = key.slice(at + 1, end);
    const isAscii = printable.test(bytes);
    values.push(isAscii ? bytes : Buffer.from(bytes.replace(escaped, '\0'), 'latin1').utf8Slice());
    at = end + textEnd.length;
  }
  return { values, end: at };
}

function orderedDouble(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0\0\0\0\0';
  scratch.writeDoubleBE(value === 0 ? 0 : value);
  if (scratch.readUInt8(0) & 0x80)
    for (let index = 0; index < 8; index++) scratch[index] = ~scratch.readUInt8(index);
  else scratch[0] = scratch.readUInt8(0) | 0x80;
  return scratch.latin1Slice(0, 8);
}

const exactLimit = 2 ** 53;

/** The largest double not above the value, and beyond 2^53 the rest of an int64, so that 2^60 + 1 sorts after 2^60. */
function number(value: Numeric): string {
  if (typeof value !== 'bigint') {
    const plain = value instanceof Int32 ? value.value : value;
    return Math.abs(plain) >= exactLimit ? `${orderedDouble(plain)}\0\0` : orderedDouble(plain);
  }
  let below = Number(value);
  if (BigInt(below) > value) below = previousDouble(below);
  if (Math.abs(below) < exactLimit) return orderedDouble(below);
  const rest = Number(value - BigInt(below));
  return orderedDouble(below) + String.fromCharCode(rest >> 8, rest & 0xff);
}

function previousDouble(value: number): number {
  scratch.writeDoubleBE(value);
  scratch.writeBigInt64BE(scratch.readBigInt64BE() + (value > 0 ? -1n : 1n));
  return scratch.readDoubleBE();
}

function date(value: Date): string {
  scratch.writeBigUInt64BE(BigInt(value.getTime()) + (1n << 63n));
  return scratch.latin1Slice(0, 8);
}

function binary(value: Binary): string {
  const bytes = Buffer.from(value.buffer.subarray(0, value.position));
  scratch.writeUInt32BE(bytes.length);
  return scratch.latin1Slice(0, 4) + String.fromCharCode(value.sub_type) + bytes.latin1Slice();
}

function object(value: Doc): string {
  let result = '';
  for (const [name, field] of value) {
    const type = rankOf(field);
    result += String.fromCharCode(type) + text(name) + content(field, type);
  }
  return `${result}\0`;
}

function content(value: Value, type: number): string {
  switch (type) {
    case rank.number:
      return number(value as Numeric);
    case rank.string:
      return text(value as string);
    case rank.object:
      return object(value as Doc);
    case rank.array:
      return `${(value as Value[]).map(encodeKey).join('')}\0`;
    case rank.boolean:
      return value ? '\x01' : '\0';
    case rank.date:
      return date(value as Date);
    default:
      return rareContent(value);
  }
}

function rareContent(value: Value): string {
  if (value instanceof ObjectId) return Buffer.from(value.id).latin1Slice();
  if (value instanceof Binary) return binary(value);
  if (value instanceof Timestamp) {
    scratch.writeBigUInt64BE(BigInt.asUintN(64, value.toBigInt()));
    return scratch.latin1Slice(0, 8);
  }
  return value instanceof BSONRegExp ? text(value.pattern) + text(value.options) : '';
}

/**
 * A value as a self-delimiting byte string: comparing two of them orders the values as `compare` does, and equal
 * values of different numeric types give equal strings.
 */
export function encodeKey(value: Value): string {
  const type = rankOf(value);
  return String.fromCharCode(type) + content(value, type);
}

/** The key of an empty array: MongoDB's `undefined`, just below null. */
export const emptyArrayKey = String.fromCharCode(rank.undefined);

/** The inverted bytes, so that a descending field sorts backwards. Self-delimiting strings stay ordered. */
export function invert(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let index = 0; index < bytes.length; index++) bytes[index] = ~bytes.readUInt8(index);
  return bytes.latin1Slice();
}

/**
 * Cuts a bound to a length that no stored key exceeds: LMDB accepts no longer one, and the scan then finds a little
 * more.
 */
export const cutBound = (bound: string): string => bound.slice(0, maxValueBytes);

/** Whether a key is longer than any stored key, so that nothing equals it. */
export const isTooLong = (key: string): boolean => key.length > maxValueBytes;

/** The least key that is greater than every key with this prefix. */
export function after(prefix: string): string {
  let end = prefix.length;
  while (end > 0 && prefix.charCodeAt(end - 1) === 0xff) end--;
  if (end === 0) return '\xff'.repeat(maxValueBytes);
  return prefix.slice(0, end - 1) + String.fromCharCode(prefix.charCodeAt(end - 1) + 1);
}
