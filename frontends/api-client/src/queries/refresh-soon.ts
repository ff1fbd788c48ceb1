import type { QueryClient, QueryKey } from '@tanstack/react-query';

const waitMs = 400;
const waiting = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>();

/** Fetches again once a burst of live updates is over: a thousand imported guests cause one request. */
export function refreshSoon(queries: QueryClient, queryKey: QueryKey): void {
  const timers = waiting.get(queries) ?? new Map<string, ReturnType<typeof setTimeout>>();
  waiting.set(queries, timers);
  const name = JSON.stringify(queryKey);
  clearTimeout(timers.get(name));
  timers.set(
    name,
    setTimeout(() => {
      timers.delete(name);
      void queries.invalidateQueries({ queryKey, exact: true });
    }, waitMs),
  );
}
