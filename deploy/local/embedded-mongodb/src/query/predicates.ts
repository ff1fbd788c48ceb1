import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { compare, equal } from '../bson/compare';
import { rankOf, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import type { ValueTest } from './paths';
import { compileBsonRegex } from './regex';

/** A test of one value for an operator that looks at values one by one; the path walk expands arrays. */
type PredicateFactory = (operand: Value) => ValueTest;

const isNaNValue = (value: Value | undefined): boolean => typeof value === 'number' && Number.isNaN(value);

/** Comparison within one type, as in a query: 5 is neither above nor below 'a'. */
function ordered(passes: (order: number) => boolean, operator: string): PredicateFactory {
  return (operand) => {
    if (operand instanceof BSONRegExp)
      throw new MongoError('BadValue', `Can't have RegEx as arg to predicate over field with ${operator}.`);
    if (operand instanceof MinKey || operand instanceof MaxKey)
      throw unsupported(`${operator} with MinKey or MaxKey`);
    const type = rankOf(operand);
    return (value) => {
      if (value === undefined) return operand === null && passes(0);
      if (rankOf(value) !== type) return false;
      if (isNaNValue(value) || isNaNValue(operand))
        return isNaNValue(value) && isNaNValue(operand) && passes(0);
      return passes(compare(value, operand));
    };
  };
}

export function equals(operand: Value): ValueTest {
  if (operand === null) return (value) => value === undefined || value === null;
  if (typeof operand === 'string') return (value) => value === operand;
  return (value) => value !== undefined && equal(value, operand);
}

function matchesRegex(operand: BSONRegExp): ValueTest {
  const regex = compileBsonRegex(operand);
  return (value) =>
    typeof value === 'string' ? regex.test(value) : value instanceof BSONRegExp && equal(value, operand);
}

/** Equality as meant by a bare value in a filter: a regular expression matches. */
export const equalsOrMatches: PredicateFactory = (operand) =>
  operand instanceof BSONRegExp ? matchesRegex(operand) : equals(operand);

function isIn(operand: Value, operator: string): ValueTest {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', `${operator} needs an array`);
  const plain = new Set<Value>();
  const tests: ValueTest[] = [];
  for (const value of operand) {
    if (typeof value === 'string') plain.add(value);
    else tests.push(equalsOrMatches(value));
  }
  return (value) => (typeof value === 'string' && plain.has(value)) || tests.some((test) => test(value));
}

/** Operators that test each value at the path. `$ne`, `$nin` and `$not` are negations of these. */
export const predicates: Readonly<Record<string, PredicateFactory>> = {
  $eq: equals,
  $gt: ordered((order) => order > 0, '$gt'),
  $gte: ordered((order) => order >= 0, '$gte'),
  $lt: ordered((order) => order < 0, '$lt'),
  $lte: ordered((order) => order <= 0, '$lte'),
  $in: (operand) => isIn(operand, '$in'),
};
