import { answer, api } from '@tablewell/api-client';

/** Deletes a guest from the list. */
export const deleteGuest = ({ restaurantId, guestId }: { restaurantId: string; guestId: string }) =>
  answer(api.DELETE('/api/guests/{restaurantId}/{guestId}', { params: { path: { restaurantId, guestId } } }));
