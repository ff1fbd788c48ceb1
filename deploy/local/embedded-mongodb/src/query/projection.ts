import type { Cut } from '../bson/cut';
import { FieldTable } from '../bson/field-table';
import { print } from '../bson/print';
import { isDoc, isNumeric, toNumber, type Doc, type Value } from '../bson/values';
import { MongoError, unsupported } from '../errors';

export interface Projection {
  readonly apply: (document: Doc) => Doc;
  /** The same for the bytes of a document. */
  readonly cut: Cut;
}

type Rule = 'include' | 'exclude' | Tree;
type Tree = Map<string, Rule>;

const truthyFlag = (value: Value): boolean | undefined =>
  isNumeric(value) ? toNumber(value) !== 0 : typeof value === 'boolean' ? value : undefined;

function put(tree: Tree, path: string, rule: Rule): void {
  const parts = path.split('.');
  if (parts.some((part) => part === ''))
    throw new MongoError(40353, 'FieldPath must not end with a "." or hold an empty part.');
  const last = parts.pop() as string;
  let at = tree;
  for (const part of parts) {
    const next = at.get(part) ?? new Map<string, Rule>();
    if (!(next instanceof Map)) throw new MongoError(31249, `Path collision at ${path}`);
    at.set(part, next);
    at = next;
  }
  if (at.has(last)) throw new MongoError(31250, `Path collision at ${path}`);
  at.set(last, rule);
}

interface Parsed {
  tree: Tree;
  inclusive: boolean | undefined;
  id: boolean | undefined;
}

function parseInto(parsed: Parsed, path: string, value: Value): void {
  if (path.startsWith('$') || path.endsWith('.$') || path.includes('.$.'))
    throw unsupported(`The projection of '${path}'`);
  const flag = truthyFlag(value);
  if (flag !== undefined) {
    if (path === '_id') parsed.id = flag;
    else {
      if (parsed.inclusive !== undefined && parsed.inclusive !== flag) {
        throw flag
          ? new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
          : new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
      }
      parsed.inclusive = flag;
      put(parsed.tree, path, flag ? 'include' : 'exclude');
    }
    return;
  }
  throw unsupported(`The projection of '${path}' to ${print(value)}`);
}

/** Compiles the projection of a find; an empty one is undefined and returns documents as stored. */
export function compileProjection(spec: Value | undefined): Projection | undefined {
  if (spec === undefined) return undefined;
  if (!isDoc(spec)) throw new MongoError('TypeMismatch', "Expected field 'projection' to be of type object");
  if (spec.size === 0) return undefined;
  const parsed: Parsed = { tree: new Map(), inclusive: undefined, id: undefined };
  for (const [path, value] of spec) parseInto(parsed, path, value);
  const inclusive = parsed.inclusive ?? (parsed.id === true && parsed.tree.size === 0);
  const idHandled = [...parsed.tree.keys()].includes('_id');
  if (!idHandled) {
    if (inclusive && parsed.id !== false) parsed.tree.set('_id', 'include');
    if (!inclusive && parsed.id === false) parsed.tree.set('_id', 'exclude');
  }
  const { tree } = parsed;
  return { apply: (document) => project(document, tree, inclusive), cut: cutOf(tree, inclusive) };
}

const cutOf = (tree: Tree, inclusive: boolean): Cut => ({
  rules: new FieldTable(
    [...tree].map(([name, rule]) => [name, rule instanceof Map ? cutOf(rule, inclusive) : rule]),
  ),
  inclusive,
});

function project(document: Doc, tree: Tree, inclusive: boolean): Doc {
  const result: Doc = new Map();
  for (const [name, value] of document) {
    const kept = projectField(value, tree.get(name), inclusive);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

function projectField(value: Value, rule: Rule | undefined, inclusive: boolean): Value | undefined {
  if (rule === undefined) return inclusive ? undefined : value;
  if (rule === 'include') return value;
  if (rule === 'exclude') return undefined;
  return within(value, rule, inclusive);
}

function within(value: Value, tree: Tree, inclusive: boolean): Value | undefined {
  if (isDoc(value)) return project(value, tree, inclusive);
  if (!Array.isArray(value)) return inclusive ? undefined : value;
  return value.map((element) => within(element, tree, inclusive)).filter((element) => element !== undefined);
}
