import { answer, api, storedToken } from '@tablewell/api-client';
import type { Audience } from '@tablewell/booking-rules/problems';
import type { Resource } from '../lib/resource-store';
import { useResource } from './use-resource';

/** The restaurants where the signed-in person works. */
const ownRestaurants: Resource<readonly { id: string }[]> = {
  key: 'own-restaurants',
  load: () => answer(api.GET('/api/restaurant', {})),
  freshMs: 5 * 60_000,
};

/**
 * As whom this page books: a member of the restaurant may book more people than the public, and proves by the session
 * to be a person. The public until the session's restaurants are known.
 */
export function useAudience(restaurantId: string): Audience {
  const { data } = useResource(storedToken() ? ownRestaurants : undefined);
  return data?.some(({ id }) => id === restaurantId) ? 'member' : 'public';
}
