import { Binary, BSONRegExp, Int32, ObjectId, Timestamp } from 'bson';
import { isDoc, typeNameOf, type Value } from './values';

/** A value as MongoDB writes it in error messages. */
export function print(value: Value | undefined): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (isDoc(value)) {
    if (value.size === 0) return '{}';
    return `{ ${[...value].map(([name, field]) => `${name}: ${print(field)}`).join(', ')} }`;
  }
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(print).join(', ')} ]`;
  return printScalar(value);
}

function printScalar(value: Value): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Int32) return String(value.value);
  if (typeof value === 'number' && Number.isInteger(value)) return value.toFixed(1);
  if (value instanceof Binary)
    return `BinData(${value.sub_type}, ${Buffer.from(value.buffer).toString('hex').toUpperCase()})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (value instanceof Timestamp) return `Timestamp(${value.high >>> 0}, ${value.low >>> 0})`;
  return typeof value === 'object' ? typeNameOf(value) : String(value);
}
