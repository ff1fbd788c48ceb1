import { Binary, BSONRegExp, Double, Int32, Long, ObjectId } from 'bson';

type Fields = Record<string, unknown>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('_bsontype' in value) &&
  !(value instanceof Date);

function numeric(value: unknown): number | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (value instanceof Int32 || value instanceof Double) return value.value;
  return value instanceof Long ? value.toNumber() : undefined;
}

const typeTests: Record<string, (value: unknown) => boolean> = {
  int: (value) => Number.isInteger(numeric(value)),
  long: (value) => Number.isInteger(numeric(value)),
  double: (value) => numeric(value) !== undefined,
  string: (value) => typeof value === 'string',
  object: isPlain,
  array: Array.isArray,
  objectId: (value) => value instanceof ObjectId,
  binData: (value) => value instanceof Binary,
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
};

export class Mismatch extends Error {}

function fail(path: string, expected: unknown, actual: unknown): never {
  throw new Mismatch(`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
}

/** Throws {@link Mismatch} unless a value matches by the unified format's rules. */
export function match(expected: unknown, given: unknown, path = 'result', root = true): void {
  // The driver keeps a sort as a Map.
  const actual: unknown = given instanceof Map ? Object.fromEntries(given) : given;
  if (isPlain(expected)) {
    const [operator] = Object.keys(expected);
    if (operator?.startsWith('$$')) return matchOperator(operator, expected[operator], actual, path, root);
    if (!isPlain(actual)) fail(path, expected, actual);
    for (const [name, value] of Object.entries(expected)) matchField(name, value, actual, path);
    // Only the root may have additional fields.
    const extra = root
      ? []
      : Object.keys(actual).filter((name) => !(name in expected) && actual[name] !== undefined);
    if (extra.length > 0) fail(`${path}.${extra[0]}`, 'nothing', actual[extra[0] as string]);
    return;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) fail(path, expected, actual);
    expected.forEach((value, index) =>
      match(value, actual[index], `${path}[${index}]`, root && path === 'result'),
    );
    return;
  }
  if (!sameScalar(expected, actual)) fail(path, expected, actual);
}

function matchField(name: string, value: unknown, actual: Fields, path: string): void {
  const special = isPlain(value) ? Object.keys(value)[0] : undefined;
  if (special === '$$exists') {
    if ((name in actual && actual[name] !== undefined) !== (value as Fields).$$exists)
      fail(`${path}.${name}`, value, actual[name]);
    return;
  }
  if (special !== '$$unsetOrMatches' && !(name in actual)) fail(`${path}.${name}`, value, undefined);
  match(value, actual[name], `${path}.${name}`, false);
}

function matchOperator(
  operator: string,
  operand: unknown,
  actual: unknown,
  path: string,
  root: boolean,
): void {
  switch (operator) {
    case '$$unsetOrMatches':
      if (actual !== undefined && actual !== null) match(operand, actual, path, root);
      return;
    case '$$exists':
      if ((actual !== undefined) !== operand) fail(path, { $$exists: operand }, actual);
      return;
    case '$$type': {
      const types = Array.isArray(operand) ? operand : [operand];
      if (!types.some((type) => typeTests[String(type)]?.(actual))) fail(path, { $$type: operand }, actual);
      return;
    }
    case '$$matchAsRoot':
      return match(operand, actual, path, true);
  }
  throw new Error(`The runner does not know ${operator}`);
}

function sameScalar(expected: unknown, actual: unknown): boolean {
  const number = numeric(expected);
  if (number !== undefined) return numeric(actual) === number;
  if (expected instanceof ObjectId) return actual instanceof ObjectId && expected.equals(actual);
  if (expected instanceof Date) return actual instanceof Date && expected.getTime() === actual.getTime();
  if (expected instanceof Binary || expected instanceof BSONRegExp)
    return JSON.stringify(expected) === JSON.stringify(actual);
  return expected === actual || (expected === null && actual === undefined);
}
