import { queryOptions } from '@tanstack/react-query';
import { readLayout } from './layout-message';
import type { Layout } from './layout-message';

export type { Layout } from './layout-message';

const client = async () => (await import('./rpc')).layouts();

/** The floor plans of a restaurant, in the server's order. */
export const layoutsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['floor-plans', restaurantId],
    queryFn: async ({ signal }): Promise<readonly Layout[]> => {
      const { layouts } = await (await client()).listLayouts({ restaurantId }, { signal });
      return layouts.map(readLayout);
    },
  });
