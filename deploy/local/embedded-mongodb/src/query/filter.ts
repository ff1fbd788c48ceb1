import { BSONRegExp } from 'bson';
import { isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { matchedPosition, someValue, type ValueTest } from './paths';
import { equals, equalsOrMatches, predicates } from './predicates';

/** One operator on one path that every match must satisfy: the planner may turn it into index bounds. */
export interface Condition {
  path: string;
  operator: string;
  operand: Value;
  /** The `$elemMatch` that it is part of: one element of the array meets all conditions that have the same one. */
  element?: object;
}

type Match = (document: Doc) => boolean;
type Positions = (document: Doc, arrayPath: string) => number | undefined;

interface Node {
  matches: Match;
  conditions: Condition[];
  /** Equalities that an upsert copies into the new document. */
  equalities: Condition[];
  position: Positions;
  /** The same test of one value instead of a document, for `$elemMatch`: arrays are not expanded. */
  matchesValue: ValueTest;
}

/** A filter, compiled once: matches documents, and provides its conditions to the planner and to upserts. */
export interface Filter extends Readonly<Node> {
  /** The top-level fields that it looks at. */
  readonly fields: readonly string[];
}

const noPosition: Positions = () => undefined;
const node = (matches: Match, matchesValue: ValueTest = () => false): Node => ({
  matches,
  matchesValue,
  conditions: [],
  equalities: [],
  position: noPosition,
});

/** Compiles a filter document. Throws if it cannot be evaluated exactly. */
export const compileFilter = (filter: Doc): Filter => ({ ...compileNode(filter), fields: fieldsOf(filter) });

const compileNode = (filter: Doc): Node =>
  all([...filter].flatMap(([name, value]) => compileEntry(name, value)));

/** The operators at the top of a filter hold filters; every other name is a path. */
const fieldsOf = (filter: Doc): string[] =>
  [...filter].flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value)
      ? value.filter(isDoc).flatMap(fieldsOf)
      : [name.split('.', 1)[0] as string],
  );

function all(nodes: Node[]): Node {
  if (nodes.length === 1) return nodes[0] as Node;
  return {
    matches: (document) => nodes.every((child) => child.matches(document)),
    conditions: nodes.flatMap((child) => child.conditions),
    equalities: nodes.flatMap((child) => child.equalities),
    position: (document, arrayPath) => firstPosition(nodes, document, arrayPath),
    matchesValue: (value) => nodes.every((child) => child.matchesValue(value)),
  };
}

/** MongoDB does not define which of several conditions on an array determines `$`: they must agree. */
function firstPosition(nodes: Node[], document: Doc, arrayPath: string): number | undefined {
  const found = new Set(nodes.map((child) => child.position(document, arrayPath)));
  found.delete(undefined);
  if (found.size > 1) throw unsupported(`A positional update by two conditions on '${arrayPath}'`);
  return [...found][0];
}

function any(nodes: Node[]): Node {
  if (nodes.length === 1) return nodes[0] as Node;
  return {
    ...node((document) => nodes.some((child) => child.matches(document))),
    position: (document, arrayPath) =>
      firstPosition(
        nodes.filter((child) => child.matches(document)),
        document,
        arrayPath,
      ),
  };
}

const none = (child: Node): Node =>
  node(
    (document) => !child.matches(document),
    (value) => !child.matchesValue(value),
  );

function clauses(name: string, value: Value): Node[] {
  if (!Array.isArray(value)) throw new MongoError('BadValue', `${name} must be an array`);
  if (value.length === 0) throw new MongoError('BadValue', `${name} must be a nonempty array`);
  return value.map((clause) => {
    if (!isDoc(clause)) throw new MongoError('BadValue', '$or/$and entries need to be full objects');
    return compileNode(clause);
  });
}

function compileEntry(name: string, value: Value): Node[] {
  switch (name) {
    case '$and':
      return clauses(name, value);
    case '$or':
      return [any(clauses(name, value))];
    case '$nor':
    case '$comment':
    case '$expr':
      throw unsupported(name);
  }
  if (name.startsWith('$'))
    throw new MongoError(
      'BadValue',
      `unknown top level operator: ${name}. If you are trying to negate an entire expression, use $nor.`,
    );
  return compileField(name, value);
}

function isOperators(value: Value): value is Doc {
  if (!isDoc(value) || value.size === 0) return false;
  const first = value.keys().next().value as string;
  return first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
}

function compileField(path: string, value: Value): Node[] {
  if (isOperators(value)) return compileOperators(path, value);
  const leaf = each(path, value instanceof BSONRegExp ? '$regex' : '$eq', value, equalsOrMatches(value));
  if (!(value instanceof BSONRegExp)) leaf.equalities = leaf.conditions;
  return [leaf];
}

function compileOperators(path: string, operators: Doc): Node[] {
  return [...operators].flatMap(([operator, operand]) => {
    if (operator === '$options') {
      if (!operators.has('$regex')) throw new MongoError('BadValue', '$options needs a $regex');
      return [];
    }
    return [compileOperator(path, operator, operand, operators)];
  });
}

