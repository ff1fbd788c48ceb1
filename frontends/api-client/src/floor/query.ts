import { queryOptions } from '@tanstack/react-query';
import type { Layout } from './layout';

export const layoutsRoot = 'floor-plans';

/** The floor plans of a restaurant, in the server's order. */
export const layoutsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: [layoutsRoot, restaurantId],
    // The runtime of these calls is large, and no page needs it for its first render.
    queryFn: async ({ signal }): Promise<readonly Layout[]> =>
      (await import('./load-layouts')).loadLayouts(restaurantId, signal),
  });
