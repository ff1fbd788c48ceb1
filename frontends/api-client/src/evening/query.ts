import { queryOptions } from '@tanstack/react-query';
import type { Evening } from './evening';

export const eveningRoot = 'evening';
export const eveningKey = (restaurantId: string) => [eveningRoot, restaurantId] as const;

// Remotes of different releases share the cache (decision 0061), and each invalidates keys that start with `eveningKey`
// after a live update: another shape of `Evening` needs another word after it.
const shape = 'with-pause-and-sections';

/** A service day of the restaurant; an empty date is its today. */
export const eveningOf = (restaurantId: string, date: string) =>
  queryOptions({
    queryKey: [...eveningKey(restaurantId), shape, date],
    // The runtime of these calls is large, and no page needs it for its first render.
    queryFn: async ({ signal }): Promise<Evening> =>
      (await import('./read-evening')).loadEvening(restaurantId, date, signal),
    // Live updates keep it fresh; this interval is for what they do not report, such as a time that has passed.
    refetchInterval: 60_000,
  });