/** A test of each value at the path, and if needed of the array as a whole. */
function each(path: string, operator: string, operand: Value, test: ValueTest): Node {
  const parts = path.split('.');
  return {
    matches: (document) => someValue(document, parts, test, true),
    conditions: [{ path, operator, operand }],
    equalities: [],
    position: positionOf(parts, test),
    matchesValue: test,
  };
}

function positionOf(parts: string[], test: ValueTest): Positions {
  return (document, arrayPath) => {
    const found = matchedPosition(document, parts, test);
    return found?.arrayPath === arrayPath ? found.index : undefined;
  };
}

/** A test of a whole array at the path. */
function whole(path: string, test: (array: Value[]) => boolean, elementTest?: ValueTest): Node {
  const parts = path.split('.');
  const ofArray: ValueTest = (value) => Array.isArray(value) && test(value);
  return {
    ...node((document) => someValue(document, parts, ofArray, false), ofArray),
    position: elementTest ? positionOf(parts, elementTest) : noPosition,
  };
}

/** Operators that MongoDB has and this store does not. */
const knownElsewhere = new Set([
  '$all',
  '$mod',
  '$size',
  '$type',
  '$jsonSchema',
  '$geoWithin',
  '$near',
  '$text',
]);

function compileOperator(path: string, operator: string, operand: Value, siblings: Doc): Node {
  switch (operator) {
    case '$ne':
      if (operand instanceof BSONRegExp) throw new MongoError('BadValue', "Can't have regex as arg to $ne.");
      return none(each(path, '$eq', operand, equals(operand)));
    case '$nin':
      return none(compileOperator(path, '$in', operand, siblings));
    case '$not':
      return negate(path, operand);
    case '$exists': {
      const exists = each(path, '$exists', true, (value) => value !== undefined);
      return isNumeric(operand)
        ? toNumber(operand) !== 0
          ? exists
          : none(exists)
        : operand === false || operand === null
          ? none(exists)
          : exists;
    }
    case '$regex':
      return regex(path, operand, siblings.get('$options'));
    case '$elemMatch':
      return elemMatch(path, operand);
  }
  const factory = Object.hasOwn(predicates, operator) ? predicates[operator] : undefined;
  if (knownElsewhere.has(operator)) throw unsupported(`The operator ${operator}`);
  if (!factory) throw new MongoError('BadValue', `unknown operator: ${operator}`);
  const leaf = each(path, operator, operand, factory(operand));
  if (operator === '$eq') leaf.equalities = leaf.conditions;
  // A list of one element is the same as that element.
  if (
    operator === '$in' &&
    Array.isArray(operand) &&
    operand.length === 1 &&
    !(operand[0] instanceof BSONRegExp)
  )
    leaf.equalities = [{ path, operator: '$eq', operand: operand[0] as Value }];
  return leaf;
}

function negate(path: string, operand: Value): Node {
  if (operand instanceof BSONRegExp) return none(regex(path, operand, undefined));
  if (!isDoc(operand)) throw new MongoError('BadValue', '$not needs a regex or a document');
  if (operand.size === 0) throw new MongoError('BadValue', '$not cannot be empty');
  if (![...operand.keys()].every((name) => name.startsWith('$')))
    throw new MongoError('BadValue', '$not needs operators');
  return none(all(compileOperators(path, operand)));
}

function regex(path: string, operand: Value, options: Value | undefined): Node {
  if (options !== undefined && typeof options !== 'string')
    throw new MongoError('BadValue', '$options has to be a string');
  if (typeof operand === 'string') operand = new BSONRegExp(operand, options ?? '');
  else if (operand instanceof BSONRegExp && options !== undefined)
    operand = new BSONRegExp(operand.pattern, options);
  if (!(operand instanceof BSONRegExp)) throw new MongoError('BadValue', '$regex has to be a string');
  return each(path, '$regex', operand, equalsOrMatches(operand));
}

function elemMatch(path: string, operand: Value): Node {
  if (!isDoc(operand)) throw new MongoError('BadValue', '$elemMatch needs an Object');
  const test = elementTest(operand);
  return { ...whole(path, (array) => array.some(test), test), conditions: elementConditions(path, operand) };
}

/**
 * The conditions on fields of one element. Those on deeper paths are left out: a further array on their way may meet two
 * of them by different elements. So are those on paths with positions, of which no index has keys.
 */
function elementConditions(path: string, operand: Doc): Condition[] {
  if (isOperators(operand) || hasPosition(path)) return [];
  return compileNode(operand)
    .conditions.filter((inner) => !inner.path.includes('.') && !hasPosition(inner.path))
    .map((inner) => ({ ...inner, path: `${path}.${inner.path}`, element: operand }));
}

const hasPosition = (path: string): boolean => path.split('.').some((part) => /^\d+$/.test(part));

/** The test of one array element: operators apply to the element itself, a filter to an element document. */
export function elementTest(operand: Doc): ValueTest {
  const first = operand.keys().next().value;
  if (isOperators(operand) && !['$and', '$or', '$nor'].includes(first as string)) {
    return all(compileOperators('', operand)).matchesValue;
  }
  const inner = compileNode(operand);
  return (element) => {
    if (isDoc(element)) return inner.matches(element);
    return (
      Array.isArray(element) && inner.matches(new Map(element.map((value, index) => [String(index), value])))
    );
  };
}
