import { answer, api, storedToken } from '@tablewell/api-client';
import type { Audience } from '@tablewell/booking-rules/problems';
import type { Resource } from '../lib/resource-store';
import { useResource } from './use-resource';

/** The restaurants of which the signed-in user is a member. */
const ownRestaurants: Resource<readonly { id: string }[]> = {
  key: 'own-restaurants',
  load: () => answer(api.GET('/api/restaurant', {})),
  freshMs: 5 * 60_000,
};

/**
 * The audience of this page: a member of the restaurant may book larger parties than the public, and needs no captcha,
 * because of the session. `public` until the session's restaurants are loaded.
 */
export function useAudience(restaurantId: string): Audience {
  const { data } = useResource(storedToken() ? ownRestaurants : undefined);
  return data?.some(({ id }) => id === restaurantId) ? 'member' : 'public';
}
