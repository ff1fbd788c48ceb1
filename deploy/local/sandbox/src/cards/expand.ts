import { listAt, type FormObject } from '../core/form';
import type { CardRecords } from './card-records';
import type { ByPrefix } from './objects';

const expandable = ['prod', 'price', 'cus', 'pm', 'sub', 'in'] as const satisfies (keyof ByPrefix)[];
const maxDepth = 4;

/**
 * Replaces ids by the objects that they refer to, along the `expand` paths of a request. The given object is not
 * changed.
 */
export function expand<T extends object>(records: CardRecords, object: T, form: FormObject): T {
  const paths = listAt(form, 'expand').filter((path): path is string => typeof path === 'string');
  if (paths.length === 0) return object;
  const copy = structuredClone(object);
  for (const path of paths) expandPath(records, copy, path.split('.').slice(0, maxDepth));
  return copy;
}

function expandPath(records: CardRecords, target: unknown, [head, ...rest]: string[]): void {
  if (head === undefined || typeof target !== 'object' || target === null) return;
  if (Array.isArray(target)) {
    for (const item of target) expandPath(records, item, [head, ...rest]);
    return;
  }
  const fields = target as Record<string, unknown>;
  if (!Object.hasOwn(fields, head)) return;
  const value = fields[head];
  if (typeof value === 'string') fields[head] = named(records, value);
  expandPath(records, fields[head], rest);
}

function named(records: CardRecords, id: string): unknown {
  for (const prefix of expandable) {
    const found = records.get(prefix, id);
    if (found) return structuredClone(found);
  }
  return id;
}
