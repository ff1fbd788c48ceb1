import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { operators } from './operators';

/** An aggregation expression, compiled; `undefined` is a missing value. */
export type Expression = (document: Doc) => Value | undefined;

/** Compiles an expression. Throws on operators that this store does not evaluate. */
export function compileExpression(expression: Value): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const parts = expression.map(compileExpression);
    return (document) => parts.map((part) => part(document) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const [first] = expression.keys();
  return first?.startsWith('$') ? compileOperator(expression, first) : compileObject(expression);
}

function compileObject(fields: Doc): Expression {
  const parts = [...fields].map(([name, value]) => [checkName(name), compileExpression(value)] as const);
  return (document) => {
    const result: Doc = new Map();
    for (const [name, part] of parts) {
      const value = part(document);
      if (value !== undefined) result.set(name, value);
    }
    return result;
  };
}

function checkName(name: string): string {
  if (name.startsWith('$') || name.includes('.'))
    throw new MongoError(16412, `FieldPath field names may not hold '.' or begin with '$': ${name}`);
  return name;
}

function compileOperator(expression: Doc, name: string): Expression {
  if (expression.size > 1)
    throw new MongoError(15983, 'An object representing an expression must have exactly one field');
  const operand = expression.get(name) as Value;
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  return operator(operand, compileExpression);
}

function compilePath(path: string): Expression {
  if (path.startsWith('$$')) throw unsupported(`The variable ${path}`);
  const parts = path.slice(1).split('.');
  if (parts.includes('')) throw new MongoError(40353, `FieldPath has an empty part: '${path}'`);
  return (document) => walk(document, parts, 0);
}

/** Through an array, a path yields the array of the values in its documents, and skips other elements. */
function walk(document: Doc, parts: string[], depth: number): Value | undefined {
  const value = document.get(parts[depth] as string);
  if (depth === parts.length - 1) return value;
  if (isDoc(value)) return walk(value, parts, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isDoc)
    .map((element) => walk(element, parts, depth + 1))
    .filter((found) => found !== undefined);
}
