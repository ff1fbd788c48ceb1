import { compare } from '../bson/compare';
import { int, isDoc, isNumeric, toNumber, typeNameOf, type Numeric, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { calculate } from '../update/arithmetic';
import type { Expression } from './compile';
import { dateOperators } from './dates';
import { truthy } from './truth';

type Compile = (expression: Value) => Expression;
/** Compiles one operator's operand to an expression. */
export type Operator = (operand: Value, compile: Compile) => Expression;

const isNullish = (value: Value | undefined): value is null | undefined =>
  value === undefined || value === null;

/** An operator of a fixed number of arguments, all evaluated first. */
function ofArguments(count: number, apply: (values: (Value | undefined)[]) => Value | undefined): Operator {
  return (operand, compile) => {
    const given = Array.isArray(operand) ? operand : [operand];
    if (given.length !== count)
      throw new MongoError(
        16020,
        `Expression takes exactly ${count} arguments. ${given.length} were passed in.`,
      );
    const parts = given.map(compile);
    return (document, variables) => apply(parts.map((part) => part(document, variables)));
  };
}

function ofMany(apply: (values: (Value | undefined)[]) => Value | undefined): Operator {
  return (operand, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map(compile);
    return (document, variables) => apply(parts.map((part) => part(document, variables)));
  };
}

const comparison = (passes: (order: number) => boolean): Operator =>
  ofArguments(2, ([a, b]) => passes(order(a, b)));

/** In expressions a missing value is below null, unlike in queries and sorts. */
function order(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compare(a, b);
}

export function addUp(values: readonly (Value | undefined)[]): Numeric {
  return values
    .filter(isNumeric)
    .reduce((sum, value) => checked(calculate('add', sum, value)), int(0) as Numeric);
}

function checked(value: Numeric | undefined): Numeric {
  if (value === undefined) throw unsupported('Arithmetic beyond the range of a 64-bit integer');
  return value;
}

function numbers(values: readonly (Value | undefined)[], name: string): Numeric[] | null {
  if (values.some(isNullish)) return null;
  if (!values.every(isNumeric)) {
    if (values.some((value) => value instanceof Date)) throw unsupported(`${name} of dates`);
    throw new MongoError('TypeMismatch', `${name} only supports numeric types`);
  }
  return values as Numeric[];
}

const negate = (value: Numeric): Numeric => checked(calculate('multiply', value, int(-1)));

const subtract: Operator = ofArguments(2, ([a, b]) => {
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime());
  const given = numbers([a, b], '$subtract');
  return given && checked(calculate('add', given[0] as Numeric, negate(given[1] as Numeric)));
});

const divide: Operator = ofArguments(2, (values) => {
  const given = numbers(values, '$divide');
  if (!given) return null;
  if (toNumber(given[1] as Numeric) === 0) throw new MongoError('BadValue', "can't $divide by zero");
  return toNumber(given[0] as Numeric) / toNumber(given[1] as Numeric);
});

const cond: Operator = (operand, compile) => {
  const given = isDoc(operand) ? [operand.get('if'), operand.get('then'), operand.get('else')] : operand;
  if (!Array.isArray(given) || given.length !== 3 || given.includes(undefined as never))
    throw new MongoError(17080, '$cond needs if, then and else');
  const [test, yes, no] = (given as Value[]).map(compile) as [Expression, Expression, Expression];
  return (document, variables) => (truthy(test(document, variables)) ? yes : no)(document, variables);
};

const switchCase: Operator = (operand, compile) => {
  const branches = isDoc(operand) ? operand.get('branches') : undefined;
  if (!isDoc(operand) || !Array.isArray(branches))
    throw new MongoError(40060, '$switch requires an object with branches');
  const compiled = branches.map((branch) => {
    if (!isDoc(branch) || !branch.has('case') || !branch.has('then'))
      throw new MongoError(40067, '$switch requires each branch to have case and then');
    return [compile(branch.get('case') as Value), compile(branch.get('then') as Value)] as const;
  });
  const fallback = operand.has('default') ? compile(operand.get('default') as Value) : undefined;
  return (document, variables) => {
    const chosen = compiled.find(([test]) => truthy(test(document, variables)))?.[1] ?? fallback;
    if (!chosen)
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified',
      );
    return chosen(document, variables);
  };
};

/** `$filter` and `$map`: an expression over each element, bound to a name. */
function overElements(
  name: string,
  body: 'cond' | 'in',
  combine: (elements: Value[], results: (Value | undefined)[]) => Value,
): Operator {
  return (operand, compile) => {
    if (!isDoc(operand) || !operand.has('input') || !operand.has(body))
      throw new MongoError('FailedToParse', `${name} needs input and ${body}`);
    if (operand.has('limit')) throw unsupported(`limit of ${name}`);
    const input = compile(operand.get('input') as Value);
    const each = compile(operand.get(body) as Value);
    const as = operand.get('as') ?? 'this';
    if (typeof as !== 'string') throw new MongoError('FailedToParse', `${name}: as must be a string`);
    return (document, variables) => {
      const elements = input(document, variables);
      if (isNullish(elements)) return null;
      if (!Array.isArray(elements))
        throw new MongoError(28651, `input to ${name} must be an array not ${typeNameOf(elements)}`);
      return combine(
        elements,
        elements.map((element) => each(document, new Map([...variables, [as, element]]))),
      );
    };
  };
}

