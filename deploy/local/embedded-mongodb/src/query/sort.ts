import { compare } from '../bson/compare';
import { isDoc, isNumeric, rank, rankOf, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { IndexField } from '../storage/index-definition';
import { noElements, ParallelArrays, rowsOf, type Row } from '../storage/index-keys';
import { arrayPosition } from './paths';
import { pause, type Pause } from './pause';

/** A sort path, in the form of an index. */
export type SortField = IndexField;

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
    const parts = path.split('.');
    if (parts.includes('')) throw new MongoError(40353, `FieldPath has an empty part: '${path}'`);
    if (parts.some((part) => arrayPosition(part) !== undefined))
      throw unsupported('Sorting by an array position');
    return { path, parts, descending: toNumber(direction) < 0 };
  });
}

function compareParts(a: Value | undefined, b: Value | undefined): number {
  const rankA = a === noElements ? rank.undefined : rankOf(a);
  const rankB = b === noElements ? rank.undefined : rankOf(b);
  return rankA - rankB || (a === noElements ? 0 : compare(a, b));
}

function compareRows(fields: readonly SortField[], a: Row, b: Row): number {
  for (const [position, { descending }] of fields.entries()) {
    const order = compareParts(a[position], b[position]);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** A document's sort key: the first of the keys that an index on the same fields would contain. */
function sortKey(fields: readonly SortField[], document: Doc): Row {
  try {
    const { rows } = rowsOf(fields, document);
    return rows.reduce((best, row) => (compareRows(fields, row, best) < 0 ? row : best));
  } catch (error) {
    if (!(error instanceof ParallelArrays)) throw error;
    throw new MongoError('BadValue', 'cannot sort with keys that are parallel arrays');
  }
}

/** How many bytes a sort may use; MongoDB would sort on disk. */
const maxHeldBytes = 100 * 1024 * 1024;

interface Sorting<T> {
  fields: readonly SortField[];
  limit: number;
  documentOf: (item: T) => Doc;
  /** The share of an item in the memory that a sort may use. */
  sizeOf?: (item: T) => number;
}

/** Sorts, and keeps only the first `limit`: the list is cut whenever it has grown to twice that. The sort is stable. */
export function* sortSome<T>(items: Iterable<T | Pause>, sorting: Sorting<T>): Generator<Pause, T[]> {
  const { fields, limit, documentOf, sizeOf = () => 0 } = sorting;
  let kept: { item: T; key: Row }[] = [];
  let held = 0;
  const cut = (): void => {
    kept = kept.sort((a, b) => compareRows(fields, a.key, b.key)).slice(0, limit);
  };
  for (const item of items) {
    if (item === pause) {
      yield pause;
      continue;
    }
    kept.push({ item, key: sortKey(fields, documentOf(item)) });
    held += sizeOf(item);
    if (kept.length >= limit * 2 + 64 || held > maxHeldBytes) {
      cut();
      held = kept.reduce((sum, { item: one }) => sum + sizeOf(one), 0);
    }
    if (held > maxHeldBytes)
      throw new MongoError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${maxHeldBytes} bytes, and the embedded store does not sort on disk`,
      );
  }
  cut();
  return kept.map(({ item }) => item);
}
