import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { clipKey, emptyArrayKey, encodeKey, invert, isClipped } from './key-encoding';
import type { Index, IndexField } from './index-definition';

/** One key of one document in an index. */
export interface IndexKey {
  key: string;
  values: (Value | undefined)[];
}

interface Cursor {
  /** Where the walk along this field's path stands; `undefined` once the path ends in nothing. */
  value: Value | undefined;
  /** How many parts of the path are behind it. */
  depth: number;
  /** An element of an expanded array is a key as it is, even when it is an array again. */
  done: boolean;
}

const isEmptyArray = (value: Value | undefined): boolean => Array.isArray(value) && value.length === 0;

function advance(cursor: Cursor, field: IndexField): Cursor {
  let { value, depth } = cursor;
  while (!cursor.done && depth < field.parts.length && !Array.isArray(value)) {
    value = isDoc(value) ? value.get(field.parts[depth] as string) : undefined;
    depth++;
    if (value === undefined) return { value, depth: field.parts.length, done: true };
  }
  return { value, depth, done: cursor.done || !Array.isArray(value) };
}

/** The cursor moved into one element of the array it stands at. */
function enter(cursor: Cursor, field: IndexField, element: Value | undefined): Cursor {
  if (cursor.depth === field.parts.length) return { value: element, depth: cursor.depth, done: true };
  const value = isDoc(element) ? element : undefined;
  return { value, depth: value ? cursor.depth : field.parts.length, done: value === undefined };
}

function walk(index: Index, cursors: Cursor[], rows: (Value | undefined)[][], multikey: boolean[]): void {
  const current = cursors.map((cursor, position) => advance(cursor, index.fields[position] as IndexField));
  const array = current.find((cursor) => !cursor.done)?.value as Value[] | undefined;
  if (!array) {
    rows.push(current.map((cursor) => cursor.value));
    return;
  }
  const standing = current.map((cursor) => !cursor.done);
  if (current.some((cursor, position) => standing[position] && cursor.value !== array)) {
    throw new MongoError('CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
  standing.forEach((here, position) => {
    if (here) multikey[position] = true;
  });
  // An empty array has one key, MongoDB's undefined; it is kept as an empty array until it is encoded.
  const elements: Value[] = array.length > 0 ? array : [[]];
  for (const element of elements) {
    const next = current.map((cursor, position) =>
      standing[position] ? enter(cursor, index.fields[position] as IndexField, element) : cursor,
    );
    walk(index, next, rows, multikey);
  }
}

function encodeRow(index: Index, row: (Value | undefined)[]): string {
  return row
    .map((value, position) => {
      const key = isEmptyArray(value) ? emptyArrayKey : encodeKey(value ?? null);
      return index.fields[position]?.descending ? invert(key) : key;
    })
    .join('');
}

export interface Extracted {
  keys: IndexKey[];
  multikey: boolean[];
  clipped: boolean;
}

/** All keys of a document in an index: none when a sparse or partial index leaves it out. */
export function extractKeys(index: Index, document: Doc): Extracted {
  const result: Extracted = { keys: [], multikey: index.fields.map(() => false), clipped: false };
  if (index.partial && !index.partial.matches(document)) return result;
  const rows: (Value | undefined)[][] = [];
  walk(
    index,
    index.fields.map(() => ({ value: document, depth: 0, done: false })),
    rows,
    result.multikey,
  );
  const seen = new Set<string>();
  for (const values of rows) {
    if (index.sparse && values.every((value) => value === undefined)) continue;
    const full = encodeRow(index, values);
    if (isClipped(full)) result.clipped = true;
    const key = clipKey(full);
    if (!seen.has(key)) result.keys.push({ key, values });
    seen.add(key);
  }
  return result;
}
