import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { emptyArrayKey, encodeKey, invert, isTooLong, maxValueBytes } from './key-encoding';
import type { Index, IndexField } from './index-definition';

/** One key of one document in an index. */
export interface IndexKey {
  key: string;
  values: (Value | undefined)[];
}

/** The values of several paths; `undefined` where there is none. */
export type Row = (Value | undefined)[];

/** Two of the paths lead to different arrays: it is undefined which elements belong together. */
export class ParallelArrays extends MongoError {
  constructor() {
    super('CannotIndexParallelArrays', 'cannot index parallel arrays');
  }
}

interface Cursor {
  /** The value at the current position of the path; `undefined` once there is none. */
  value: Value | undefined;
  /** How many parts of the path have been followed. */
  depth: number;
  /** An element of an expanded array is a key itself, even if it is an array. */
  done: boolean;
}

/** The key value of an empty array: MongoDB's undefined, below null. */
export const noElements: Value[] = [];

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

/** Moves the cursor into one element of the array at its position. */
function enter(cursor: Cursor, field: IndexField, element: Value | undefined): Cursor {
  if (cursor.depth === field.parts.length) return { value: element, depth: cursor.depth, done: true };
  const value = isDoc(element) ? element : undefined;
  return { value, depth: value ? cursor.depth : field.parts.length, done: value === undefined };
}

function walk(fields: readonly IndexField[], cursors: Cursor[], rows: Row[], multikey: boolean[]): void {
  const current = cursors.map((cursor, position) => advance(cursor, fields[position] as IndexField));
  const array = current.find((cursor) => !cursor.done)?.value as Value[] | undefined;
  if (!array) {
    rows.push(current.map((cursor) => cursor.value));
    return;
  }
  const standing = current.map((cursor) => !cursor.done);
  if (current.some((cursor, position) => standing[position] && cursor.value !== array)) {
    throw new ParallelArrays();
  }
  standing.forEach((here, position) => {
    if (here) multikey[position] = true;
  });
  const elements: Value[] = array.length > 0 ? array : [noElements];
  for (const element of elements) {
    const next = current.map((cursor, position) =>
      standing[position] ? enter(cursor, fields[position] as IndexField, element) : cursor,
    );
    walk(fields, next, rows, multikey);
  }
}

/** The values of a document on several paths, with one row per element of the array among them, if there is one. */
export function rowsOf(fields: readonly IndexField[], document: Doc): { rows: Row[]; multikey: boolean[] } {
  const rows: Row[] = [];
  const multikey = fields.map(() => false);
  walk(
    fields,
    fields.map(() => ({ value: document, depth: 0, done: false })),
    rows,
    multikey,
  );
  return { rows, multikey };
}

function encodeRow(index: Index, row: Row): string {
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
}

/**
 * All keys of a document in an index: none if a partial index does not include it. A key that is too long for the store
 * is refused, as in MongoDB before 4.2: a shortened key would hide its document from some queries.
 */
export function extractKeys(index: Index, document: Doc): Extracted {
  const result: Extracted = { keys: [], multikey: index.fields.map(() => false) };
  if (index.partial && !index.partial.matches(document)) return result;
  const { rows, multikey } = rowsOf(index.fields, document);
  result.multikey = multikey;
  const seen = new Set<string>();
  for (const values of rows) {
    const key = encodeRow(index, values);
    if (isTooLong(key))
      throw unsupported(`A key of more than ${maxValueBytes} bytes in the index ${index.name}`);
    if (!seen.has(key)) result.keys.push({ key, values });
    seen.add(key);
  }
  return result;
}
