import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { storeRestaurant, storedRestaurant, watchSession } from '@tablewell/api-client';
import { listRestaurants } from './api/list-restaurants';
import type { Restaurant } from './api/list-restaurants';

const storedId = (): string | undefined => storedRestaurant()?.id;
const none: readonly Restaurant[] = [];

export interface Restaurants {
  state: 'loading' | 'failed' | 'ready';
  all: readonly Restaurant[];
  current: Restaurant | undefined;
  retry: () => void;
}

/** The user's restaurants and the selected one: the stored one, otherwise the first, which is then stored. */
export function useRestaurants(): Restaurants {
  const { data, isError, refetch } = useQuery(listRestaurants());
  const stored = useSyncExternalStore(watchSession, storedId);
  const all = data ?? none;
  const current = all.find(({ id }) => id === stored) ?? all[0];
  useEffect(() => {
    // When a list arrives, not whenever nothing is stored: a session that ends removes its restaurant.
    const [first] = data ?? none;
    if (first && !data?.some(({ id }) => id === storedId())) selectRestaurant(first);
  }, [data]);
  return {
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    all,
    current,
    retry: () => void refetch(),
  };
}

/** Selects another restaurant, in this window and in others. */
export const selectRestaurant = ({ id, name }: Pick<Restaurant, 'id' | 'name'>): void =>
  storeRestaurant({ id, name });
