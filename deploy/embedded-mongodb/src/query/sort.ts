import { compare } from '../bson/compare';
import { isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { valuesAt } from './paths';

export interface SortField {
  path: string;
  descending: boolean;
}

export function parseSort(spec: Value | undefined): SortField[] {
  if (spec === undefined) return [];
  if (!isDoc(spec)) throw new MongoError('TypeMismatch', "Expected field 'sort' to be of type object");
  return [...spec].map(([path, direction]) => {
    if (isDoc(direction)) throw unsupported(`Sorting by ${[...direction.keys()].join()}`);
    if (!isNumeric(direction) || Math.abs(toNumber(direction)) !== 1) {
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path.startsWith('$'))
      throw new MongoError('BadValue', `FieldPath field names may not start with '$': ${path}`);
    return { path, descending: toNumber(direction) < 0 };
  });
}

/** What a document sorts by: of several values in arrays the least, or for a descending field the greatest. */
function sortKey(document: Doc, parts: string[], descending: boolean): Value | undefined {
  const values = valuesAt(document, parts);
  if (values.length <= 1) return values[0];
  return values.reduce((best, value) => (compare(value, best) < 0 !== descending ? value : best));
}

export type Comparator = (a: Doc, b: Doc) => number;

/** Orders documents by a sort specification; equal ones keep their order. */
export function comparator(fields: readonly SortField[]): Comparator {
  const split = fields.map(({ path, descending }) => ({ parts: path.split('.'), descending }));
  return (a, b) => {
    for (const { parts, descending } of split) {
      const order = compare(sortKey(a, parts, descending), sortKey(b, parts, descending));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
}

/** Sorts, and keeps only the first `limit`: the list is cut whenever it has grown to twice that. */
export function sortSome<T>(items: Iterable<T>, order: (a: T, b: T) => number, limit: number): T[] {
  let kept: T[] = [];
  for (const item of items) {
    kept.push(item);
    if (kept.length >= limit * 2 + 64) kept = kept.sort(order).slice(0, limit);
  }
  return kept.sort(order).slice(0, limit);
}
