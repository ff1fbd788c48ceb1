import { isDoc, type Doc } from '../bson/values';
import type { Store } from '../storage/store';
import { compileFilter } from '../query/filter';
import { execute, fieldsOf } from '../query/execute';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/index-definition';

const maxPerSweep = 1000;

/**
 * Removes documents that have expired by their TTL index: the least date of the field counts. Returns whether there are
 * more: a sweep continues until there are none, and other writes run in between.
 */
export function removeExpired(store: Store, now: Date): boolean {
  let isMore = false;
  for (const collection of store.catalogue.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      if (sweep(collection, index, now) === maxPerSweep) isMore = true;
    }
  }
  return isMore;
}

function sweep(collection: Collection, index: Index, now: Date): number {
  const path = index.fields[0]?.path as string;
  const deadline = new Date(now.getTime() - (index.expireAfterSeconds as number) * 1000);
  const expiredFilter: Doc = new Map([[path, new Map([['$lt', deadline]])]]);
  const partial = index.spec.get('partialFilterExpression');
  const filter = compileFilter(
    isDoc(partial) ? new Map([['$and', [expiredFilter, partial]]]) : expiredFilter,
  );
  const asked = { filter, sort: [], hint: index.spec.get('name') };
  const query = { ...asked, read: fieldsOf(asked), skip: 0, limit: maxPerSweep };
  const expired = [...execute(collection, query).results];
  for (const stored of expired) collection.remove(stored);
  return expired.length;
}
