import { isDoc, type Doc, type Value } from '../bson/values';
import { MongoError } from '../errors';
import { operators } from './operators';

/** Constants by name, as `let` and the system give them; seen as `$$name`. */
export type Variables = ReadonlyMap<string, Value | undefined>;

/** An aggregation expression, compiled; `undefined` is a missing value. */
export type Expression = (document: Doc, variables: Variables) => Value | undefined;

/** Compiles an expression. Throws on operators that this store does not evaluate. */
export function compileExpression(expression: Value): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const parts = expression.map(compileExpression);
    return (document, variables) => parts.map((part) => part(document, variables) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const [first] = expression.keys();
  return first?.startsWith('$') ? compileOperator(expression, first) : compileObject(expression);
}

function compileObject(fields: Doc): Expression {
  const parts = [...fields].map(([name, value]) => [checkName(name), compileExpression(value)] as const);
  return (document, variables) => {
    const result: Doc = new Map();
    for (const [name, part] of parts) {
      const value = part(document, variables);
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
  if (name === '$literal') return () => operand;
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw new MongoError(168, `Unrecognized expression '${name}'`);
  return operator(operand, compileExpression);
}

function compilePath(path: string): Expression {
  if (!path.startsWith('$$')) return ofParts(split(path.slice(1)), (document) => document);
  const [name, ...parts] = split(path.slice(2));
  if (name === 'ROOT' || name === 'CURRENT') return ofParts(parts, (document) => document);
  if (name === 'NOW') return ofParts(parts, () => new Date());
  return ofParts(parts, (_, variables) => {
    if (!variables.has(name as string)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
    return variables.get(name as string);
  });
}

function split(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes('')) throw new MongoError(40353, `FieldPath has an empty part: '${path}'`);
  return parts;
}

const ofParts =
  (parts: string[], start: Expression): Expression =>
  (document, variables) =>
    walk(start(document, variables), parts, 0);

/** Through an array a path yields the array of what its documents have there; positions are not looked up. */
function walk(value: Value | undefined, parts: string[], depth: number): Value | undefined {
  if (depth === parts.length) return value;
  if (isDoc(value)) return walk(value.get(parts[depth] as string), parts, depth + 1);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((element) => isDoc(element) || Array.isArray(element))
    .map((element) => walk(element, parts, depth))
    .filter((found) => found !== undefined);
}
