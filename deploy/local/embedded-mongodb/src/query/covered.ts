import { isDoc, type Doc, type Value } from '../bson/values';
import type { Collection } from '../storage/collection';
import { isIdIndex, type Index } from '../storage/index-definition';
import { decodeTexts } from '../storage/key-encoding';
import type { FindQuery } from './execute';
import { pause, type Pause } from './pause';
import { choosePlan, type Plan } from './planner';

/** The paths in a filter; undefined if it has more than conditions on paths. */
function pathsOfFilter(filter: Doc): string[] | undefined {
  const names = [...filter.keys()];
  return names.some((name) => name.startsWith('$')) ? undefined : names;
}

/** The paths that a `$group` reads; undefined if it reads whole documents or variables. */
export function pathsOfGroup(spec: Value): string[] | undefined {
  if (typeof spec === 'string') {
    if (spec.startsWith('$$')) return undefined;
    return spec.startsWith('$') ? [spec.slice(1)] : [];
  }
  const inner = Array.isArray(spec) ? spec : isDoc(spec) ? [...spec.values()] : [];
  const paths = inner.map(pathsOfGroup);
  return paths.includes(undefined) ? undefined : paths.flatMap((some) => some ?? []);
}

/** Keys are read many times faster than documents. */
const keysAtOnce = 2_000;

type IndexPlan = Plan & { stage: 'IXSCAN' };

/** Whether the index alone has the answer: each document has one key, and no field is descending. */
function isCoveredBy({ index, reverse }: IndexPlan, paths: readonly string[]): boolean {
  const isPlain = !isIdIndex(index) && !index.unique && !index.multikey.some(Boolean);
  if (reverse || !isPlain || index.fields.some(({ descending }) => descending)) return false;
  return paths.every((path) => index.fields.some((field) => field.path === path));
}

/**
 * The input of a `$group` at the beginning of a pipeline, read from an index alone if the index has every field of the
 * filter and the group; undefined if the documents are needed. Neighbors with equal keys are the same object, so that a
 * reader may evaluate it once.
 */
export function fromIndex(
  collection: Collection,
  query: FindQuery,
  filter: Doc,
  group: Doc,
): Iterable<Doc | Pause> | undefined {
  if (query.sort.length > 0 || query.skip > 0 || query.limit !== Infinity) return undefined;
  const [filtered, read] = [pathsOfFilter(filter), pathsOfGroup(group)];
  if (!filtered || !read) return undefined;
  const plan = choosePlan(collection, query);
  if (plan.stage !== 'IXSCAN' || !isCoveredBy(plan, [...filtered, ...read])) return undefined;
  return matching(collection, plan, query);
}

function* matching(
  collection: Collection,
  { index, ranges }: IndexPlan,
  { filter }: FindQuery,
): Generator<Doc | Pause> {
  let count = 0;
  for (const [start, end] of ranges) {
    let row: string | undefined;
    let document: Doc = new Map();
    let isWanted = false;
    for (const key of collection.indexKeys(index, start, end)) {
      if (row === undefined || !key.startsWith(row)) {
        const texts = decodeTexts(key, index.fields.length);
        // Values other than texts are read from the document: the key of a number has its value but not its type.
        const found = texts ? built(index, texts.values) : collection.ofIndexKey(index, key)?.document;
        row = texts && key.slice(0, texts.end);
        document = found ?? document;
        isWanted = found !== undefined && filter.matches(found);
      }
      if (isWanted) yield document;
      if (++count % keysAtOnce === 0) yield pause;
    }
  }
}

/** The part of a document that is in an index. */
function built(index: Index, values: readonly string[]): Doc {
  const result: Doc = new Map();
  index.fields.forEach(({ parts }, position) => {
    let at = result;
    for (const part of parts.slice(0, -1)) {
      const inner = at.get(part) ?? new Map<string, Value>();
      at.set(part, inner);
      at = inner as Doc;
    }
    at.set(parts.at(-1) as string, values[position] as string);
  });
  return result;
}
