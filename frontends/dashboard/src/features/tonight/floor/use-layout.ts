import { useQuery } from '@tanstack/react-query';
import { layoutsOf } from '@tablewell/api-client/floor';
import type { LayoutContent } from '@tablewell/api-client/floor';

/**
 * The layout to which the tables of an evening belong: undefined if the tables are made from counts or the layout
 * cannot be loaded, `loading` while it is not known yet.
 */
export function useLayout(restaurantId: string, layoutId: string): LayoutContent | 'loading' | undefined {
  const isOfLayout = layoutId !== '';
  const { data, isPending } = useQuery({
    ...layoutsOf(restaurantId),
    enabled: isOfLayout,
    staleTime: 60_000,
  });
  if (!isOfLayout) return undefined;
  return isPending ? 'loading' : data?.find(({ id }) => id === layoutId)?.document;
}
