import { Context } from 'mingo';
import * as operators from 'mingo/operators/query';
import { Query } from 'mingo/query';

type Filter = Record<string, unknown>;

/** Only the operators of filters: each query copies all operators that it is given. */
const context = Context.init({ query: { ...operators } });

const isScalar = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * Selects the documents that a filter matches. Two texts, numbers or flags are compared without a query, because
 * creating one takes longer than the rest of an operation.
 */
export function matcher(filter: Filter): (document: Filter) => boolean {
  const simple: string[] = [];
  const rest: string[] = [];
  for (const field of Object.keys(filter))
    (isScalar(filter[field]) && !field.includes('.') ? simple : rest).push(field);
  let some: Query | undefined;
  let whole: Query | undefined;
  return (document) => {
    let isClear = true;
    for (const field of simple) {
      if (document[field] === filter[field]) continue;
      // A list may contain the value.
      if (typeof document[field] !== 'object') return false;
      isClear = false;
    }
    if (!isClear) return (whole ??= new Query(filter, { context })).test(document);
    if (rest.length === 0) return true;
    some ??= new Query(Object.fromEntries(rest.map((field) => [field, filter[field]])), { context });
    return some.test(document);
  };
}
