import { equal } from '../bson/compare';
import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/index-definition';
import { areFew, boundsOf, keyRanges, spanOf, type FieldBounds, type KeyRange } from './bounds';
import { compileFilter, type Condition, type Filter } from './filter';
import type { SortField } from './sort';

/** How a query reads: by `_id`, along an index, or over the whole collection. */
export type Plan =
  | { stage: 'IDHACK'; id: Value; sorted: true }
  | { stage: 'IXSCAN'; index: Index; ranges: KeyRange[]; reverse: boolean; sorted: boolean }
  | { stage: 'COLLSCAN'; reverse: boolean; sorted: boolean };

export interface Query {
  filter: Filter;
  sort: readonly SortField[];
  hint: Value | undefined;
}

interface Candidate {
  plan: Plan;
  score: number;
}

/** Chooses the index whose bounds leave the least to read: most equalities, then a range, then the requested order. */
export function choosePlan(collection: Collection, query: Query): Plan {
  const { conditions } = query.filter;
  const hinted = findHint(collection, query.hint);
  if (hinted === undefined) {
    const byId = idLookup(conditions);
    if (byId !== undefined) return { stage: 'IDHACK', id: byId, sorted: true };
  }
  if (hinted === 'natural' || hinted === 'reversed') {
    return { stage: 'COLLSCAN', reverse: hinted === 'reversed', sorted: query.sort.length === 0 };
  }
  if (hinted) {
    if (hinted.partial && !covers(hinted, conditions)) {
      throw new MongoError(
        'BadValue',
        'error processing query: planner returned error :: caused by :: the hinted partial index does not hold all that the query asks for',
      );
    }
    return planIndex(hinted, query).plan;
  }
  let best: Candidate = {
    plan: { stage: 'COLLSCAN', reverse: false, sorted: query.sort.length === 0 },
    score: 0,
  };
  for (const index of collection.indexes) {
    if (!covers(index, conditions)) continue;
    const candidate = planIndex(index, query);
    if (candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

function idLookup(conditions: readonly Condition[]): Value | undefined {
  const found = conditions.find(
    ({ path, operator, operand }) => path === '_id' && operator === '$eq' && !Array.isArray(operand),
  );
  return found?.operand;
}

function findHint(
  collection: Collection,
  hint: Value | undefined,
): Index | 'natural' | 'reversed' | undefined {
  if (hint === undefined || (isDoc(hint) && hint.size === 0)) return undefined;
  if (isDoc(hint) && hint.has('$natural')) return Number(hint.get('$natural')) < 0 ? 'reversed' : 'natural';
  const found = collection.indexes.find((index) =>
    isDoc(hint) ? samePattern(index, hint) : index.name === hint,
  );
  if (!found)
    throw new MongoError(
      'BadValue',
      'error processing query: hint provided does not correspond to an existing index',
    );
  return found;
}

function samePattern(index: Index, pattern: Doc): boolean {
  const key = index.spec.get('key') as Doc;
  return equal([...key.keys()], [...pattern.keys()]) && equal([...key.values()], [...pattern.values()]);
}

/** Whether an index contains every document that the conditions allow. */
function covers(index: Index, conditions: readonly Condition[]): boolean {
  const partial = index.spec.get('partialFilterExpression');
  return (
    !isDoc(partial) ||
    (onlyConditions(partial) &&
      compileFilter(partial).conditions.every((needed) => implied(needed, conditions)))
  );
}

function excludesMissing({ operator, operand }: Condition): boolean {
  if (operator === '$in') return Array.isArray(operand) && !operand.includes(null);
  return operator === '$exists' || operator === '$regex' || operand !== null;
}

/** A condition of a partial index is met if the query has the same one, or an equality with a value that meets it. */
function implied(needed: Condition, conditions: readonly Condition[]): boolean {
  return conditions.some((given) => {
    if (given.path !== needed.path) return false;
    if (given.operator === needed.operator && equal(given.operand, needed.operand)) return true;
    if (
      given.operator === '$eq' &&
      given.operand !== null &&
      !Array.isArray(given.operand) &&
      !isDoc(given.operand)
    ) {
      const sample: Doc = new Map([['value', given.operand]]);
      return compileFilter(new Map([['value', new Map([[needed.operator, needed.operand]])]])).matches(
        sample,
      );
    }
    return needed.operator === '$exists' && excludesMissing(given);
  });
}

/** Only a filter made of plain conditions can be analyzed; `$exists: false` adds no condition. */
function onlyConditions(filter: Doc): boolean {
  return [...filter].every(([name, value]) => {
    if (name === '$and') return Array.isArray(value) && value.filter(isDoc).every(onlyConditions);
    return !(isDoc(value) && value.has('$exists')) || (value as Doc).get('$exists') === true;
  });
}

function planIndex(index: Index, query: Query): Candidate {
  const bounds: FieldBounds[] = [];
  let equalities = 0;
  let range = 0;
  let arrayBound: ArrayBound | undefined;
  let lookUps = 1;
  for (const [position, field] of index.fields.entries()) {
    const conditions = query.filter.conditions.filter(({ path }) => path === field.path);
    const multikey = index.multikey[position] === true;
    const ofArray = multikey ? arrayBoundOf(conditions, arrayBound) : undefined;
    let bound = multikey ? ofArray?.bound : boundsOf(conditions, false);
    if (!bound) break;
    if ('points' in bound && bound.points.length > 0) {
      if (areFew(lookUps, bound.points.length)) lookUps *= bound.points.length;
      else bound = spanOf(bound.points);
    }
    arrayBound ??= ofArray;
    bounds.push(bound);
    if ('intervals' in bound) {
      range = 1;
      break;
    }
    equalities++;
  }
  const order = query.sort.length > 0 ? orderOf(index, bounds, query.sort) : undefined;
  const sorted = query.sort.length === 0 || order !== undefined;
  const complete = index.unique && equalities === index.fields.length ? 8 : 0;
  return {
    plan: {
      stage: 'IXSCAN',
      index,
      ranges: keyRanges(index.fields, bounds),
      reverse: order === 'reverse',
      sorted,
    },
    score: equalities * 4 + range * 2 + (order ? 3 : 0) + complete,
  };
}

interface ArrayBound {
  readonly bound: FieldBounds;
  /** The `$elemMatch` that the bound is from, if it is from one. */
  readonly element: object | undefined;
}

/**
 * The bounds of a field with arrays. Two such fields may be matched by different elements, whose keys are different entries,
 * unless one `$elemMatch` asks for both.
 */
function arrayBoundOf(
  conditions: readonly Condition[],
  before: ArrayBound | undefined,
): ArrayBound | undefined {
  const elements = before ? [before.element] : [...new Set(conditions.map(({ element }) => element))];
  if (before && !before.element) return undefined;
  // Those of an `$elemMatch` first: they may bound the index's further fields as well.
  for (const element of elements.sort((a, b) => Number(!a) - Number(!b))) {
    const bound = boundsOf(
      conditions.filter((condition) => condition.element === element),
      true,
    );
    if (bound) return { bound, element };
  }
  return undefined;
}

/** Whether reading the index yields the requested order, forwards or backwards. Fields fixed to one value do not count. */
function orderOf(
  index: Index,
  bounds: readonly FieldBounds[],
  sort: readonly SortField[],
): 'forward' | 'reverse' | undefined {
  if (index.multikey.some(Boolean)) return undefined;
  const fixed = new Set(
    index.fields.filter((_, position) => isSinglePoint(bounds[position])).map(({ path }) => path),
  );
  const wanted = sort.filter(({ path }) => !fixed.has(path));
  const given = index.fields.filter(({ path }) => !fixed.has(path));
  if (wanted.length > given.length) return undefined;
  const turns = wanted.map((field, position) => {
    const own = given[position];
    return own?.path === field.path ? own.descending !== field.descending : undefined;
  });
  if (turns.includes(undefined) || new Set(turns).size > 1) return undefined;
  return turns[0] ? 'reverse' : 'forward';
}

const isSinglePoint = (bound: FieldBounds | undefined): boolean =>
  bound !== undefined && 'points' in bound && bound.points.length === 1;
