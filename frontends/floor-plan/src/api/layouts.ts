import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@tablewell/api-client';
import type { components } from '@tablewell/api-client';

export type Layout = components['schemas']['Layout'];

/** The floor plans of a restaurant, in the server's order. */
export const layoutsOf = (restaurantId: string) =>
  queryOptions({
    queryKey: ['layouts', restaurantId],
    queryFn: async ({ signal }): Promise<readonly Layout[]> => {
      const path = { id: restaurantId };
      const found: unknown = await answer(
        api.GET('/api/restaurant/{id}/layouts', { params: { path }, signal }),
      );
      return Array.isArray(found) ? (found as Layout[]) : [];
    },
  });
