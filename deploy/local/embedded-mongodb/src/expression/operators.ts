import { equal } from '../bson/compare';
import { isDoc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import type { Expression } from './compile';
import { truthy } from './truth';

type Compile = (expression: Value) => Expression;
/** Compiles one operator's operand to an expression. */
export type Operator = (operand: Value, compile: Compile) => Expression;

const argumentsOf = (operand: Value): Value[] => (Array.isArray(operand) ? operand : [operand]);

/** In expressions, unlike in queries and sorts, a missing value is not null. */
const equals: Operator = (operand, compile) => {
  const parts = argumentsOf(operand).map(compile);
  if (parts.length !== 2)
    throw new MongoError(16020, `Expression takes exactly 2 arguments. ${parts.length} were passed in.`);
  const [left, right] = parts as [Expression, Expression];
  return (document) => {
    const [a, b] = [left(document), right(document)];
    return a === undefined || b === undefined ? a === b : equal(a, b);
  };
};

const cond: Operator = (operand, compile) => {
  const isNamed = isDoc(operand);
  if (isNamed && [...operand.keys()].some((name) => !['if', 'then', 'else'].includes(name)))
    throw new MongoError(17083, 'Unrecognized parameter to $cond');
  const given = isNamed ? [operand.get('if'), operand.get('then'), operand.get('else')] : operand;
  if (!Array.isArray(given) || given.length !== 3 || given.includes(undefined as never))
    throw new MongoError(17080, '$cond needs if, then and else');
  const [test, yes, no] = (given as Value[]).map(compile) as [Expression, Expression, Expression];
  return (document) => (truthy(test(document)) ? yes : no)(document);
};

const ifNull: Operator = (operand, compile) => {
  const parts = argumentsOf(operand).map(compile);
  if (parts.length < 2)
    throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${parts.length}`);
  return (document) => {
    let value: Value | undefined;
    for (const part of parts) {
      value = part(document);
      if (value !== undefined && value !== null) break;
    }
    return value;
  };
};

/** Every operator of the expression language that this store evaluates; any other one is refused. */
export const operators: Readonly<Record<string, Operator>> = { $eq: equals, $cond: cond, $ifNull: ifNull };
