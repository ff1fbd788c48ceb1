import { answer, api } from '@tablewell/api-client';

/** Deletes a restaurant and everything in it. */
export const deleteRestaurant = (id: string) =>
  answer(api.DELETE('/api/restaurant/{id}', { params: { path: { id } } }));
