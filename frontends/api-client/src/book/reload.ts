import type { QueryClient } from '@tanstack/react-query';
import { daysKey, eveningKey, shape } from './keys';
import type { PartiesByDate } from './queries';

/** The updates of this long reload once, after what they say about their own parties was rendered. */
const waitMs = 150;
const waiting = new WeakMap<QueryClient, Set<string>>();

function soon(queries: QueryClient, name: string, reload: () => unknown): void {
  const names = waiting.get(queries) ?? new Set();
  waiting.set(queries, names);
  if (names.has(name)) return;
  names.add(name);
  setTimeout(() => {
    names.delete(name);
    void reload();
  }, waitMs);
}

/** Reloads the evenings of a restaurant after a live update, once for several of them. */
export const reloadEvenings = (queries: QueryClient, restaurantId: string): void =>
  soon(queries, restaurantId, () => queries.invalidateQueries({ queryKey: eveningKey(restaurantId) }));

/** Reloads one service day of the lists that show it: the tables of its other parties may have changed, too. */
export const reloadDay = (queries: QueryClient, restaurantId: string, date: string): void =>
  soon(queries, `${restaurantId} ${date}`, () => loadDay(queries, restaurantId, date));

async function loadDay(queries: QueryClient, restaurantId: string, date: string): Promise<void> {
  const filters = {
    queryKey: daysKey(restaurantId),
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[3] === shape && (queryKey[4] as readonly string[]).includes(date),
  };
  const lists = queries.getQueryCache().findAll(filters);
  const isShown = lists.some((query) => query.isActive());
  // Queries that are being loaded start again; those that are not shown load when they are shown.
  if (!isShown || lists.some(({ state }) => state.fetchStatus === 'fetching'))
    return queries.invalidateQueries(filters);
  try {
    const { loadPartiesOn } = await import('./read-evening');
    const days = await loadPartiesOn(restaurantId, [date]);
    queries.setQueriesData<PartiesByDate>(filters, (known) => known && { ...known, ...days });
  } catch {
    await queries.invalidateQueries(filters);
  }
}
