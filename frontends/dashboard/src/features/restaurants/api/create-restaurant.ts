import { answer, api } from '@tablewell/api-client';

/** Adds a restaurant. 402 if the plan has no room for another. */
export const createRestaurant = (name: string) => answer(api.POST('/api/restaurant', { body: { name } }));
