import { fieldNames } from '../bson/decode-some';
import type { FieldTable } from '../bson/field-table';
import type { Collection, Stored } from '../storage/collection';
import { isIdIndex } from '../storage/index-definition';
import { documentsAtOnce, pause, type Pause, withoutPauses } from './pause';
import { choosePlan, type Plan, type Query } from './planner';
import { sortSome } from './sort';

/** The statistics of a query, as `explain` reports them. */
interface Statistics {
  keysExamined: number;
  docsExamined: number;
  /** Bytes of sorted documents that were not returned yet. */
  heldBytes: number;
}

export interface FindQuery extends Query {
  /** The fields by which documents are compared: others are not decoded before one is found. */
  read: FieldTable<string>;
  skip: number;
  /** No limit is Infinity. */
  limit: number;
}

function* candidates(collection: Collection, plan: Plan, statistics: Statistics): Generator<Stored> {
  if (plan.stage === 'IDHACK') {
    const stored = collection.findById(plan.id);
    if (!stored) return;
    statistics.keysExamined++;
    statistics.docsExamined++;
    yield stored;
    return;
  }
  if (plan.stage === 'COLLSCAN') {
    for (const stored of collection.documents('', undefined, plan.reverse)) {
      statistics.docsExamined++;
      yield stored;
    }
    return;
  }
  yield* indexed(collection, plan, statistics);
}

function* indexed(
  collection: Collection,
  plan: Plan & { stage: 'IXSCAN' },
  statistics: Statistics,
): Generator<Stored> {
  const { index, reverse } = plan;
  // The index may become multikey while it is read; until then no document occurs twice.
  const seen = new Set<string>();
  for (const [start, end] of reverse ? [...plan.ranges].reverse() : plan.ranges) {
    if (isIdIndex(index)) {
      for (const stored of collection.documents(start, end, reverse)) {
        statistics.keysExamined++;
        statistics.docsExamined++;
        yield stored;
      }
      continue;
    }
    for (const key of collection.indexScan(index, start, end, reverse)) {
      statistics.keysExamined++;
      if (index.multikey.some(Boolean)) {
        if (seen.has(key)) continue;
        seen.add(key);
      }
      const stored = collection.get(key);
      if (!stored) continue;
      statistics.docsExamined++;
      yield stored;
    }
  }
}

interface Execution<T> {
  plan: Plan;
  statistics: Statistics;
  results: Generator<T>;
}

/** The fields that a filter and an order look at. */
export const fieldsOf = ({ filter, sort }: Query, others: readonly string[] = []): FieldTable<string> =>
  fieldNames([...filter.fields, ...sort.map(({ path }) => topOf(path)), ...others.map(topOf)]);

const topOf = (path: string): string => path.split('.', 1)[0] as string;

/** Plans a query and reads it lazily: filter, then order, then skip and limit. */
export function execute(collection: Collection, query: FindQuery): Execution<Stored> {
  const { results, ...execution } = executeInPieces(collection, query);
  return { ...execution, results: withoutPauses(results) };
}

/** The same, with pauses, after which the collection and the index may be others. */
export function executeInPieces(collection: Collection, query: FindQuery): Execution<Stored | Pause> {
  const plan = choosePlan(collection, query);
  const statistics: Statistics = { keysExamined: 0, docsExamined: 0, heldBytes: 0 };
  return { plan, statistics, results: run(collection, query, plan, statistics) };
}

function* run(
  collection: Collection,
  query: FindQuery,
  plan: Plan,
  statistics: Statistics,
): Generator<Stored | Pause> {
  const matching = matches(candidates(collection, plan, statistics), query);
  const end = query.skip + query.limit;
  if (end === 0) return;
  const sorted = plan.sorted ? matching : handedOut(yield* sortAll(matching, query, end, statistics));
  let position = 0;
  for (const stored of sorted) {
    if (stored === pause) yield pause;
    else if (position++ >= query.skip) yield stored;
    if (position >= end) return;
  }
}

function* sortAll(
  matching: Iterable<Stored | Pause>,
  { sort: fields, read }: FindQuery,
  limit: number,
  statistics: Statistics,
): Generator<Pause, Stored[]> {
  const sizeOf = ({ bytes }: Stored): number => bytes.length;
  const documentOf = (stored: Stored) => stored.some(read);
  const sorted = yield* sortSome(matching, { fields, limit, documentOf, sizeOf });
  for (const stored of sorted) stored.forget();
  statistics.heldBytes = sorted.reduce((sum, stored) => sum + sizeOf(stored), 0);
  return sorted;
}

/** One after another; none is kept once it was returned. */
function* handedOut(list: Stored[]): Generator<Stored | Pause> {
  list.reverse();
  for (let next = list.pop(); next; next = list.pop()) {
    yield next;
    if (list.length % documentsAtOnce === 0) yield pause;
  }
}

function* matches(all: Iterable<Stored>, { filter, read }: FindQuery): Generator<Stored | Pause> {
  let count = 0;
  for (const stored of all) {
    if (filter.matches(stored.some(read))) yield stored;
    if (++count % documentsAtOnce === 0) yield pause;
  }
}