const setField: Operator = (operand, compile) => {
  const name = isDoc(operand) ? operand.get('field') : undefined;
  const literal = isDoc(name) ? name.get('$literal') : name;
  if (!isDoc(operand) || typeof literal !== 'string')
    throw unsupported('$setField with a computed field name');
  const input = compile(operand.get('input') as Value);
  const value = compile(operand.get('value') as Value);
  return (document, variables) => {
    const target = input(document, variables);
    if (isNullish(target)) return null;
    if (!isDoc(target))
      throw new MongoError(4161105, "$setField requires 'input' to evaluate to type Object");
    const result = new Map(target);
    const field = value(document, variables);
    if (field === undefined) result.delete(literal);
    else result.set(literal, field);
    return result;
  };
};

function arrayOf(value: Value | undefined, name: string): Value[] {
  if (!Array.isArray(value))
    throw new MongoError(
      17124,
      `The argument to ${name} must be an array, but was of type: ${typeNameOf(value)}`,
    );
  return value;
}

const extreme =
  (sign: 1 | -1): Operator =>
  (operand, compile) => {
    const evaluate = Array.isArray(operand) ? operand.map(compile) : compile(operand);
    return (document, variables) => {
      const value = Array.isArray(evaluate)
        ? evaluate.map((part) => part(document, variables))
        : evaluate(document, variables);
      return greatest(Array.isArray(value) ? value : [value], sign);
    };
  };

/** The greatest (or with -1 the least) value there is; null and missing ones do not count. */
export function greatest(values: readonly (Value | undefined)[], sign: 1 | -1): Value {
  return values.reduce<Value>(
    (best, value) => (isNullish(value) || (best !== null && compare(value, best) * sign <= 0) ? best : value),
    null,
  );
}

const text = (value: Value | undefined, name: string): string => {
  if (typeof value !== 'string')
    throw new MongoError(16702, `${name} only supports strings, not ${typeNameOf(value)}`);
  return value;
};

/** Every operator of the expression language that this store evaluates; any other one is refused. */
export const operators: Readonly<Record<string, Operator>> = {
  $eq: comparison((result) => result === 0),
  $ne: comparison((result) => result !== 0),
  $gt: comparison((result) => result > 0),
  $gte: comparison((result) => result >= 0),
  $lt: comparison((result) => result < 0),
  $lte: comparison((result) => result <= 0),
  $cmp: ofArguments(2, ([a, b]) => int(Math.sign(order(a, b)))),
  $and: ofMany((values) => values.every(truthy)),
  $or: ofMany((values) => values.some(truthy)),
  $not: ofArguments(1, ([value]) => !truthy(value)),
  $cond: cond,
  $switch: switchCase,
  $ifNull: ofMany((values) => values.find((value) => !isNullish(value)) ?? values.at(-1)),
  $add: ofMany((values) => {
    const given = numbers(values, '$add');
    return given && addUp(given);
  }),
  $subtract: subtract,
  $multiply: ofMany((values) => {
    const given = numbers(values, '$multiply');
    return (
      given &&
      given.reduce((product, value) => checked(calculate('multiply', product, value)), int(1) as Numeric)
    );
  }),
  $divide: divide,
  $abs: ofArguments(1, ([value]) =>
    isNullish(value)
      ? null
      : compare(value, int(0)) < 0 && isNumeric(value)
        ? negate(value)
        : (numbers([value], '$abs') as Numeric[])[0],
  ),
  $min: extreme(-1),
  $max: extreme(1),
  $concat: ofMany((values) =>
    values.some(isNullish) ? null : values.map((value) => text(value, '$concat')).join(''),
  ),
  $toLower: ofArguments(1, ([value]) => (isNullish(value) ? '' : asciiCase(text(value, '$toLower'), false))),
  $toUpper: ofArguments(1, ([value]) => (isNullish(value) ? '' : asciiCase(text(value, '$toUpper'), true))),
  $size: ofArguments(1, ([value]) => int(arrayOf(value, '$size').length)),
  $isArray: ofArguments(1, ([value]) => Array.isArray(value)),
  $in: ofArguments(2, ([value, list]) => arrayOf(list, '$in').some((element) => order(element, value) === 0)),
  $arrayElemAt: ofArguments(2, ([list, at]) => {
    if (isNullish(list) || isNullish(at)) return null;
    if (!isNumeric(at)) throw new MongoError(28690, "$arrayElemAt's second argument must be a numeric value");
    return arrayOf(list, '$arrayElemAt').at(toNumber(at));
  }),
  $concatArrays: ofMany((values) =>
    values.some(isNullish) ? null : values.flatMap((value) => arrayOf(value, '$concatArrays')),
  ),
  $filter: overElements('$filter', 'cond', (elements, results) =>
    elements.filter((_, index) => truthy(results[index])),
  ),
  $map: overElements('$map', 'in', (_, results) => results.map((result) => result ?? null)),
  $mergeObjects: ofMany((values) => {
    if (!values.every((value) => isNullish(value) || isDoc(value)))
      throw new MongoError(40400, '$mergeObjects requires object inputs');
    return new Map(values.flatMap((value) => (isDoc(value) ? [...value] : [])));
  }),
  $setField: setField,
  $type: ofArguments(1, ([value]) => typeNameOf(value)),
  ...dateOperators,
};

/** MongoDB changes the case of ASCII letters only. */
const asciiCase = (value: string, upper: boolean): string =>
  value.replace(upper ? /[a-z]+/g : /[A-Z]+/g, (run) => (upper ? run.toUpperCase() : run.toLowerCase()));
