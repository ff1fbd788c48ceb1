import { BSONRegExp } from 'bson';
import { rankOf, type Value } from '../bson/values';
import { after, cutBound, emptyArrayKey, encodeKey, invert, isTooLong } from '../storage/key-encoding';
import type { IndexField } from '../storage/index-definition';
import type { Condition } from './filter';
import { literalPrefix } from './regex';

/** A range of one field's encoded values; both ends are prefixes, because the rest of a key belongs to other fields. */
export interface Interval {
  low: string;
  lowInclusive: boolean;
  high: string;
  highInclusive: boolean;
}

export type FieldBounds = { points: string[] } | { intervals: readonly Interval[] };

/** A range of an index: start <= key < end. */
export type KeyRange = readonly [start: string, end: string];

const isPlain = (value: Value): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp);

/** Missing values are stored as null, and an empty array just below it; both may match a query for null. */
const pointsOf = (value: Value): string[] =>
  value === null ? [emptyArrayKey, encodeKey(null)] : [encodeKey(value)];

function intervalOf({ operator, operand }: Condition): Partial<Interval> | undefined {
  if (!isPlain(operand) || operand === null) return undefined;
  const value = encodeKey(operand);
  switch (operator) {
    case '$gt':
      return { low: value, lowInclusive: false };
    case '$gte':
      return { low: value, lowInclusive: true };
    case '$lt':
      return { high: value, highInclusive: false };
    case '$lte':
      return { high: value, highInclusive: true };
  }
  return undefined;
}

const at = (key: string): Interval => ({
  low: key,
  lowInclusive: true,
  high: key,
  highInclusive: true,
});

/** The texts with a pattern's prefix, and the pattern itself, which equals a stored one. */
function beginnings({ operator, operand }: Condition): readonly Interval[] | undefined {
  if (operator !== '$regex' || !(operand instanceof BSONRegExp)) return undefined;
  const prefix = literalPrefix(operand.pattern, operand.options);
  return prefix === undefined ? undefined : [at(encodeKey(prefix).slice(0, -2)), at(encodeKey(operand))];
}

function pointsFrom({ operator, operand }: Condition): string[] | undefined {
  if (operator === '$eq' && isPlain(operand)) return pointsOf(operand);
  if (operator === '$in' && Array.isArray(operand) && operand.every(isPlain)) {
    return [...new Set(operand.flatMap(pointsOf))];
  }
  return undefined;
}

function merge(a: Partial<Interval>, b: Partial<Interval>): Partial<Interval> {
  const result = { ...a };
  if (b.low !== undefined && (a.low === undefined || b.low > a.low || (b.low === a.low && !b.lowInclusive))) {
    Object.assign(result, { low: b.low, lowInclusive: b.lowInclusive });
  }
  if (
    b.high !== undefined &&
    (a.high === undefined || b.high < a.high || (b.high === a.high && !b.highInclusive))
  ) {
    Object.assign(result, { high: b.high, highInclusive: b.highInclusive });
  }
  return result;
}

/**
 * The bounds that some conditions put on one field. On a multikey field two conditions may be met by two different
 * elements, so only one of them may narrow the scan.
 */
export function boundsOf(conditions: readonly Condition[], multikey: boolean): FieldBounds | undefined {
  for (const condition of conditions) {
    const points = pointsFrom(condition);
    if (points) return { points: points.sort() };
  }
  for (const condition of conditions) {
    const intervals = beginnings(condition);
    if (intervals) return { intervals };
  }
  let merged: Partial<Interval> | undefined;
  let type: number | undefined;
  for (const condition of conditions) {
    const interval = intervalOf(condition);
    if (!interval || (merged && (multikey || rankOf(condition.operand) !== type))) continue;
    type ??= rankOf(condition.operand);
    merged = merged ? merge(merged, interval) : interval;
  }
  if (!merged) return undefined;
  const tag = (merged.low ?? merged.high ?? '').charAt(0);
  return { intervals: [{ ...at(tag), ...merged }] };
}

const direct = (key: string, field: IndexField): string => (field.descending ? invert(key) : key);

function extend(prefix: string, interval: Interval, field: IndexField): KeyRange {
  const low = prefix + direct(interval.low, field);
  const high = prefix + direct(interval.high, field);
  return field.descending
    ? rangeBetween(high, interval.highInclusive, low, interval.lowInclusive)
    : rangeBetween(low, interval.lowInclusive, high, interval.highInclusive);
}

function rangeBetween(low: string, lowInclusive: boolean, high: string, highInclusive: boolean): KeyRange {
  const start = isTooLong(low) ? cutBound(low) : lowInclusive ? low : after(low);
  const end = isTooLong(high) ? after(cutBound(high)) : highInclusive ? after(high) : high;
  return [start, end];
}

/** The largest number of ranges of an index that are looked up one by one. */
const maxRanges = 10_000;

/** The range from the least to the greatest of some values, used if there are too many. */
export function spanOf(points: readonly string[]): FieldBounds {
  const [least, greatest] = [points[0] as string, points.at(-1) as string];
  return { intervals: [{ ...at(least), high: greatest }] };
}

/** Whether this many values of one more field can still be looked up one by one. */
export const areFew = (before: number, points: number): boolean => before * points <= maxRanges;

/** The key ranges to scan for the bounds of consecutive fields, from the index's first one; in key order. */
export function keyRanges(fields: readonly IndexField[], bounds: readonly FieldBounds[]): KeyRange[] {
  let prefixes = [''];
  for (const [position, bound] of bounds.entries()) {
    const field = fields[position] as IndexField;
    if ('intervals' in bound) {
      const { intervals } = bound;
      return ordered(
        prefixes.flatMap((prefix) => intervals.map((interval) => extend(prefix, interval, field))),
      );
    }
    prefixes = prefixes.flatMap((prefix) => bound.points.map((point) => prefix + direct(point, field)));
  }
  return ordered(
    prefixes.filter((prefix) => !isTooLong(prefix)).map((prefix) => [prefix, after(prefix)] as const),
  );
}

const ordered = (ranges: KeyRange[]): KeyRange[] =>
  ranges.filter(([start, end]) => start < end).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
