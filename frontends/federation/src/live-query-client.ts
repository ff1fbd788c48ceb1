import { QueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';

type Invalidation = Parameters<QueryClient['invalidateQueries']>;

/**
 * A query client for pages with live updates. The library ignores an invalidation of a query that is loaded for the
 * first time, so an update in that time was lost if the server had read its answer before. Here such a query is
 * fetched once more after it is loaded; starting again instead could keep a slow phone from ever loading it.
 */
export class LiveQueryClient extends QueryClient {
  private readonly again = new WeakMap<Query, Promise<void>>();

  override async invalidateQueries(...[filters, options]: Invalidation): Promise<void> {
    const loading = this.getQueryCache()
      .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    const later = loading.map((query) => this.fetchAgain(query));
    await Promise.all([super.invalidateQueries(filters, options), ...later]);
  }

  /** Fetches the query again once its first load has succeeded; once for any number of invalidations. */
  private fetchAgain(query: Query): Promise<void> {
    const known = this.again.get(query);
    if (known) return known;
    const fetched = Promise.resolve(query.promise).then(
      () => {
        this.again.delete(query);
        return super.invalidateQueries({ queryKey: query.queryKey, exact: true });
      },
      // The error is shown by the query.
      () => void this.again.delete(query),
    );
    this.again.set(query, fetched);
    return fetched;
  }
}
